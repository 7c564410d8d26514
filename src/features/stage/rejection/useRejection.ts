import { useQueryClient } from '@tanstack/react-query'
import { noteLabel, noteNames, useVerdictNote } from '~/components/applicant/verdictNote'
import { reasonLine } from '~/components/rejection/reasons'
import { useCorporate } from '~/components/corporate'
import { useState } from 'react'
import type { Option } from '~/api/values'
import { isNotFound } from '~/api/errors'
import { type Send, useSender } from '~/api/useSend'
import { recordDelivery } from '~/components/actions/actions'
import type { ConversationConfig } from '~/conversation/conversationConfig'
import { type MessageTexts, sentTexts } from '~/conversation/fillMessage'
import { newRun } from '~/conversation/bulk/run'
import { runCalls } from '~/conversation/bulk/runCalls'
import { withRunLock } from '~/conversation/bulk/runCalls'
import { sendRun } from '~/conversation/bulk/sendRun'
import { SENT_RECENTLY, sentRecently } from '~/conversation/delivery/deliverOnce'
import { unfill } from '~/conversation/templates/ownTemplates'
import { makeId } from '~/lib/ids'
import type { UserScope } from '~/lib/scope'
import { useFlow } from '~/lib/useFlow'
import { adminTexts } from '~/lib/texts/adminTexts'
import { textToHtml } from '~/lib/texts/text'
import { ask } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { unsavedNote } from '../notes/notesRecord'
import { currentStage } from '../pipeline/stageHistory'
import { profileQuery } from '../pipeline/queries'
import { useSelection, useStage, useStageActions } from '../pipeline/stageContext'
import { saveReason } from './reasonNote'
import { useReasons } from './ReasonField'
import { type PendingRejection, type Rejection, type rejectionStore, rejectedUserId } from './rejectionStore'

/** Whether there is a conversation, to which the message is a reply; unknown while that is loading or has failed. */
export type ThreadState = 'open' | 'none' | 'unknown'
/** What a rejection starts with. */
export type StartedRejection = {
  texts: MessageTexts
  to: Option | undefined
  thread: ThreadState
  /** Why, for colleagues. */
  reason: string | undefined
}
/** How the confirmation names the message. */
function messageLine(subject: string, thread: ThreadState): string {
  if (thread === 'open') return 'Pesan: balasan di percakapan yang ada'
  return `Pesan: ${subject.trim()}${thread === 'unknown' ? ', atau balasan bila sudah ada percakapan' : ''}`
}

/** The outcome of the message; 'elsewhere': another tab sends, has sent or has discarded it. */
export type SendResult = { state: 'sent' | 'closed' | 'elsewhere' } | { state: 'failed'; error: unknown }

/** Sends the message of a rejection; the attempt is stored first, so that nobody receives it twice. */
async function sendRejection(
  send: Send,
  store: ReturnType<typeof rejectionStore>,
  writer: UserScope,
  conversation: ConversationConfig,
  rejection: Rejection,
): Promise<SendResult> {
  let result: SendResult = { state: 'elsewhere' }
  await withRunLock(rejection.run.id, async () => {
    const stored = store.find(rejection)
    if (!stored) return
    const { subject, text } = sentTexts(conversation, stored.run)
    const message = { subject: subject.trim(), html: textToHtml(text.trim()) }
    let error: unknown
    const { people } = await sendRun(
      stored.run,
      runCalls(send, stored.run.id, () => Promise.resolve({ conversation, message })),
      {
        save: (run) => store.save({ ...stored, run }),
        isStopped: () => false,
        onFailure: (_, failure) => (error = failure),
        onFound: (userId) => recordDelivery(writer, 'message', userId),
        onSent: () => sentRecently.remember(writer, rejectedUserId(stored), message.html),
      },
    )
    const { state } = people[0]!
    if (state !== 'sent' && state !== 'closed') return void (result = { state: 'failed', error })
    store.drop(stored)
    result = { state }
  })
  return result
}

export type RejectionProps = {
  conversation: ConversationConfig
  store: ReturnType<typeof rejectionStore>
  pending: PendingRejection
  /** Called with the applicant's new stage; undefined if they were not moved. */
  close: (to: Option | undefined) => void
}
/** A rejection under way, as its dialog shows it. */
export type RejectionFlow = ReturnType<typeof useRejection>

/**
 * A rejection: one confirmation, the move, then the message, each with its own outcome. It is stored before it starts,
 * so that after a failure or reload only the missing part is done, after a check of the applicant's current stage.
 */
