import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { accountQuery } from '~/api/identity/account'
import { serverNow } from '~/api/identity/clock'
import type { useSentMessages } from '~/components/actions/actions'
import { fullName } from '~/lib/texts/text'
import { texts } from '~/lib/texts/texts'
import { notify } from '~/ui/messages/notify'
import { useIsGone } from '~/lib/effects'
import type { ConversationConfig } from '../conversationConfig'
import type { Reply } from './readReply'

/** One check reads at most so many threads. */
export const MAX_THREADS = 20
/** How many are read side by side. */
const AT_ONCE = 4

/** What was found of somebody, and when this person had last written to them by then. */
type Result = { reply: Reply; sentAt: number | undefined }
/** What the checks of this screen have found, in memory only, and when. */
type Checked = { results: ReadonlyMap<string, Result>; at: number }
const nothing: Checked = { results: new Map(), at: 0 }

/** Names a thread among all that are checked. */
const threadKey = ({ thread }: ConversationConfig): string => JSON.stringify(thread)

/**
 * Checks on request who has replied, never by itself: no list has this field, so each person costs a call. What was found
 * of somebody no longer holds once `sentAt` tells that they were written to since.
 */
export function useReplyCheck(sentAt: ReturnType<typeof useSentMessages>) {
  const client = useQueryClient()
  const [checked, setChecked] = useState(nothing)
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const stopped = useRef(false)
  const isGone = useIsGone()

  /** What is known of the contact with somebody. */
  function contactWith(one: ConversationConfig): { sentAt: number | undefined; reply: Reply | undefined } {
    const sent = sentAt(one.thread.userId, one.vacancy?.klobVacancyCode)
    const found = checked.results.get(threadKey(one))
    return { sentAt: sent, reply: found?.sentAt === sent ? found?.reply : undefined }
  }
  /** Those of whom nothing was found yet come first. */
  function nextOf(people: readonly ConversationConfig[]): readonly ConversationConfig[] {
    const isOpen = (one: ConversationConfig) => (contactWith(one).reply?.kind ?? 'failed') === 'failed'
    return [...people.filter(isOpen), ...people.filter((one) => !isOpen(one))].slice(0, MAX_THREADS)
  }
  async function check(people: readonly ConversationConfig[]): Promise<void> {
    if (progress) return
    const waiting = [...nextOf(people)]
    const total = waiting.length
    stopped.current = false
    setProgress({ done: 0, total })
    const own = client.getQueryData(accountQuery.queryKey)
    const work = async () => {
      // How a thread is read is needed on request only.
      const { readReply } = await import('./readReply')
      for (let one = waiting.shift(); one && !stopped.current && !isGone.current; one = waiting.shift()) {
        const { sentAt: sent } = contactWith(one)
        const reply = await readReply(one, own && fullName(own))
        const result = { reply, sentAt: sent }
        setChecked(({ results }) => ({ results: new Map(results).set(threadKey(one), result), at: serverNow() }))
        setProgress((now) => now && { ...now, done: now.done + 1 })
      }
    }
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, work))
    } finally {
      setProgress(undefined)
    }
  }
  return {
    /** When something was last found. */
    at: checked.at,
    contactWith,
    progress,
    nextOf,
    check: (people: readonly ConversationConfig[]) => void check(people).catch(() => notify(texts.failed, 'failed')),
    stop: () => void (stopped.current = true),
  }
}
/** The checks of a screen. */
export type ReplyCheck = ReturnType<typeof useReplyCheck>
