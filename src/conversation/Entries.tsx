import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ConversationEntry } from '~/api/endpointGroups/conversation'
import { dayNameOf, momentText } from '~/lib/time/dates'
import { SafeHtml } from '~/ui/html/SafeHtml'
import { AttachmentLink } from './attachment/AttachmentLink'
import classes from './Thread.module.css'

type Props = {
  entries: readonly ConversationEntry[]
  /** The moment of the message before them. */
  firstAt: string
  senderName: string | undefined
  region: HTMLElement | null
}

/** The later messages. Only those in sight are in the DOM: a thread of a thousand scrolls like one of ten. */
export function Entries({ entries, firstAt, senderName, region }: Props) {
  const listRef = useRef<HTMLOListElement>(null)
  // How far down in the scrolled area the list begins.
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => setScrollMargin(listRef.current?.offsetTop ?? 0), [region])
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => region,
    estimateSize: () => 96,
    overscan: 4,
    scrollMargin,
    initialRect: { width: 700, height: 260 },
    // Who stands at the newest message stays there, however late the messages above it are measured.
    anchorTo: 'end',
  })
  // The newest message is what one came for.
  useEffect(() => virtualizer.scrollToEnd(), [virtualizer, entries.length, scrollMargin])
  // The browser glides to the ends; messages that are measured on the way would stop it half way.
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      if (event.target !== region || (event.key !== 'Home' && event.key !== 'End')) return
      event.preventDefault()
      if (event.key === 'Home') virtualizer.scrollToOffset(0)
      else virtualizer.scrollToEnd()
    }
    region?.addEventListener('keydown', jump)
    return () => region?.removeEventListener('keydown', jump)
  }, [region, virtualizer])
  const sideOf = ({ userName }: ConversationEntry) => senderName && (userName === senderName ? 'theirs' : 'own')
  return (
    <ol
      ref={listRef}
      className={classes.entries}
      aria-label="Pesan Terdahulu"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, start, key }) => {
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
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            {isNewDay && <p className={classes.day}>{day}</p>}
            <div className={classes.message} data-side={sideOf(entry)}>
              <p className={classes.meta}>
                {momentText(entry.createdDate)} · <bdi>{entry.userName}</bdi>
              </p>
              <SafeHtml html={entry.messageText} />
              <AttachmentLink address={entry.urlAttachment} />
            </div>
          </li>
        )
      })}
    </ol>
  )
}
