import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { TicketReply } from '~/api/contract/executive/tickets'
import { labelOf, ticketMessageStatuses, ticketSides, ticketStatuses, ticketTypes } from '~/lib/codes'
import { dayNameOf, momentText } from '~/lib/time/dates'
import { numberText } from '~/lib/texts/numbers'
import { adminTexts } from '~/lib/texts/adminTexts'
import { useUrlState } from '~/lib/url/urlState'
import { AttachmentLink } from '~/conversation/attachment/AttachmentLink'
import { useCorporate } from '~/components/corporate'
import { FailedScreen } from '~/components/pages/FailedScreen'
import { PageHead } from '~/components/pages/PageHead'
import { StaleNotice } from '~/components/reads/StaleNotice'
import { BackLink } from '~/ui/links/BackLink'
import { PendingScreen } from '~/ui/states/PendingScreen'
import { SafeHtml } from '~/ui/html/SafeHtml'
import { StatusBadge } from '~/ui/StatusBadge'
import { TicketReplyForm } from './TicketReplyForm'
import { ticketDetail, ticketPage, ticketUrl } from './tickets'
import classes from './tickets.module.css'

/** How many replies are drawn at first, and more at each press. */
const STEP = 50

/** One ticket: the request, its messages and the reply form (document 3 §2). */
export function TicketScreen({ msgId }: { msgId: string }) {
  const { index } = useCorporate()
  const listState = useUrlState(ticketUrl.read)
  const list = ticketUrl.write(listState)
  // Of the page that one comes from, and never asked for by this screen.
  const { data: shown } = useQuery({ ...ticketPage(listState), enabled: false })
  const at = shown?.content.findIndex(({ messageId }) => messageId === msgId) ?? -1
  const next = at < 0 ? undefined : shown?.content[at + 1]
  const navigate = useNavigate()
  const read = useQuery(ticketDetail(msgId))
  const { data, error, refetch } = read
  const back = (
    <BackLink to="/dashboard/$index/contact-us" params={{ index }} search={list}>
      Kembali ke daftar tiket
    </BackLink>
  )
  if (!data)
    return (
      <div className="page">
        <PageHead parent={back} title={`Tiket ${msgId}`} namesTab />
        {error ? <FailedScreen error={error} retry={() => void refetch()} /> : <PendingScreen />}
      </div>
    )
  const { ticket, replies } = data
  const facts = [
    ['Type', labelOf(ticketTypes, ticket.ticketType)],
    ['Created At', momentText(ticket.createdAt)],
    ['Reporter Name', ticket.senderName],
    ['Email', ticket.email],
    ['Phone', ticket.reporterPhone],
    [
      'Ticket Status',
      <StatusBadge key="status" status={ticket.status}>
        {labelOf(ticketStatuses, ticket.status)}
      </StatusBadge>,
    ],
    ['Message Status', labelOf(ticketMessageStatuses, ticket.messageStatus)],
  ] as const
  const isOpen = ticket.status === 'OPEN'
  return (
    <div className="page">
      <PageHead
        parent={back}
        title={`Tiket ${ticket.messageId}`}
        namesTab
        chips={<StatusBadge status={isOpen ? 'ACTIVE' : 'CLOSED'} />}
      >
        {next && (
          <Link
            to="/dashboard/$index/contact-us/$msgId"
            params={{ index, msgId: next.messageId }}
            search={list}
            className={classes.next}
            title={next.messageId}
          >
            Tiket berikutnya
            <IconArrowRight size={16} aria-hidden />
          </Link>
        )}
      </PageHead>
      <StaleNotice read={read} />
      <div className={`stack ${classes.columns}`}>
        <section className={`card stack ${classes.panel}`} aria-labelledby="message">
          <h2 id="message">Pesan</h2>
          <SafeHtml html={ticket.messageText} />
          <h2 id="replies">Riwayat balasan</h2>
          {replies.length === 0 ? (
            <p className="small dimmed">{adminTexts.tickets.noReplies}</p>
          ) : (
            <Replies replies={replies} />
          )}
        </section>
        <section className={`card stack ${classes.panel} ${classes.beside}`} aria-labelledby="reporter">
          <h2 id="reporter">Pelapor</h2>
          <dl className={`stack ${classes.facts}`}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt className="caption dimmed">{name}</dt>
                <dd className="break-anywhere">
                  <bdi>{value ?? '-'}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <TicketReplyForm
          key={ticket.messageId}
          ticket={ticket}
          replies={replies}
          onCancel={() => void navigate({ to: '/dashboard/$index/contact-us', params: { index }, search: list })}
        />
      </div>
    </div>
  )
}

/** The replies, of which the newest are drawn at first. */
function Replies({ replies }: { replies: readonly TicketReply[] }) {
  const [count, setCount] = useState(STEP)
  const earlier = Math.max(0, replies.length - count)
  return (
    <>
      {earlier > 0 && (
        <Button variant="default" size="xs" className={classes.earlier} onClick={() => setCount(count + STEP)}>
          Tampilkan {numberText(earlier)} balasan sebelumnya
        </Button>
      )}
      <ol className={`stack plain-list ${classes.replies}`} aria-labelledby="replies">
        {replies.slice(earlier).map((reply, n) => (
          <Reply
            key={`${reply.createdDate} ${reply.userName} ${reply.messageText}`}
            reply={reply}
            before={replies[earlier + n - 1]?.createdDate}
          />
        ))}
      </ol>
    </>
  )
}

function Reply({ reply, before }: { reply: TicketReply; before: string | undefined }) {
  const day = dayNameOf(reply.createdDate)
  return (
    <li>
      {(before === undefined || dayNameOf(before) !== day) && <p className={`caption dimmed ${classes.day}`}>{day}</p>}
      <div className={classes.reply} data-side={reply.position}>
        <p className={`caption dimmed break-anywhere ${classes.meta}`}>
          {momentText(reply.createdDate)} · <bdi>{reply.userName}</bdi> ({labelOf(ticketSides, reply.position)})
        </p>
        <SafeHtml html={reply.messageText} />
        <AttachmentLink address={reply.urlAttachment} />
      </div>
    </li>
  )
}
