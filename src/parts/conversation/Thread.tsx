import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef } from 'react'
import type { ConversationEntry, Ticket } from '~/api/families/conversation'
import { query } from '~/api/queries'
import { momentText } from '~/lib/dates'
import { numberText } from '~/lib/numbers'
import { safeUrl } from '~/lib/urls'
import { SafeHtml } from '~/ui/SafeHtml'
import { ErrorPanel } from '~/ui/StatePanel'
import classes from './ConversationDialog.module.css'
import type { Correspondence } from './correspondence'

/** So many messages are asked for at once (document 1 §9). */
const SIZE = 1_000

type Props<T extends { userId: string }> = { correspondence: Correspondence<T>; ticket: Ticket }

/** The first message, and the later ones below it (document 2 §4.2). */
export function Thread<T extends { userId: string }>({ correspondence, ticket }: Props<T>) {
  const { talk, corporateName } = correspondence
  const { data, error, isFetching, refetch } = useQuery({
    ...query(talk.entries, { messageId: ticket.messageId, page: 0, size: SIZE }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
  const entries = useMemo(
    () => data?.content.toSorted((a, b) => Date.parse(a.createdDate) - Date.parse(b.createdDate)),
    [data],
  )
  return (
    <>
      <article className={classes.first} aria-label="Pesan pertama">
        <p className={classes.meta}>
          {momentText(ticket.createdAt)} · From: Admin {corporateName}
        </p>
        <p>
          <strong>Subjek:</strong> {ticket.subject || '-'}
        </p>
        <SafeHtml html={ticket.messageText} />
        <Attachment address={ticket.urlAttachment} />
      </article>
      <div className={classes.earlier}>
        <h3>Pesan Terdahulu</h3>
        <Button variant="subtle" size="compact-xs" loading={isFetching} onClick={() => void refetch()}>
          Muat ulang pesan
        </Button>
      </div>
      {error ? (
        <ErrorPanel message={error.message} retry={() => void refetch()} />
      ) : !entries ? (
        <p role="status">Memuat...</p>
      ) : entries.length === 0 ? (
        <p className={classes.wait}>Belum ada balasan.</p>
      ) : (
        <Entries entries={entries} total={data?.totalElements ?? entries.length} />
      )}
    </>
  )
}

/** Only the messages in sight are in the DOM: a thread of a thousand scrolls like one of ten. */
function Entries({ entries, total }: { entries: readonly ConversationEntry[]; total: number }) {
  const scrollRef = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => 96,
    overscan: 4,
    initialRect: { width: 700, height: 260 },
  })
  // The newest message is what one came for.
  useEffect(() => virtualizer.scrollToIndex(entries.length - 1, { align: 'end' }), [virtualizer, entries.length])
  return (
    <>
      {total > entries.length && (
        <p role="status" className={classes.notice}>
          Hanya {numberText(entries.length)} dari {numberText(total)} pesan yang ditampilkan.
        </p>
      )}
      <div className={classes.scroll} ref={scrollRef} role="region" aria-label="Pesan Terdahulu" tabIndex={0}>
        <ol style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start, key }) => {
            const entry = entries[index]!
            return (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={entries.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                <p className={classes.meta}>
                  {momentText(entry.createdDate)} · {entry.userName}
                </p>
                <SafeHtml html={entry.messageText} />
                <Attachment address={entry.urlAttachment} />
              </li>
            )
          })}
        </ol>
      </div>
    </>
  )
}

function Attachment({ address }: { address: string | null }) {
  if (!address) return null
  const url = safeUrl(address)
  return (
    <p>
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          Lihat Lampiran
        </a>
      ) : (
        <span className={classes.meta}>Lampiran tidak dapat dibuka: {address}</span>
      )}
    </p>
  )
}
