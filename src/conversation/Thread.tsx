import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ConversationEntry, Ticket } from '~/api/endpointGroups/conversation'
import { momentText } from '~/lib/time/dates'
import { numberText } from '~/lib/texts/numbers'
import { SafeHtml } from '~/ui/html/SafeHtml'
import { AttachmentLink } from './AttachmentLink'
import classes from './ConversationDialog.module.css'
import type { ConversationConfig } from './correspondence'
import { newestEntries } from './newestEntries'
import { InlineRetry } from './InlineRetry'

type Props<T extends { userId: string }> = { correspondence: ConversationConfig<T>; ticket: Ticket }

/** The first message, and the later ones below it (document 2 §4.2). */
export function Thread<T extends { userId: string }>({ correspondence, ticket }: Props<T>) {
  const { talk, corporateName } = correspondence
  const { data, error, isFetching, refetch } = useQuery({
    ...newestEntries(talk, ticket.messageId),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
  const scrollRef = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className={classes.reload}>
        <Button variant="subtle" size="compact-xs" loading={isFetching} onClick={() => void refetch()}>
          Muat ulang pesan
        </Button>
      </div>
      {data && error && <InlineRetry error={error} retry={() => void refetch()} />}
      {data && data.total > data.content.length && (
        <p role="status" className={classes.notice}>
          Hanya {numberText(data.content.length)} pesan terbaru dari {numberText(data.total)} yang ditampilkan.
        </p>
      )}
      <div className={classes.scroll} ref={scrollRef} role="region" aria-label="Percakapan" tabIndex={0}>
        <article className={classes.first} aria-label="Pesan pertama">
          <p className={classes.meta}>
            {momentText(ticket.createdAt)} · From: Admin {corporateName}
          </p>
          <p className={classes.subject}>
            <strong>Subjek:</strong> {ticket.subject || '-'}
          </p>
          <SafeHtml html={ticket.messageText} />
          <AttachmentLink address={ticket.urlAttachment} />
        </article>
        <h3 className={classes.earlier}>Pesan Terdahulu</h3>
        {data ? (
          data.content.length === 0 ? (
            <p className={classes.wait}>Belum ada balasan.</p>
          ) : (
            <Entries entries={data.content} scrollRef={scrollRef} />
          )
        ) : error ? (
          <InlineRetry error={error} retry={() => void refetch()} />
        ) : (
          <p role="status" className={classes.wait}>
            Memuat pesan...
          </p>
        )}
      </div>
    </>
  )
}

type EntriesProps = { entries: readonly ConversationEntry[]; scrollRef: RefObject<HTMLDivElement | null> }

/** Only the messages in sight are in the DOM: a thread of a thousand scrolls like one of ten. */
function Entries({ entries, scrollRef }: EntriesProps) {
  const listRef = useRef<HTMLOListElement>(null)
  // How far down in the scrolled area the list begins.
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => setScrollMargin(listRef.current?.offsetTop ?? 0), [])
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => 96,
    overscan: 4,
    scrollMargin,
    initialRect: { width: 700, height: 260 },
  })
  // The newest message is what one came for.
  useEffect(
    () => virtualizer.scrollToIndex(entries.length - 1, { align: 'end' }),
    [virtualizer, entries.length, scrollMargin],
  )
  // The browser glides to the ends; messages that are measured on the way would stop it half way.
  useEffect(() => {
    const region = scrollRef.current
    const jump = (event: KeyboardEvent) => {
      if (event.target !== region || (event.key !== 'Home' && event.key !== 'End')) return
      event.preventDefault()
      if (event.key === 'Home') virtualizer.scrollToOffset(0)
      else virtualizer.scrollToIndex(entries.length - 1, { align: 'end' })
    }
    region?.addEventListener('keydown', jump)
    return () => region?.removeEventListener('keydown', jump)
  }, [scrollRef, virtualizer, entries.length])
  return (
    <ol ref={listRef} aria-label="Pesan Terdahulu" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start, key }) => {
        const entry = entries[index]!
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={entries.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            <p className={classes.meta}>
              {momentText(entry.createdDate)} · <bdi>{entry.userName}</bdi>
            </p>
            <SafeHtml html={entry.messageText} />
            <AttachmentLink address={entry.urlAttachment} />
          </li>
        )
      })}
    </ol>
  )
}