export function useRejection({ store, conversation, pending, close }: RejectionProps) {
  const { applicant, from, moveOptions, unfinished } = pending
  const { stages, stageKey: shown } = useStage()
  const { isShown } = useSelection()
  const { moves } = useStageActions()
  const { viewer, writer } = useCorporate()
  const { userId } = applicant
  const { name } = conversation
  const { note: verdictNote } = useVerdictNote(writer)
  const { texts: reasons } = useReasons(writer)
  const client = useQueryClient()
  const send = useSender()
  const stageKey = { ...shown, stageId: from.id }
  const [rejection, setRejection] = useState(unfinished)
  const [result, setResult] = useState<SendResult>()
  const { isBusy, run: runFlow } = useFlow<never>()
  const stageOf = ({ to }: Rejection) => stages.find(({ id }) => id === to)
  /** The applicant's new stage, once they were moved. */
  const newStage = (one: Rejection | undefined) => (one?.hasMoved ? stageOf(one) : undefined)

  const runExclusive = (work: () => Promise<void>) =>
    runFlow({
      work,
      toFailure: (error) => {
        setResult({ state: 'failed', error })
        return undefined
      },
    })
  const question = (more: readonly string[]) => ({
    title: 'Tolak pelamar',
    message: adminTexts.conversation.send,
    yes: 'Tolak dan kirim',
    more,
  })
  /** Moves the applicant and returns whether that succeeded; a new rejection is stored on confirmation. */
  async function move(next: Rejection, to: Option, more: readonly string[], note: string): Promise<boolean> {
    const isNew = rejection === undefined
    const onConfirmed = () => isNew && store.save(next)
    const outcome = await moves.move(
      { stageKey, applicants: [applicant], from, to },
      { isSilent: true, ...moveOptions, note, question: question(more), isShown, onConfirmed },
    )
    const hasMoved = outcome !== undefined && outcome.moved.length > 0
    // Without an answer they may have been moved.
    const isUncertain = outcome !== undefined && outcome.uncertain.length > 0
    if (isNew && !hasMoved && !isUncertain) store.drop(next)
    return hasMoved
  }
  /** Saves the reason, whose failure leaves the message to be sent, too. */
  async function noted(next: Rejection): Promise<Rejection> {
    const { reason } = next
    if (!reason || reason.isSaved) return next
    const stageId = next.to ?? from.id
    const { text, note } = reason
    try {
      await saveReason(client, send, { stageKey: { ...shown, stageId }, userId, note, reason: text, reasons })
    } catch (error) {
      if (!isNotFound(error)) throw error
      // A colleague has moved them on: the message must not wait for a note that cannot be written here.
      void notify(`Alasan tidak dicatat: ${name} sudah tidak di tahap ini.`, 'failed')
      return { ...next, reason: undefined }
    }
    return { ...next, reason: { ...reason, isSaved: true } }
  }
  async function finish(started: Rejection) {
    store.save(started)
    setRejection(started)
    const next = await noted(started)
    store.save(next)
    setRejection(next)
    const sent = await sendRejection(send, store, writer, conversation, next)
    setResult(sent)
    if (sent.state !== 'sent') return
    void notify(`Pesan penolakan untuk ${name} terkirim`)
    close(stageOf(next))
  }
  return {
    /** Undefined until it has started. */
    rejection,
    result,
    isBusy,
    to: newStage(rejection),
    start: ({ texts, to, thread, reason }: StartedRejection, onStarted: () => void) =>
      runExclusive(async () => {
        const run = newRun(makeId(), unfill(texts, { NAMA: name }), [userId])
        const next: Rejection = {
          run,
          from: from.id,
          to: to?.id ?? null,
          hasMoved: false,
          ...(reason === undefined ? {} : { reason: { text: reason, note: verdictNote, isSaved: false } }),
        }
        const more = [
          messageLine(texts.subject, thread),
          ...(reason === undefined
            ? []
            : [`${noteLabel(noteNames.indexOf(verdictNote))}: ${reasonLine(reason)}, tidak dikirim`]),
        ]
        const isRepeat = sentRecently.has(writer, userId, textToHtml(sentTexts(conversation, texts).text.trim()))
        const hint = [conversation.notice, unsavedNote(viewer.userId, stageKey, [applicant]), isRepeat && SENT_RECENTLY]
          .filter(Boolean)
          .join('\n')
        if (to) {
          if (!(await move(next, to, more, hint))) {
            // Whether they were moved is checked when it is resumed.
            if (!store.find(next)) return
            onStarted()
            return setRejection(next)
          }
        } else {
          const { more: items, ...dialog } = question([`${name}: tetap di ${from.text}`, ...more])
          if (!(await ask({ ...dialog, items: items.map((text) => ({ text })), note: hint, no: 'Batal' }))) return
        }
        onStarted()
        await finish({ ...next, hasMoved: true })
      }),
    /** Does the missing part. */
    resume: (started: Rejection) =>
      runExclusive(async () => {
        setResult(undefined)
        const to = stageOf(started)
        const profile = await client.fetchQuery({ ...profileQuery(stageKey, userId), staleTime: 0 })
        const stage = currentStage(profile)?.stage
        const isThere = stage === (to ?? from).text
        if (to && !started.hasMoved && !isThere) {
          if (!(await move(started, to, [messageLine(started.run.subject, 'unknown')], ''))) return
        } else if (stage !== undefined && !isThere) {
          const message = `${name} sekarang di tahap ${stage}.`
          const dialog = { title: 'Tetap kirim pesan penolakan?', message, yes: 'Tetap kirim', no: 'Batal' }
          if (!(await ask({ ...dialog, destructive: true }))) return
        }
        // Another tab may have sent or discarded it.
        const stored = store.find(started)
        if (!stored) return setResult({ state: 'elsewhere' })
        await finish({ ...stored, hasMoved: true })
      }),
    /** Discards the message. */
    discard(started: Rejection) {
      store.drop(started)
      close(newStage(started))
    },
  }
}
