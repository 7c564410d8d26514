import { useWindowEvent } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useState } from 'react'
import { accountQuery } from '~/api/identity/account'
import type { ConversationEntry, Ticket } from '~/api/endpointGroups/conversation'
import { dayNameOf, momentText } from '~/lib/time/dates'
import { fullName } from '~/lib/texts/text'
import { numberText } from '~/lib/texts/numbers'
import { BusyButton } from '~/ui/BusyButton'
import { SafeHtml } from '~/ui/html/SafeHtml'
import { Notice } from '~/ui/messages/Notice'
import { usePrintedItems } from '~/ui/usePrintedItems'
import { AttachmentLink } from './attachment/AttachmentLink'
import type { ConversationConfig } from './conversationConfig'
import { newestEntries } from './delivery/newestEntries'
import classes from './Thread.module.css'

type Props<T extends { userId: string }> = {
  config: ConversationConfig<T>
  ticket: Ticket
  /** The scroll container. */
  region: HTMLElement | null
}

const asIs = (text: string) => text

/** The first message, with the later ones below it (document 2 §4.2). */
export function Thread<T extends { userId: string }>({ config, ticket, region }: Props<T>) {
  const { endpoints, corporateName, hidden } = config
  const conceal = hidden?.conceal ?? asIs
  const writer = useQueryClient().getQueryData(accountQuery.queryKey)
  // If both have the same name, it is unknown whose a message is.
  const senderName = writer && fullName(writer) === config.senderName ? undefined : config.senderName
  const { data, error, isFetching, refetch } = useQuery({
    ...newestEntries(endpoints, ticket.messageId),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
  return (
    <div className={`stack ${classes.thread}`}>
      <div className={`row ${classes.head}`}>
        <h3 className="small">Pesan Terdahulu</h3>
        <BusyButton variant="subtle" size="compact-xs" isBusy={isFetching} onClick={() => void refetch()}>
          Muat ulang pesan
        </BusyButton>
      </div>
      {data && error && <Notice retry={() => void refetch()}>{error.message}</Notice>}
      {data && data.total > data.content.length && (
        <p role="status" className={`dimmed ${classes.notice}`}>
          Hanya {numberText(data.content.length)} pesan terbaru dari {numberText(data.total)} yang ditampilkan.
        </p>
      )}
      <p className={`caption dimmed ${classes.day}`}>{dayNameOf(ticket.createdAt)}</p>
      <article className={classes.message} data-side={senderName && 'own'} aria-label="Pesan pertama">
        <p className="caption dimmed break-anywhere">
          {momentText(ticket.createdAt)} · From: Admin {corporateName}
        </p>
        <p className="break-anywhere">
          <strong>Subjek:</strong> {conceal(ticket.subject || '-')}
        </p>
        <SafeHtml html={conceal(ticket.messageText)} />
        <ShownAttachment address={ticket.urlAttachment} hidden={hidden} />
      </article>
      {data ? (
        data.content.length === 0 ? (
          // A failure stands above.
          !error && <p className={`dimmed ${classes.wait}`}>{isFetching ? 'Memuat pesan...' : 'Belum ada balasan.'}</p>
        ) : (
          <Entries
            entries={data.content}
            firstAt={ticket.createdAt}
            senderName={senderName}
            hidden={hidden}
            region={region}
          />
        )
      ) : error ? (
        <Notice retry={() => void refetch()}>{error.message}</Notice>
      ) : (
        <p role="status" className={`dimmed ${classes.wait}`}>
          Memuat pesan...
        </p>
      )}
    </div>
  )
}

type EntriesProps = Pick<ConversationConfig, 'hidden'> & {
  entries: readonly ConversationEntry[]
  /** When the first message was sent. */
  firstAt: string
  senderName: string | undefined
  region: HTMLElement | null
}

/** The later messages, virtualized for threads of a thousand. */
function Entries({ entries, firstAt, senderName, hidden, region }: EntriesProps) {
  const conceal = hidden?.conceal ?? asIs
  // The list's offset within the scroll container.
  const [scrollMargin, setScrollMargin] = useState(0)
  const listRef = useCallback((list: HTMLElement | null) => {
    if (list) setScrollMargin(list.offsetTop)
  }, [])
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => region,
    estimateSize: () => 96,
    overscan: 4,
    scrollMargin,
    initialRect: { width: 700, height: 260 },
    // At the newest message the position stays, even when messages above it are measured late.
    anchorTo: 'end',
  })
  // Opens at the newest message.
  useEffect(() => virtualizer.scrollToEnd(), [virtualizer, entries.length, scrollMargin])
  // The browser's smooth scroll to the ends would stop half way when messages are measured on the way.
  useWindowEvent('keydown', (event) => {
    if (event.target !== region || (event.key !== 'Home' && event.key !== 'End')) return
    event.preventDefault()
    if (event.key === 'Home') virtualizer.scrollToOffset(0)
    else virtualizer.scrollToEnd()
  })
  const printed = usePrintedItems(entries.length, (index) => index)
  const sideOf = ({ userName }: ConversationEntry) => senderName && (userName === senderName ? 'theirs' : 'own')
  return (
    <ol
      ref={listRef}
      className={`plain-list ${classes.entries}`}
      aria-label="Pesan Terdahulu"
      style={printed ? undefined : { height: virtualizer.getTotalSize() }}
    >
      {(printed ?? virtualizer.getVirtualItems()).map(({ index, start, key }) => {
        const entry = entries[index]!
        const day = dayNameOf(entry.createdDate)
        const isNewDay = day !== dayNameOf(entries[index - 1]?.createdDate ?? firstAt)
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={entries.length}
            aria-posinset={index + 1}
            style={start === undefined ? undefined : { transform: `translateY(${start - scrollMargin}px)` }}
          >
            {isNewDay && <p className={`caption dimmed ${classes.day}`}>{day}</p>}
            <div className={classes.message} data-side={sideOf(entry)}>
              <p className="caption dimmed break-anywhere">
                {momentText(entry.createdDate)} · <bdi>{conceal(entry.userName)}</bdi>
              </p>
              <SafeHtml html={conceal(entry.messageText)} />
              <ShownAttachment
                address={entry.urlAttachment}
                hidden={hidden}
                isTheirs={entry.userName === hidden?.name}
              />
            </div>
          </li>
        )
      })}
    </ol>
  )
}

type AttachmentProps = Pick<ConversationConfig, 'hidden'> & { address: string | null; isTheirs?: boolean }

/** An attachment, unless the candidate is hidden and it is their own or its address names them. */
function ShownAttachment({ address, hidden, isTheirs = false }: AttachmentProps) {
  if (!address || !hidden) return <AttachmentLink address={address} />
  return isTheirs || hidden.isNamedIn(address) ? (
    <p className="caption dimmed">Lampiran disembunyikan</p>
  ) : (
    <AttachmentLink address={address} />
  )
}
