import { Button, CloseButton, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FileUpload, Ticket } from '~/api/families/conversation'
import { send } from '~/api/queries'
import { htmlOfText } from '~/lib/html'
import { fillTemplate, openPlaces } from '~/lib/template'
import { texts } from '~/lib/texts'
import { confirm } from '~/ui/dialogs'
import { lazily } from '~/ui/lazily'
import { notify } from '~/ui/notify'
import { readAttachment, refusalOf } from './attachment'
import classes from './ConversationDialog.module.css'
import type { Correspondence } from './correspondence'
import { hasArrived } from './hasArrived'
import { useDraft } from './useDraft'

const VacancyPicker = lazily(async () => (await import('../VacancyPicker')).VacancyPicker)

type Props<T extends { userId: string }> = { correspondence: Correspondence<T>; ticket: Ticket | null }
type Attached = { name: string; upload: FileUpload | undefined; share: number }

/** Writing: the first message with subject and template, or a reply; closing and opening the thread. */
export function Compose<T extends { userId: string }>({ correspondence, ticket }: Props<T>) {
  const { talk, thread, template, name, corporateName, scope } = correspondence
  const client = useQueryClient()
  const isClosed = ticket !== null && ticket.status !== 'OPEN'
  const filled = (position: string | undefined) => {
    const values = { NAMA: name, PERUSAHAAN: corporateName, POSISI: position }
    return { subject: fillTemplate(template.subject, values), text: fillTemplate(template.text, values) }
  }
  const start = ticket ? { subject: '', text: '' } : filled(correspondence.vacancy?.name)
  const { draft, change, forget } = useDraft(correspondence, start)
  const [attached, setAttached] = useState<Attached>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [picking, setPicking] = useState(false)
  // Set before anything waits, so that a second press finds it: one press, one message.
  const running = useRef(false)
  const fileRef = useRef<HTMLInputElement>(null)
  const droppedFile = useRef<string>(undefined)
  useEffect(() => {
    droppedFile.current = attached?.name
  }, [attached])
  // A browser keeps no file for later; that it is gone must be said.
  useEffect(
    () => () => {
      if (droppedFile.current) void notify('Lampiran dilepas. Teks pesan tersimpan sebagai draf.', 'info')
    },
    [],
  )

  const waiting = ticket ? [] : openPlaces(draft.subject + draft.text)
  const problem = () => {
    if (!ticket && draft.subject.trim() === '') return 'Subjek wajib diisi'
    if (draft.text.trim() === '') return 'Pesan wajib diisi'
    if (waiting.length > 0) return `Isi dahulu ${waiting.join(', ')} pada subjek atau pesan`
    if (attached && !attached.upload) return 'Tunggu sampai lampiran selesai dibaca'
    return undefined
  }

  /** One thing at a time: asks, does it, tells a failure here and keeps what was typed. */
  async function run(question: string, verb: string, work: () => Promise<unknown>) {
    if (running.current) return
    running.current = true
    setFailure(undefined)
    try {
      if (!(await confirm({ title: `${verb}: ${name}`, message: question, yes: 'Ya', no: 'Tidak' }))) return
      setBusy(true)
      await work()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : texts.failed)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  function submit() {
    const told = problem()
    if (told) return setFailure(told)
    void run(texts.conversation.send, 'Kirim pesan', async () => {
      const message = { messageText: htmlOfText(draft.text.trim()), fileBase64Dto: attached?.upload ?? null }
      try {
        if (ticket) await send(client, talk.reply, { messageId: ticket.messageId, body: message })
        else await send(client, talk.start, { body: { ...thread, subject: draft.subject.trim(), ...message } })
      } catch (error) {
        // A cut connection does not say whether the message arrived; the thread does.
        if (!(await hasArrived(client, talk, thread, ticket, message.messageText, error))) throw error
      }
      forget()
      setAttached(undefined)
      void notify(`Pesan untuk ${name} terkirim`)
    })
  }
  const turn = (verb: 'close' | 'reopen', question: string, title: string) =>
    void run(question, title, async () => {
      if (ticket) await send(client, talk[verb], { messageId: ticket.messageId })
    })

  async function attach(file: File | undefined) {
    if (!file) return
    const refusal = refusalOf(file)
    if (refusal) return setFailure(refusal)
    setFailure(undefined)
    setAttached({ name: file.name, upload: undefined, share: 0 })
    try {
      const upload = await readAttachment(file, (share) => setAttached((was) => was && { ...was, share }))
      setAttached({ name: file.name, upload, share: 1 })
    } catch {
      setAttached(undefined)
      setFailure('Berkas belum dapat dibaca. Pilih kembali berkasnya.')
    }
  }
  const drop = () => {
    setAttached(undefined)
    if (fileRef.current) fileRef.current.value = ''
  }

  return (
    <form
      className={classes.compose}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        submit()
      }}
    >
      {!ticket && (
        <>
          {!correspondence.vacancy && (
            <Button variant="default" size="xs" onClick={() => setPicking(true)}>
              Pilih lowongan untuk undangan
            </Button>
          )}
          <TextInput
            label="Subjek"
            maxLength={255}
            value={draft.subject}
            onChange={(event) => change({ subject: event.currentTarget.value })}
          />
        </>
      )}
      <Textarea
        label="Pesan"
        rows={7}
        maxLength={19_000}
        disabled={isClosed}
        value={draft.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <div className={classes.attach}>
        <span className={classes.label} id="attachment">
          LAMPIRAN
        </span>
        <label className={classes.choose}>
          Pilih berkas
          <input
            ref={fileRef}
            type="file"
            className="visually-hidden"
            aria-labelledby="attachment"
            disabled={isClosed}
            onChange={(event) => void attach(event.currentTarget.files?.[0])}
          />
        </label>
        {attached && (
          <span className={classes.file}>
            {attached.upload ? attached.name : `${attached.name}: dibaca ${Math.round(attached.share * 100)} %`}
            <CloseButton size="xs" aria-label={`Lepas lampiran ${attached.name}`} onClick={drop} />
          </span>
        )}
      </div>
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      <div className={classes.actions}>
        {ticket && !isClosed && (
          <Button
            variant="default"
            disabled={busy}
            onClick={() => turn('close', texts.conversation.close, 'Akhiri percakapan')}
          >
            AKHIRI PERCAKAPAN
          </Button>
        )}
        {isClosed && (
          <Button
            variant="default"
            disabled={busy}
            onClick={() => turn('reopen', texts.conversation.reopen, 'Buka percakapan')}
          >
            BUKA PERCAKAPAN
          </Button>
        )}
        <Button type="submit" loading={busy} disabled={isClosed}>
          KIRIM
        </Button>
      </div>
      {picking && (
        <VacancyPicker
          scope={scope}
          onClose={() => setPicking(false)}
          onPick={(vacancy) => {
            // What was typed stays; only the place of the position is filled.
            const position = { POSISI: vacancy.name }
            change({ subject: fillTemplate(draft.subject, position), text: fillTemplate(draft.text, position) })
            setPicking(false)
          }}
        />
      )}
    </form>
  )
}
