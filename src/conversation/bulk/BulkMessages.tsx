import { useEffect, useState } from 'react'
import { serverNow } from '~/api/identity/clock'
import { makeId } from '~/lib/ids'
import { textToHtml } from '~/lib/texts/text'
import { numberText } from '~/lib/texts/numbers'
import type { UserScope } from '~/lib/scope'
import { Dialog } from '~/ui/dialogs/Dialog'
import { ask, confirm, type Question } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { Notice } from '~/ui/messages/Notice'
import type { ConversationConfig, Recipient } from '../conversationConfig'
import { fillMessage, type MessageTexts, sentTexts } from '../fillMessage'
import type { PersonTimes } from '../interview/personTimes'
import { fillTimes, timesProblem } from '../interview/schedule'
import { alertFailure } from '~/components/alertFailure'
import { BulkCompose } from './BulkCompose'
import type { FirstStep } from './firstStep'
import { BulkProgress } from './BulkProgress'
import { countOf, newRun, pendingPeople, type Run } from './run'
import type { RunMail } from './runCalls'
import { useMessageRun } from './useMessageRun'

type Props = {
  writer: UserScope
  /** Key of the subject; there is one unfinished run and one draft per key. */
  place: readonly string[]
  /** The selected people, with names. */
  people: readonly Recipient[]
  /** The filters of the search that the people were found by, which is stored with their run. */
  search?: Run['search']
  /** Loads the name of a person of an earlier run. */
  nameOf: (userId: string, run: Run | undefined) => Promise<string>
  /** What the people are called; applicants unless given. */
  noun?: string
  /** What is done with the people before they are written to. */
  firstStep?: FirstStep
  /** Takes one of several people off the message. */
  remove: (userId: string) => void
  conversationOf: (person: Recipient) => ConversationConfig
  isOpen: boolean
  open: () => void
  close: () => void
}

const lateQuestion = (count: number, noun: string): Question => ({
  title: 'Jadwal sudah lewat',
  message: `Jadwal wawancara untuk ${numberText(count)} ${noun} sudah lewat dan tetap disebut di pesannya.`,
  yes: 'Tetap kirim',
  no: 'Batal',
  destructive: true,
})

