import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { type SearchTicket, tickets } from '~/api/contract/executive/tickets'
import { useSend } from '~/api/useSend'
import { ticketStatuses } from '~/lib/codes'
import type { Writer } from '~/lib/scope'
import { texts } from '~/lib/texts/texts'
import { AttachmentField } from '~/conversation/AttachmentField'
import { useAttachment } from '~/conversation/useAttachment'
import { OrphanNotices } from '~/record/OrphanNotices'
import { useTextDraft } from '~/record/useTextDraft'
import { confirm } from '~/ui/dialogs/dialogs'
import { SelectField } from '~/ui/fields/SelectField'
import { notify } from '~/ui/messages/notify'
import { MAX_REPLY_HTML, replyHtml, refusedBecause } from './reply'
import classes from './tickets.module.css'

type Props = { ticket: SearchTicket; writer: Writer; onCancel: () => void }

/** The reply to a ticket and the ticket's next status (document 3 §2, §4, §5). */
export function TicketReplyForm({ ticket, writer, onCancel }: Props) {
  const { sendAsync: reply } = useSend(tickets.reply)
  const { messageId: msgId } = ticket
  const written = useTextDraft(writer, [tickets.reply.name, msgId], { text: '', status: '' })
  const { draft, change, forget } = written
  // Until one is chosen the status stays what it is, also when it is loaded anew.
  const status = ticketStatuses.find(({ id }) => id === draft.status)?.id ?? ticket.status
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  // Set before anything waits, so that a second press finds it: one press, one reply.
  const running = useRef(false)
  const { attached, attach, drop } = useAttachment(busy, setFailure)
  const isShut = ticket.status === 'CLOSE' && status === 'CLOSE'
  const refusal = refusedBecause(ticket.status, status, draft.text)

  async function submit() {
    if (running.current || refusal) return
    const messageText = replyHtml(draft.text)
    if (messageText.length > MAX_REPLY_HTML) return setFailure('Pesan terlalu panjang. Persingkat lalu kirim lagi.')
    if (attached && !attached.upload) return setFailure('Tunggu sampai lampiran selesai dibaca')
    running.current = true
    setFailure(undefined)
    try {
      if (status === 'CLOSE' && !(await mayClose())) return
      setBusy(true)
      const body = { messageText, ticketStatus: status, fileBase64Dto: attached?.upload ?? null }
      await reply({ msgId, body })
      forget()
      drop()
      void notify(`Balasan untuk tiket ${msgId} terkirim`)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : texts.failed)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const mayClose = () =>
    confirm({
      title: `Tutup tiket ${msgId}`,
      message: 'Tiket yang berstatus Complete tidak dapat dibalas atau dibuka lagi.',
      yes: 'Ya',
      no: 'Tidak',
      destructive: true,
    })

  return (
    <form
      className={`card ${classes.panel}`}
      aria-label="Balas tiket"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h2>Balas</h2>
      <OrphanNotices orphans={written.orphans} take={written.takeOrphan} drop={written.dropOrphan} />
      <Textarea
        label="Body"
        rows={7}
        maxLength={19_000}
        disabled={isShut}
        readOnly={busy}
        value={draft.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <AttachmentField attached={attached} attach={attach} drop={drop} disabled={isShut || busy} />
      <SelectField
        label="Ubah Status"
        options={ticketStatuses}
        clearable={false}
        value={status}
        onChange={(id) => change({ status: id ?? '' })}
      />
      {failure && (
        <p role="alert" className="failure">
          {failure}
        </p>
      )}
      <div className={classes.actions}>
        {refusal && (
          <p id="refusal" className={classes.none}>
            {refusal}
          </p>
        )}
        <Button
          variant="default"
          disabled={busy}
          onClick={() => {
            forget()
            drop()
            onCancel()
          }}
        >
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={refusal !== undefined} aria-describedby="refusal">
          Submit
        </Button>
      </div>
    </form>
  )
}
