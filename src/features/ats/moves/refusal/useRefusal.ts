import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Option } from '~/api/contract/values'
import { noteArrival } from '~/components/actions/actions'
import type { ConversationConfig } from '~/conversation/conversationConfig'
import { fillMessage, type MessageTexts } from '~/conversation/fillMessage'
import { newRun } from '~/conversation/bulk/run'
import { runCalls } from '~/conversation/bulk/runCalls'
import { withRunLock } from '~/conversation/bulk/runCalls'
import { sendRun } from '~/conversation/bulk/sendRun'
import { SENT_RECENTLY, sentRecently } from '~/conversation/delivery/deliverOnce'
import { unfill } from '~/conversation/templates/ownTemplates'
import { makeId } from '~/lib/ids'
import type { Writer } from '~/lib/scope'
import { adminTexts } from '~/lib/texts/adminTexts'
import { htmlOfText } from '~/lib/texts/text'
import { ask } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { unsavedNote } from '../../notes/notesRecord'
import { currentStage, type Applicant } from '../whereabouts'
import { profileQuery } from '../../queries'
import type { StageView } from '../../stageView'
import { type Kept, type Refusal, type refusalStore, refusedId } from './refusals'

/** The outcome of the message; 'elsewhere': another tab sends, has sent or has discarded it. */
export type Sent = { state: 'sent' | 'closed' | 'elsewhere' } | { state: 'failed'; error: unknown }

/** Sends the message of a rejection; the attempt is stored first, so that nobody receives it twice. */
async function sendRefusal(
  client: QueryClient,
  store: ReturnType<typeof refusalStore>,
  writer: Writer,
  conversation: ConversationConfig,
  refusal: Refusal,
): Promise<Sent> {
  let result: Sent = { state: 'elsewhere' }
  await withRunLock(refusal.run.id, async () => {
    const stored = store.find(refusal)
    if (!stored) return
    const { subject, text } = fillMessage(conversation, stored.run)
    const message = { subject: subject.trim(), html: htmlOfText(text.trim()) }
    let error: unknown
    const { people } = await sendRun(
      stored.run,
      runCalls(client, () => Promise.resolve({ conversation, message })),
      {
        save: (run) => store.keep({ ...stored, run }),
        isStopped: () => false,
        onFailure: (_, failure) => (error = failure),
        onFound: (userId) => noteArrival(writer, 'message', userId),
        onSent: () => sentRecently.remember(writer, refusedId(stored), message.html),
      },
    )
    const { state } = people[0]!
    if (state !== 'sent' && state !== 'closed') return void (result = { state: 'failed', error })
    store.drop(stored)
    result = { state }
  })
  return result
}

type Input = {
  view: StageView
  store: ReturnType<typeof refusalStore>
  conversation: ConversationConfig
  applicant: Applicant
  from: Option
  kept: Kept
  /** The unfinished rejection to resume, if any. */
  begun: Refusal | undefined
  close: (to: Option | undefined) => void
}

/**
 * A rejection: one confirmation, the move, then the message, each with its own outcome. It is stored before it starts,
 * so that after a failure or reload only the missing part is done, after a check of the applicant's current stage.
 */
export function useRefusal({ view, store, conversation, applicant, from, kept, begun, close }: Input) {
  const { viewer, writer, stages, moves, isShown } = view
  const { userId } = applicant
  const { name } = conversation
  const client = useQueryClient()
  const stageKey = { ...view.stageKey, stageId: from.id }
  const [refusal, setRefusal] = useState(begun)
  const [result, setResult] = useState<Sent>()
  const [isBusy, setBusy] = useState(false)
  // Set synchronously, so that a second press is ignored.
  const running = useRef(false)
  const stageOf = ({ to }: Refusal) => stages.find(({ id }) => id === to)

  async function once(work: () => Promise<void>) {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await work()
    } catch (error) {
      setResult({ state: 'failed', error })
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const question = (more: readonly string[]) => ({
    title: 'Tolak pelamar',
    message: adminTexts.conversation.send,
    yes: 'Tolak dan kirim',
    more,
  })
  /** Moves the applicant and returns whether that succeeded; stores the rejection on confirmation. */
  async function move(next: Refusal, to: Option, more: readonly string[], note: string): Promise<boolean> {
    const onConfirmed = () => begun === undefined && store.keep(next)
    const outcome = await moves.move(
      { stageKey, applicants: [applicant], from, to },
      { isSilent: true, ...kept, note, question: question(more), isShown, onConfirmed },
    )
    const hasMoved = outcome !== undefined && outcome.moved.length > 0
    if (!hasMoved && begun === undefined) store.drop(next)
    return hasMoved
  }
  async function write(next: Refusal) {
    store.keep(next)
    setRefusal(next)
    const sent = await sendRefusal(client, store, writer, conversation, next)
    setResult(sent)
    if (sent.state !== 'sent') return
    void notify(`Pesan penolakan untuk ${name} terkirim`)
    close(stageOf(next))
  }
  return {
    /** Undefined until it has started. */
    refusal,
    result,
    isBusy,
    to: refusal && stageOf(refusal),
    start: (texts: MessageTexts, to: Option | undefined, isReply: boolean, onBegun: () => void) =>
      once(async () => {
        const run = newRun(makeId(), unfill(texts, { NAMA: name }), [userId])
        const next = { run, from: from.id, to: to?.id ?? null, hasMoved: false }
        const more = [isReply ? 'Pesan: balasan di percakapan yang ada' : `Pesan: ${texts.subject.trim()}`]
        const isAgain = sentRecently.has(writer, userId, htmlOfText(texts.text.trim()))
        const note = [unsavedNote(viewer.userId, stageKey, [applicant]), isAgain ? SENT_RECENTLY : '']
          .filter(Boolean)
          .join('\n')
        if (to) {
          if (!(await move(next, to, more, note))) return
        } else {
          const { more: items, ...asked } = question([`${name}: tetap di ${from.text}`, ...more])
          if (!(await ask({ ...asked, items: items.map((text) => ({ text })), note, no: 'Batal' }))) return
        }
        onBegun()
        await write({ ...next, hasMoved: true })
      }),
    /** Does the missing part. */
    resume: (left: Refusal) =>
      once(async () => {
        setResult(undefined)
        const to = stageOf(left)
        const profile = await client.fetchQuery({ ...profileQuery(stageKey, userId), staleTime: 0 })
        const stage = currentStage(profile)?.stage
        const isThere = stage === (to ?? from).text
        if (to && !left.hasMoved && !isThere) {
          if (!(await move(left, to, [`Pesan: ${left.run.subject}`], ''))) return
        } else if (stage !== undefined && !isThere) {
          const message = `${name} sekarang di tahap ${stage}.`
          const asked = { title: 'Tetap kirim pesan penolakan?', message, yes: 'Tetap kirim', no: 'Batal' }
          if (!(await ask({ ...asked, destructive: true }))) return
        }
        // Another tab may have sent or discarded it.
        const stored = store.find(left)
        if (!stored) return setResult({ state: 'elsewhere' })
        await write({ ...stored, hasMoved: true })
      }),
    /** Discards the message. */
    discard(left: Refusal) {
      store.drop(left)
      close(stageOf(left))
    },
  }
}
