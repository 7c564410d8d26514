import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type SearchTicket, type TicketReply, type TicketStatus, tickets } from '~/api/contract/executive/tickets'
import { useSend } from '~/api/useSend'
import { messageOf } from '~/api/errors'
import { messageLimits } from '~/api/endpointGroups/conversation'
import { useCorporate } from '~/components/corporate'
import { recordDelivery } from '~/components/actions/actions'
import { labelOf, ticketStatuses } from '~/lib/codes'
import { UNREAD } from '~/conversation/attachment/attachment'
import { AttachmentField, useAttachment } from '~/conversation/attachment/AttachmentField'
import { confirmInSpiteOf, replyLines } from '~/conversation/delivery/unseenReplies'
import { BusyButton } from '~/ui/BusyButton'
import { FailureText } from '~/ui/messages/FailureText'
import { DraftNotices } from '~/record/form/DraftNotices'
import { useTextDraft } from '~/record/useTextDraft'
import { confirm } from '~/ui/dialogs/dialogs'
import { LongTextField } from '~/ui/fields/LongTextField'
import { SelectField } from '~/ui/fields/SelectField'
import { notify } from '~/ui/messages/notify'
import { useFlow } from '~/lib/useFlow'
import { replyError, type Seen, seenIn, type TicketNews } from './reply'
import { sendReply } from './sendReply'
import { ticketDetail } from './tickets'
import classes from './tickets.module.css'

type Props = {
  ticket: SearchTicket
  replies: readonly TicketReply[]
  onCancel: () => void
}

/** The fields of a reply's draft; `seenReplies` and `seenStatus` are the ticket that it was begun under. */
const blankDraft = { text: '', status: '', seenReplies: '', seenStatus: '' }

const statusById = (id: string): TicketStatus | undefined => ticketStatuses.find((status) => status.id === id)?.id

/** The reply to a ticket and the ticket's next status (document 3 §2, §4, §5). */
export function TicketReplyForm({ ticket, replies, onCancel }: Props) {
  const { writer } = useCorporate()
  const client = useQueryClient()
  const { sendAsync: reply } = useSend(tickets.reply)
  const { messageId: msgId } = ticket
  const written = useTextDraft(writer, [tickets.reply.name, msgId], blankDraft, ({ text, status: next }) =>
    replyError(ticket.status, statusById(next) ?? ticket.status, text),
  )
  const { draft, attempt, recordAttempt, clear: forget } = written
  // Until one is chosen, the ticket's current status applies, also after a reload.
  const chosen = statusById(draft.status)
  const status = chosen ?? ticket.status
  const shown = seenIn({ ticket, replies })
  const seenStatus = statusById(draft.seenStatus)
  // Before anything is typed, what is shown is seen.
  const seen = seenStatus === undefined ? shown : { replies: Number(draft.seenReplies), status: seenStatus }
  const draftOf = ({ replies: count, status: from }: Seen) => ({ seenReplies: String(count), seenStatus: from })
  const change = (part: Partial<typeof blankDraft>) => {
    const { text, status: next } = { ...draft, ...part }
    // A reply in which nothing is left is as good as none.
    written.change(text === '' && next === '' ? blankDraft : { ...draftOf(seen), ...part })
  }
  const { isBusy: busy, failure, setFailure, run } = useFlow()
  const { attached, attach, drop } = useAttachment(busy, setFailure)
  const isClosed = ticket.status === 'CLOSE' && status === 'CLOSE'
  const refusal = replyError(ticket.status, status, draft.text)

  async function submit() {
    if (attached && !attached.upload) return setFailure(UNREAD)
    await run({
      question: status === 'CLOSE' ? confirmClosing : undefined,
      work: replyOnce,
      toFailure: messageOf,
      tell: (reason) => void notify(`Balasan untuk tiket ${msgId} belum terkirim. ${reason}`, 'failed'),
    })
  }
  async function replyOnce() {
    const outcome = await deliver()
    if (outcome === 'cancelled') return
    if (outcome === 'found') {
      // What was seen meanwhile stays.
      written.change({ text: '' })
      throw new Error('Balasan tadi sudah terkirim, tetapi statusnya belum diubah.')
    }
    forget()
    drop()
    void notify(`Balasan untuk tiket ${msgId} terkirim`)
  }
  const deliver = () =>
    sendReply(
      { text: draft.text, status: chosen, hasFile: attached !== undefined, seen, attempt, recordAttempt },
      {
        read: () => client.fetchQuery({ ...ticketDetail(msgId), staleTime: 0 }),
        ask: (news) => confirmInSpiteOf(`Tiket ${msgId} berubah`, newsLines(news, chosen)),
        onSeen: (now) => change(draftOf(now)),
        send: (messageText, ticketStatus) =>
          reply({ msgId, body: { messageText, ticketStatus, fileBase64Dto: attached?.upload ?? null } }),
        onChecked: (isDelivered) => recordDelivery(writer, 'ticket', msgId, isDelivered),
      },
    )
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
      className={`card stack screen-only ${classes.panel}`}
      aria-label="Balas tiket"
      noValidate
      onSubmit={(event) => void written.handleSubmit(submit)(event)}
    >
      <h2>Balas</h2>
      <DraftNotices draft={written} />
      <LongTextField
        label="Body"
        autosize
        minRows={4}
        maxRows={14}
        limit={messageLimits.typed}
        disabled={isClosed}
        readOnly={busy}
        value={draft.text}
        onChange={(text) => change({ text })}
      />
      <div className={classes.besideFile}>
        <AttachmentField attached={attached} attach={attach} drop={drop} disabled={isClosed || busy} />
        <SelectField
          label="Ubah Status"
          options={ticketStatuses}
          clearable={false}
          value={status}
          onChange={(id) => change({ status: id ?? '' })}
        />
      </div>
      {failure && <FailureText>{failure}</FailureText>}
      <div className={classes.actions}>
        {refusal && (
          <p id="refusal" className="small dimmed">
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

/** What colleagues did since a reply was begun. */
function newsLines({ replies, status }: TicketNews, chosen: TicketStatus | undefined): string[] {
  const own = chosen === undefined ? '' : ` Balasan Anda mengubahnya menjadi ${labelOf(ticketStatuses, chosen)}.`
  return [
    ...replyLines(replies),
    ...(status === undefined ? [] : [`Status tiket sekarang ${labelOf(ticketStatuses, status)}.${own}`]),
  ]
}