/** Sends one message to all selected people, and offers to continue an unfinished run. */
export function BulkMessages({
  writer,
  place,
  people,
  search,
  nameOf,
  noun = 'pelamar',
  firstStep,
  remove,
  conversationOf,
  isOpen,
  open,
  close,
}: Props) {
  // Undefined if the name could not be loaded.
  const [names, setNames] = useState<ReadonlyMap<string, string | undefined>>(new Map())
  const chosen = new Map(people.map(({ userId, name }) => [userId, name]))
  const knownName = (userId: string) => names.get(userId) ?? chosen.get(userId)
  const nameText = (userId: string) => {
    const name = knownName(userId)
    if (name !== undefined) return conversationOf({ userId, name }).name
    return names.has(userId) ? 'Nama gagal dimuat' : 'Memuat nama...'
  }
  const keepName = (userId: string, name: string | undefined) =>
    setNames((known) => (known.has(userId) && known.get(userId) === name ? known : new Map(known).set(userId, name)))
  async function loadName(userId: string, of: Run | undefined): Promise<string> {
    const name = knownName(userId) ?? (await nameOf(userId, of))
    keepName(userId, name)
    return name
  }
  const mailFor = async (run: Run, userId: string): Promise<RunMail> => {
    const conversation = conversationOf({ userId, name: await loadName(userId, run) })
    const times = run.people.find((person) => person.userId === userId)?.times
    const { subject, text } = sentTexts(conversation, times ? fillTimes(run, times) : run)
    return { conversation, message: { subject: subject.trim(), html: textToHtml(text.trim()) } }
  }
  const messages = useMessageRun({ writer, place: ['pesan', ...place], noun, mailFor })
  const { run, isRunning, orphan } = messages
  const unfinishedRun = run ?? orphan
  const needsName = ({ userId }: { userId: string }) => !chosen.has(userId) && !names.has(userId)
  const nextUnnamed = isOpen ? run?.people.find(needsName)?.userId : undefined
  useEffect(() => {
    // A name that failed to load is loaded again when sending.
    if (nextUnnamed !== undefined) loadName(nextUnnamed, run).catch(() => keepName(nextUnnamed, undefined))
    // Only the result for one name, loaded or not, triggers the load of the next one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [nextUnnamed])

  const onClose = () => {
    if (isRunning) return messages.stop()
    if (run && pendingPeople(run).length === 0) messages.discard()
    close()
  }
  /** Opens an unfinished run without sending, so that text and recipients can be checked first. */
  async function openUnfinished() {
    const isLeft = run ? messages.refresh() : await messages.takeOrphan()
    if (isLeft) open()
    else void notify('Pengiriman ini sudah selesai atau dilanjutkan di tab lain', 'info')
  }
  async function discard(unfinished: Run) {
    const count = numberText(pendingPeople(unfinished).length)
    const message = `${count} ${noun} belum menerima pesan ini dan tidak akan dikirimi lagi.`
    const question = { title: 'Jangan kirim sisanya', message, yes: 'Jangan kirim', no: 'Batal', destructive: true }
    if (!(await confirm(question))) return
    if (run) messages.discard()
    else messages.dropOrphan()
    close()
  }
  /** Fills in the shared placeholders now: the vacancy may have another name when the run continues. */
  const begin = async (texts: MessageTexts, question: Question, times?: PersonTimes): Promise<boolean> => {
    const shared = fillMessage({ ...conversationOf(people[0]!), name: undefined }, texts)
    const ids = people.map(({ userId }) => userId)
    const next: Run = { ...newRun(makeId(), shared, ids, times), ...(search ? { search } : {}) }
    const ready = firstStep ? await firstStep.take(next, question, messages.hold) : (await ask(question)) && next
    if (ready) void messages.begin(ready)
    // The first step may have left its run to be resumed.
    return Boolean(ready ?? messages.refresh())
  }
  /** Continues a run; one that was interrupted in its first step goes on with those whom the step has reached. */
  const resume = async () => {
    const late = run ? pendingPeople(run).filter(({ times }) => times && timesProblem(times, serverNow())) : []
    if (late.length > 0 && !(await confirm(lateQuestion(late.length, noun)))) return
    if (!run?.move || run.move.isDone) return messages.resume()
    const ready = await firstStep?.finish(run).catch((error: unknown) => alertFailure(error))
    if (ready) return messages.begin(ready)
    if (ready !== null) return
    messages.discard()
    void notify('Tidak ada pelamar yang dipindahkan, jadi pesannya tidak dikirim', 'info')
    close()
  }
  if (!isOpen || (!run && people.length === 0))
    return (
      unfinishedRun && (
        <Notice>
          {firstStep?.unfinished ?? 'Pengiriman pesan belum selesai'}: {numberText(countOf(unfinishedRun, 'sent'))} dari{' '}
          {numberText(unfinishedRun.people.length)} {noun} terkirim.{' '}
          <button type="button" className="link-button" onClick={() => void openUnfinished()}>
            Lanjutkan
          </button>{' '}
          <button type="button" className="link-button" onClick={() => void discard(unfinishedRun)}>
            Jangan kirim sisanya
          </button>
        </Notice>
      )
    )
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xl"
      yOffset="24px"
      title={`${firstStep?.title ?? 'Pesan untuk'} ${numberText(run ? run.people.length : people.length)} ${noun}`}
      closeButtonProps={{ 'aria-label': 'Tutup pesan' }}
      closeOnClickOutside={false}
    >
      {run ? (
        <BulkProgress
          run={run}
          messages={messages}
          resume={() => void resume()}
          nameOf={nameText}
          discard={() => void discard(run)}
          close={onClose}
        />
      ) : (
        <BulkCompose
          writer={writer}
          place={place}
          people={people}
          noun={noun}
          conversationOf={conversationOf}
          firstStep={firstStep}
          remove={remove}
          send={begin}
          close={onClose}
        />
      )}
    </Dialog>
  )
}
