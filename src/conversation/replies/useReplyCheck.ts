import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { accountQuery } from '~/api/identity/account'
import { serverNow } from '~/api/identity/clock'
import type { useSentMessages } from '~/components/actions/actions'
import { fullName } from '~/lib/texts/text'
import { texts } from '~/lib/texts/texts'
import { notify } from '~/ui/messages/notify'
import { useIsUnmounted } from '~/lib/effects'
import type { ConversationConfig } from '../conversationConfig'
import type { Reply } from './readReply'

/** One check reads at most so many threads. */
export const MAX_THREADS = 20
/** How many are read side by side. */
const CONCURRENCY = 4

/** A person's reply, and when the user had last written to them at the time of the check. */
type Result = { reply: Reply; sentAt: number | undefined }
/** The results of this screen's checks by thread, in memory only; `at` is the server's time in ms. */
type CheckResults = { results: ReadonlyMap<string, Result>; at: number }
const noResults: CheckResults = { results: new Map(), at: 0 }
/** The threads with a reply. */
type Answered = ReadonlySet<string>
const NONE: Answered = new Set()

const threadKey = ({ thread }: ConversationConfig): string => JSON.stringify(thread)

/**
 * Checks for replies on request only: no list has this field, so each person costs a call. A result is ignored once
 * `sentAt` shows that the person was written to since.
 */
export function useReplyCheck(sentAt: ReturnType<typeof useSentMessages>) {
  const client = useQueryClient()
  const [checked, setChecked] = useState(noResults)
  const [answered, setAnswered] = useState(NONE)
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const stopped = useRef(false)
  const isGone = useIsUnmounted()

  /** The own last message to a person, and their reply if the check is still valid. */
  function contactWith(one: ConversationConfig): { sentAt: number | undefined; reply: Reply | undefined } {
    const sent = sentAt(one.thread.userId, one.vacancy?.klobVacancyCode)
    const found = checked.results.get(threadKey(one))
    return { sentAt: sent, reply: found?.sentAt === sent ? found?.reply : undefined }
  }
  /** The next conversations to check: those without a result or with a failed check first. */
  function nextToCheck(people: readonly ConversationConfig[]): readonly ConversationConfig[] {
    const isOpen = (one: ConversationConfig) => (contactWith(one).reply?.kind ?? 'failed') === 'failed'
    return [...people.filter(isOpen), ...people.filter((one) => !isOpen(one))].slice(0, MAX_THREADS)
  }
  async function check(people: readonly ConversationConfig[]): Promise<void> {
    if (progress) return
    const waiting = [...nextToCheck(people)]
    const total = waiting.length
    stopped.current = false
    setProgress({ done: 0, total })
    const own = client.getQueryData(accountQuery.queryKey)
    const found = new Set(answered)
    const work = async () => {
      // Loaded on the first check only.
      const { readReply } = await import('./readReply')
      for (let one = waiting.shift(); one && !stopped.current && !isGone.current; one = waiting.shift()) {
        const { sentAt: sent } = contactWith(one)
        const reply = await readReply(one, own && fullName(own))
        const result = { reply, sentAt: sent }
        if (reply.kind === 'replied' || reply.kind === 'answered') found.add(threadKey(one))
        setChecked(({ results }) => ({ results: new Map(results).set(threadKey(one), result), at: serverNow() }))
        setProgress((now) => now && { ...now, done: now.done + 1 })
      }
    }
    try {
      await Promise.all(Array.from({ length: CONCURRENCY }, work))
    } finally {
      setProgress(undefined)
      setAnswered(found)
    }
  }
  /** Whether they had replied when the last check ended. The function is the same until the next one does. */
  const hasAnswered = useCallback((one: ConversationConfig) => answered.has(threadKey(one)), [answered])
  return {
    hasAnswered,
    /** When the last result was found, in ms. */
    at: checked.at,
    contactWith,
    progress,
    nextToCheck,
    check: (people: readonly ConversationConfig[]) => void check(people).catch(() => notify(texts.failed, 'failed')),
    stop: () => void (stopped.current = true),
  }
}
/** The reply checks of a screen. */
export type ReplyCheck = ReturnType<typeof useReplyCheck>
