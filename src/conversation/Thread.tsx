import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { accountQuery } from '~/api/identity/account'
import type { Ticket } from '~/api/endpointGroups/conversation'
import { dayNameOf, momentText } from '~/lib/time/dates'
import { fullName } from '~/lib/texts/text'
import { numberText } from '~/lib/texts/numbers'
import { SafeHtml } from '~/ui/html/SafeHtml'
import { FailureText } from '~/ui/messages/FailureText'
import { AttachmentLink } from './attachment/AttachmentLink'
import type { ConversationConfig } from './conversationConfig'
import { Entries } from './Entries'
import { newestEntries } from './delivery/newestEntries'
import classes from './Thread.module.css'

type Props<T extends { userId: string }> = {
  config: ConversationConfig<T>
  ticket: Ticket
  /** What scrolls. */
  region: HTMLElement | null
}

/** The first message, and the later ones below it (document 2 §4.2). */
export function Thread<T extends { userId: string }>({ config, ticket, region }: Props<T>) {
  const { endpoints, corporateName } = config
  const writer = useQueryClient().getQueryData(accountQuery.queryKey)
  // Of two people of one name nobody can tell whose a message is.
  const senderName = writer && fullName(writer) === config.senderName ? undefined : config.senderName
  const { data, error, isFetching, refetch } = useQuery({
    ...newestEntries(endpoints, ticket.messageId),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
  return (
    <div className={classes.thread}>
      <div className={classes.head}>
        <h3>Pesan Terdahulu</h3>
        <Button variant="subtle" size="compact-xs" loading={isFetching} onClick={() => void refetch()}>
          Muat ulang pesan
        </Button>
      </div>
      {data && error && <FailureText retry={() => void refetch()}>{error.message}</FailureText>}
      {data && data.total > data.content.length && (
        <p role="status" className={classes.notice}>
          Hanya {numberText(data.content.length)} pesan terbaru dari {numberText(data.total)} yang ditampilkan.
        </p>
      )}
      <p className={classes.day}>{dayNameOf(ticket.createdAt)}</p>
      <article className={classes.message} data-side={senderName && 'own'} aria-label="Pesan pertama">
        <p className={classes.meta}>
          {momentText(ticket.createdAt)} · From: Admin {corporateName}
        </p>
        <p className={classes.subject}>
          <strong>Subjek:</strong> {ticket.subject || '-'}
        </p>
        <SafeHtml html={ticket.messageText} />
        <AttachmentLink address={ticket.urlAttachment} />
      </article>
      {data ? (
        data.content.length === 0 ? (
          <p className={classes.wait}>Belum ada balasan.</p>
        ) : (
          <Entries entries={data.content} firstAt={ticket.createdAt} senderName={senderName} region={region} />
        )
      ) : error ? (
        <FailureText retry={() => void refetch()}>{error.message}</FailureText>
      ) : (
        <p role="status" className={classes.wait}>
          Memuat pesan...
        </p>
      )}
    </div>
  )
}
