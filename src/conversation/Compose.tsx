import { Button, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Ticket } from '~/api/endpointGroups/conversation'
import { ApiError } from '~/api/errors'
import { query } from '~/api/queries'
import { useSend } from '~/api/useSend'
import { htmlOfText, fillTemplate, openPlaces, refillPlace } from '~/lib/texts/text'
import { adminTexts } from '~/lib/texts/adminTexts'
import { texts } from '~/lib/texts/texts'
import { OrphanNotices } from '~/record/OrphanNotices'
import { useTextDraft } from '~/record/useTextDraft'
import { confirm } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { AboutVacancy } from './AboutVacancy'
import { AttachmentField } from './AttachmentField'
import classes from './ConversationDialog.module.css'
import type { ConversationConfig } from './conversationConfig'
import { lastVacancy } from './lastVacancy'
import { countBefore, wasDelivered } from './wasDelivered'
import { useAttachment } from './useAttachment'

/** What a message may be once it is HTML (the contract's bound). */
const MAX_HTML = 20_000

type Props<T extends { userId: string }> = {
  correspondence: ConversationConfig<T>
  ticket: Ticket | null
  /** It is not known whether there is a thread: nothing may be sent. */
  blocked: boolean
}

type Step = 'send' | 'close' | 'reopen'
/** What went wrong, and what can be tried again. */
type Failure = { told: string; step?: Step }

