import { Button, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type SearchTicket, tickets } from '~/api/contract/executive/tickets'
import { useSend } from '~/api/useSend'
import { messageOf } from '~/api/errors'
import { messageLimits } from '~/api/endpointGroups/conversation'
import { useCorporate } from '~/components/corporate'
import { recordDelivery } from '~/components/actions/actions'
import { ticketStatuses } from '~/lib/codes'
import { AttachmentField, useAttachment } from '~/conversation/attachment/AttachmentField'
import { BusyButton } from '~/ui/BusyButton'
import { FailureText } from '~/ui/messages/FailureText'
import { deliverOnce } from '~/conversation/delivery/deliverOnce'
import { DraftNotices } from '~/record/form/DraftNotices'
import { useTextDraft } from '~/record/useTextDraft'
import { confirm } from '~/ui/dialogs/dialogs'
import { SelectField } from '~/ui/fields/SelectField'
import { notify } from '~/ui/messages/notify'
import { useIsUnmounted } from '~/lib/effects'
import { isReplyDelivered, replyError, replyHtml } from './reply'
import { ticketDetail } from './tickets'
import classes from './tickets.module.css'

type Props = { ticket: SearchTicket; onCancel: () => void }

/** The reply to a ticket and the ticket's next status (document 3 §2, §4, §5). */
export function TicketReplyForm({ ticket, onCancel }: Props) {
  const { writer } = useCorporate()
  const client = useQueryClient()
  const { sendAsync: reply } = useSend(tickets.reply)
  const { messageId: msgId } = ticket
  const written = useTextDraft(writer, [tickets.reply.name, msgId], { text: '', status: '' })
  const { draft, change, clear: forget } = written
  // Until one is chosen, the ticket's current status applies, also after a reload.
  const chosen = ticketStatuses.find(({ id }) => id === draft.status)?.id
  const status = chosen ?? ticket.status
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  // Set synchronously, so that a double click sends one reply only.
  const running = useRef(false)
  const isUnmounted = useIsUnmounted()
  const { attached, attach, drop } = useAttachment(busy, setFailure)
  const isClosed = ticket.status === 'CLOSE' && status === 'CLOSE'
  const refusal = replyError(ticket.status, status, draft.text)

  async function submit() {
    if (running.current || refusal) return
    const messageText = replyHtml(draft.text)
    if (messageText.length > messageLimits.html) return setFailure('Pesan terlalu panjang. Persingkat lalu kirim lagi.')
    if (attached && !attached.upload) return setFailure('Tunggu sampai lampiran selesai dibaca')
    running.current = true
    setFailure(undefined)
    try {
      if (status === 'CLOSE' && !(await confirmClosing())) return
      setBusy(true)
      await deliver(messageText)
      forget()
      drop()
      void notify(`Balasan untuk tiket ${msgId} terkirim`)
    } catch (error) {
      const reason = messageOf(error)
      setFailure(reason)
      if (isUnmounted.current) void notify(`Balasan untuk tiket ${msgId} belum terkirim. ${reason}`, 'failed')
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const fetchTicket = () => client.fetchQuery({ ...ticketDetail(msgId), staleTime: 0 })
  /** Sends the reply unless an earlier attempt was delivered; throws errors with messages for the user. */
  async function deliver(messageText: string) {
    const { ticket: current, replies } = await fetchTicket()
    // A colleague may have replied meanwhile: without a choice here, the status is not reverted.
    const ticketStatus = chosen ?? current.status
    const currentRefusal = replyError(current.status, ticketStatus, draft.text)
    if (currentRefusal && written.attempt?.messageText !== messageText) throw new Error(currentRefusal)
    const message = { messageText, before: replies.length }
    const outcome = await deliverOnce(written, message, {
      checkDelivered: async (sent) =>
        recordDelivery(writer, 'ticket', msgId, isReplyDelivered(sent, await fetchTicket())),
      send: () => reply({ msgId, body: { messageText, ticketStatus, fileBase64Dto: attached?.upload ?? null } }),
    })
    if (outcome === 'sent' || ticketStatus === current.status) return
    change({ text: '' })
    throw new Error('Balasan tadi sudah terkirim, tetapi statusnya belum diubah.')
  }
  const confirmClosing = () =>
    confirm({
      title: `Tutup tiket ${msgId}`,
      message: 'Tiket yang berstatus Complete tidak dapat dibalas atau dibuka lagi.',
      yes: 'Ya',
      no: 'Tidak',
      destructive: true,
    })

  return (
    <form
      className={`card stack ${classes.panel}`}
      aria-label="Balas tiket"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h2>Balas</h2>
      <DraftNotices draft={written} />
      <Textarea
        label="Body"
        rows={7}
        maxLength={messageLimits.typed}
        disabled={isClosed}
        readOnly={busy}
        value={draft.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <AttachmentField attached={attached} attach={attach} drop={drop} disabled={isClosed || busy} />
      <SelectField
        label="Ubah Status"
        options={ticketStatuses}
        clearable={false}
        value={status}
        onChange={(id) => change({ status: id ?? '' })}
      />
      {failure && <FailureText>{failure}</FailureText>}
      <div className={classes.actions}>
        {refusal && (
          <p id="refusal" className={`dimmed ${classes.none}`}>
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
        <BusyButton type="submit" isBusy={busy} disabled={refusal !== undefined} aria-describedby="refusal">
          Submit
        </BusyButton>
      </div>
    </form>
  )
}
