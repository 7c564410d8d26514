import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClock, IconLock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { makeId } from '~/lib/ids'
import { textToHtml } from '~/lib/texts/text'
import { numberText } from '~/lib/texts/numbers'
import type { UserScope } from '~/lib/scope'
import { takeFocus } from '~/ui/focus'
import { Dialog } from '~/ui/dialogs/Dialog'
import { confirm } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { Notice } from '~/ui/messages/Notice'
import type { ConversationConfig, Recipient } from '../conversationConfig'
import { fillMessage, type MessageTexts } from '../fillMessage'
import { BulkCompose } from './BulkCompose'
import classes from './Bulk.module.css'
import { countOf, newRun, pendingPeople, type PersonState, type Run } from './run'
import type { RunMail } from './runCalls'
import { useMessageRun } from './useMessageRun'

type Props = {
  writer: UserScope
  /** Key of the subject; there is one unfinished run and one draft per key. */
  place: readonly string[]
  /** The selected people, with names. */
  people: readonly Recipient[]
  /** Loads the name of a person of an earlier run. */
  nameOf: (userId: string) => Promise<string>
  conversationOf: (person: Recipient) => ConversationConfig
  isOpen: boolean
  open: () => void
  close: () => void
}

/** Sends one message to all selected people, and offers to continue an unfinished run. */
export function BulkMessages({ writer, place, people, nameOf, conversationOf, isOpen, open, close }: Props) {
  // Undefined if the name could not be loaded.
  const [names, setNames] = useState<ReadonlyMap<string, string | undefined>>(new Map())
  const chosen = new Map(people.map(({ userId, name }) => [userId, name]))
  const knownName = (userId: string) => names.get(userId) ?? chosen.get(userId)
  const nameText = (userId: string) =>
    knownName(userId) ?? (names.has(userId) ? 'Nama belum dapat dimuat' : 'Memuat nama...')
  const keepName = (userId: string, name: string | undefined) =>
    setNames((known) => (known.has(userId) && known.get(userId) === name ? known : new Map(known).set(userId, name)))
  async function loadName(userId: string): Promise<string> {
    const name = knownName(userId) ?? (await nameOf(userId))
    keepName(userId, name)
    return name
  }
  const mailFor = async (run: Run, userId: string): Promise<RunMail> => {
    const conversation = conversationOf({ userId, name: await loadName(userId) })
    const { subject, text } = fillMessage(conversation, run)
    return { conversation, message: { subject: subject.trim(), html: textToHtml(text.trim()) } }
  }
  const messages = useMessageRun({ writer, place: ['pesan', ...place], mailFor })
  const { run, isRunning, orphan } = messages
  const unfinishedRun = run ?? orphan
  const needsName = ({ userId }: { userId: string }) => !chosen.has(userId) && !names.has(userId)
  const nextUnnamed = isOpen ? run?.people.find(needsName)?.userId : undefined
  useEffect(() => {
    // A name that failed to load is loaded again when sending.
    if (nextUnnamed !== undefined) loadName(nextUnnamed).catch(() => keepName(nextUnnamed, undefined))
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
    const message = `${count} pelamar belum menerima pesan ini dan tidak akan dikirimi lagi.`
    const question = { title: 'Buang sisa pengiriman', message, yes: 'Buang', no: 'Batal', destructive: true }
    if (!(await confirm(question))) return
    if (run) messages.discard()
    else messages.dropOrphan()
    close()
  }
  /** Fills in the shared placeholders now: the vacancy may have another name when the run continues. */
  const begin = (texts: MessageTexts) => {
    const shared = fillMessage({ ...conversationOf(people[0]!), name: undefined }, texts)
    const ids = people.map(({ userId }) => userId)
    void messages.begin(newRun(makeId(), shared, ids))
  }
  if (!isOpen || (!run && people.length === 0))
    return (
      unfinishedRun && (
        <Notice>
          Pengiriman pesan belum selesai: {numberText(countOf(unfinishedRun, 'sent'))} dari{' '}
          {numberText(unfinishedRun.people.length)} pelamar terkirim.{' '}
          <button type="button" className="link-button" onClick={() => void openUnfinished()}>
            Lanjutkan
          </button>{' '}
          <button type="button" className="link-button" onClick={() => void discard(unfinishedRun)}>
            Buang
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
      title={`Pesan untuk ${numberText(run ? run.people.length : people.length)} pelamar`}
      closeButtonProps={{ 'aria-label': 'Tutup pesan' }}
      closeOnClickOutside={false}
    >
      {run ? (
        <BulkProgress
          run={run}
          messages={messages}
          nameOf={nameText}
          discard={() => void discard(run)}
          close={onClose}
        />
      ) : (
        <BulkCompose writer={writer} place={place} people={people} conversationOf={conversationOf} send={begin} />
      )}
    </Dialog>
  )
}

type ProgressProps = {
  run: Run
  messages: ReturnType<typeof useMessageRun>
  nameOf: (userId: string) => string
  discard: () => void
  close: () => void
}

const icons = { waiting: IconClock, sent: IconCheck, closed: IconLock, failed: IconAlertTriangle }
const stateText: Record<PersonState, string> = {
  waiting: 'Menunggu',
  sent: 'Terkirim',
  closed: 'Tidak dikirim, percakapan sudah diakhiri',
  failed: 'Belum berhasil',
}

/** The progress of a bulk message: counts, the result per person, and buttons to stop and continue. */
function BulkProgress({ run, messages, nameOf, discard, close }: ProgressProps) {
  const { current, reasons, isRunning, isStopping, stop, resume } = messages
  const total = run.people.length
  const done = total - pendingPeople(run).length
  const [sent, failed, closed] = [countOf(run, 'sent'), countOf(run, 'failed'), countOf(run, 'closed')]
  const counts = [
    `${numberText(sent)} dari ${numberText(total)} terkirim`,
    ...(closed > 0 ? [`${numberText(closed)} percakapan sudah diakhiri`] : []),
    ...(failed > 0 ? [`${numberText(failed)} belum berhasil`] : []),
  ].join(', ')
  const isDone = done === total
  // Failures first: they need attention.
  const order: Record<PersonState, number> = { failed: 0, closed: 1, waiting: 2, sent: 3 }
  const people = isRunning ? run.people : run.people.toSorted((a, b) => order[a.state] - order[b.state])
  return (
    <div className={`stack ${classes.form}`}>
      <p role="status" className="tabular">
        {isRunning ? `Mengirim: ${counts}` : isDone ? `Selesai: ${counts}` : `Berhenti: ${counts}`}
      </p>
      <progress className={classes.progress} aria-label="Kemajuan pengiriman" max={total} value={done} />
      {!isRunning && !isDone && (
        <div className={`break-anywhere ${classes.text}`} role="group" aria-label="Pesan yang dikirim" tabIndex={0}>
          <p className={classes.subject}>{run.subject}</p>
          {run.text}
        </div>
      )}
      <ul className={`plain-list break-anywhere ${classes.people}`} aria-label="Hasil per pelamar" tabIndex={0}>
        {people.map(({ userId, state }) => {
          const Icon = icons[state]
          const isNow = isRunning && userId === current
          return (
            <li key={userId} data-state={state}>
              <Icon size={16} aria-hidden />
              <span>
                {nameOf(userId)}: {isNow ? 'Sedang dikirim' : stateText[state]}
                {state === 'failed' && reasons.has(userId) && !isNow && `. ${reasons.get(userId)}`}
              </span>
            </li>
          )
        })}
      </ul>
      <div className={`row ${classes.actions}`}>
        {isRunning ? (
          <Button
            key="stop"
            ref={takeFocus}
            variant="default"
            // Not `disabled`, so that it keeps the focus until it is replaced.
            aria-disabled={isStopping}
            data-disabled={isStopping}
            onClick={stop}
          >
            {isStopping ? 'Menghentikan...' : 'Hentikan'}
          </Button>
        ) : isDone ? (
          <Button key="done" ref={takeFocus} onClick={close}>
            Selesai
          </Button>
        ) : (
          <>
            <Button variant="default" className={classes.discard} onClick={discard}>
              Buang sisanya
            </Button>
            {/* Focus is on this button, so that a repeated key press does not continue the run. */}
            <Button ref={takeFocus} variant="default" onClick={close}>
              Nanti saja
            </Button>
            <Button onClick={() => void resume()}>Lanjutkan ({numberText(total - done)})</Button>
          </>
        )}
      </div>
    </div>
  )
}