/** Writing: the first message with subject and template, or a reply; closing and opening the thread. */
export function Compose<T extends { userId: string }>({ correspondence, ticket, blocked }: Props<T>) {
  const { talk, thread, template, name, corporateName, scope } = correspondence
  const client = useQueryClient()
  const { sendAsync: start } = useSend(talk.start)
  const { sendAsync: reply } = useSend(talk.reply)
  const { sendAsync: close } = useSend(talk.close)
  const { sendAsync: reopen } = useSend(talk.reopen)
  const isClosed = ticket !== null && ticket.status !== 'OPEN'
  const writer = { userId: correspondence.writerId, corporateId: scope.corporateId }
  const filled = (position: string) => {
    const values = { NAMA: name, PERUSAHAAN: corporateName, POSISI: position || undefined }
    return { subject: fillTemplate(template.subject, values), text: fillTemplate(template.text, values), position }
  }
  const initial = ticket
    ? { subject: '', text: '', position: '' }
    : filled(correspondence.vacancy?.name ?? lastVacancy.read(writer))
  const place = [talk.find.name, JSON.stringify(thread)]
  const { draft, change, forget, orphans, takeOrphan, dropOrphan } = useTextDraft(writer, place, initial)
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const { attached, attach, drop } = useAttachment(busy, (told) =>
    setFailure(told === undefined ? undefined : { told }),
  )
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const reopenRef = useRef<HTMLButtonElement>(null)
  // One came to write; where nothing can be written, to open the thread again.
  useEffect(() => (isClosed ? reopenRef : fieldRef).current?.focus({ preventScroll: true }), [isClosed])
  // Set before anything waits, so that a second press finds it: one press, one message.
  const running = useRef(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])

  const waiting = ticket ? [] : openPlaces(template.subject + template.text, draft.subject + draft.text)
  const problem = () => {
    if (!ticket && draft.subject.trim() === '') return 'Subjek wajib diisi'
    if (draft.text.trim() === '') return 'Pesan wajib diisi'
    if (waiting.length > 0) return `Isi dahulu ${waiting.join(', ')} pada subjek atau pesan`
    if (htmlOfText(draft.text.trim()).length > MAX_HTML) return 'Pesan terlalu panjang. Persingkat lalu kirim lagi.'
    if (attached && !attached.upload) return 'Tunggu sampai lampiran selesai dibaca'
    return undefined
  }

  const choosePosition = (position: string) => {
    const { subject, text, position: from } = draft
    // What was typed stays; only the name of the position is another.
    change({
      subject: refillPlace(subject, 'POSISI', from, position),
      text: refillPlace(text, 'POSISI', from, position),
      position,
    })
    lastVacancy.keep(writer, position)
  }
  const original = filled(draft.position)
  const isTemplate = draft.subject === original.subject && draft.text === original.text
  async function restore() {
    const message = 'Subjek dan pesan yang Anda ubah akan diganti dengan templat.'
    if (await confirm({ title: 'Pulihkan templat', message, yes: 'Ganti', no: 'Batal', destructive: true }))
      change(original)
  }

  const steps: Record<Step, { title: string; question: string; work: () => Promise<unknown> }> = {
    send: { title: 'Kirim pesan', question: adminTexts.conversation.send, work: sendMessage },
    close: {
      title: 'Akhiri percakapan',
      question: adminTexts.conversation.close,
      work: async () => ticket && close({ messageId: ticket.messageId }),
    },
    reopen: {
      title: 'Buka percakapan',
      question: adminTexts.conversation.reopen,
      work: async () => ticket && reopen({ messageId: ticket.messageId }),
    },
  }
  /** One action at a time: confirms, runs, shows a failure here and leaves the text in place. */
  async function run(step: Step) {
    if (running.current) return
    const told = step === 'send' ? problem() : undefined
    if (told) return setFailure({ told })
    running.current = true
    setFailure(undefined)
    const { title, question, work } = steps[step]
    try {
      const about = step === 'send' && !ticket && draft.position ? { note: `Lowongan: ${draft.position}` } : {}
      const asked = { title: `${title}: ${name}`, message: question, yes: 'Ya', no: 'Tidak', ...about }
      if (!(await confirm(asked))) return
      setBusy(true)
      await work()
    } catch (error) {
      const message = error instanceof Error ? error.message : texts.failed
      const isOutdated = error instanceof ApiError && error.status === 409
      // Somebody else closed, opened or began the thread: it is shown as it is now.
      if (isOutdated) await client.invalidateQueries({ queryKey: query(talk.find, thread).queryKey })
      // The same once more would only be refused again, but a first message becomes a reply.
      setFailure(isOutdated && ticket ? { told: message } : { told: message, step })
      // The dialog may be closed by now, so a toast reports it.
      if (isGone.current) void notify(`${title}, ${name}: belum berhasil. ${message}`, 'failed')
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  async function sendMessage() {
    const message = { messageText: htmlOfText(draft.text.trim()), fileBase64Dto: attached?.upload ?? null }
    const sent = { talk, thread, ticket, messageText: message.messageText, before: countBefore(client, talk, ticket) }
    try {
      if (ticket) await reply({ messageId: ticket.messageId, body: message })
      else await start({ body: { ...thread, subject: draft.subject.trim(), ...message } })
    } catch (error) {
      // A cut connection does not say whether the message arrived; the thread does.
      if (!(await wasDelivered(client, sent, error))) throw error
    }
    forget()
    drop()
    fieldRef.current?.focus({ preventScroll: true })
    void notify(`Pesan untuk ${name} terkirim`)
  }

  return (
    <form
      className={classes.compose}
      data-reply={ticket !== null || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        void run('send')
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isClosed || blocked) return
        event.preventDefault()
        void run('send')
      }}
    >
      {isClosed && (
        <p role="status" className={classes.banner}>
          Percakapan ini sudah diakhiri. Buka percakapan untuk menulis lagi.
        </p>
      )}
      {!isClosed && <OrphanNotices orphans={orphans} take={takeOrphan} drop={dropOrphan} />}
      {!ticket && (
        <>
          {!correspondence.vacancy && (
            <AboutVacancy name={draft.position} scope={scope} disabled={busy} onChange={choosePosition} />
          )}
          <TextInput
            label="Subjek"
            maxLength={255}
            readOnly={busy}
            value={draft.subject}
            onChange={(event) => change({ subject: event.currentTarget.value })}
          />
        </>
      )}
      <Textarea
        ref={fieldRef}
        label="Pesan"
        rows={7}
        maxLength={19_000}
        disabled={isClosed}
        readOnly={busy}
        value={draft.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <AttachmentField attached={attached} attach={attach} drop={drop} disabled={isClosed || busy} />
      {failure && (
        <p role="alert" className="failure">
          {failure.told}{' '}
          {failure.step && !blocked && (
            <button type="button" className="link-button" onClick={() => failure.step && void run(failure.step)}>
              Coba lagi
            </button>
          )}
        </p>
      )}
      <div className={classes.actions}>
        {!ticket && !isTemplate && (
          <Button variant="subtle" disabled={busy} onClick={() => void restore()}>
            Pulihkan templat
          </Button>
        )}
        {ticket && !isClosed && (
          <Button variant="default" disabled={busy} onClick={() => void run('close')}>
            AKHIRI PERCAKAPAN
          </Button>
        )}
        {isClosed && (
          <Button ref={reopenRef} variant="default" disabled={busy} onClick={() => void run('reopen')}>
            BUKA PERCAKAPAN
          </Button>
        )}
        <Button
          type="submit"
          loading={busy}
          disabled={isClosed || blocked}
          title="Ctrl+Enter"
          aria-keyshortcuts="Control+Enter"
        >
          KIRIM
        </Button>
      </div>
    </form>
  )
}
