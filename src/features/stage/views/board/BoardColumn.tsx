import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/values'
import { useCorporate } from '~/components/corporate'
import { serverNow } from '~/api/identity/clock'
import { contactNote } from '~/conversation/replies/contactNote'
import { draftLookup } from '~/record/draftIndex'
import { joined } from '~/lib/texts/text'
import { draftMark } from '../../notes/notesRecord'
import { numberText } from '~/lib/texts/numbers'
import { Notice } from '~/ui/messages/Notice'
import { usePrintedItems } from '~/ui/usePrintedItems'
import classes from './Board.module.css'
import { BoardCard } from './BoardCard'
import { useBoardState } from './useBoard'
import { pageToLoad } from '../../model/column'
import { columnQuery, loadPage, setView } from '../../pipeline/columns'
import { useSelection, useStage, useStageActions } from '../../pipeline/stageContext'
import { useCardDrop } from './cardDrag'

/** The estimated height of a card with a one-line name; rendered cards are measured. */
const CARD_PX = 86
const GAP_PX = 8
const NO_CARDS: readonly StageCard[] = []

/** A stage of the board: a virtualized list of its applicants under a fixed heading. */
export function BoardColumn({ stage }: { stage: Option }) {
  const { stageKey: shown } = useStage()
  const { listState } = useSelection()
  const { mayMove } = useStageActions().moves
  const { writer } = useCorporate()
  const { focus, activate, onFocused, focusColumn, tops, drop, ...board } = useBoardState()
  const stageKey = { ...shown, stageId: stage.id }
  const active = board.active[stage.id]
  const focusTime = focus.stageId === stage.id ? focus.time : undefined
  const client = useQueryClient()
  const titleId = useId()
  const columnRef = useRef<HTMLElement>(null)
  const scrollRef = useRef<HTMLDivElement>(null)
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...columnQuery(client, stageKey, listState),
    // An empty column does not stay: what other filters did not find is not known of these.
    placeholderData: (previous) => (previous && previous.cards.length > 0 ? previous : undefined),
  })
  const cards = data?.cards ?? NO_CARDS
  useCardDrop(
    () => columnRef.current,
    stage,
    (held) => drop(held, stage),
  )
  const found = cards.findIndex(({ userId }) => userId === active)
  const activeIndex = Math.max(0, found)
  const virtualizer = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => CARD_PX,
    gap: GAP_PX,
    overscan: 4,
    getItemKey: (index) => cards[index]!.userId,
    // The active card stays in the DOM while scrolling, so that it keeps the focus.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), activeIndex])]
        .filter((index) => index < range.count)
        .toSorted((a, b) => a - b),
  })
  const printed = usePrintedItems(cards.length, (index) => cards[index]!.userId)
  const { startIndex: first, endIndex: last } = virtualizer.range ?? { startIndex: 0, endIndex: 0 }
  useEffect(() => setView(client, stageKey, listState, [first, last]))

  const [failedPage, setFailedPage] = useState<number>()
  const [loadingPage, setLoadingPage] = useState<number>()
  const page = data && !isPlaceholderData ? pageToLoad(data, first, last) : undefined
  const load = (next: number) => {
    setFailedPage(undefined)
    setLoadingPage(next)
    loadPage(client, stageKey, listState, next)
      .catch(() => setFailedPage(next))
      .finally(() => setLoadingPage(undefined))
  }
  useEffect(() => {
    if (page !== undefined && loadingPage === undefined && failedPage === undefined) load(page)
    // The rest of the state does not change without one of these.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [page, loadingPage, failedPage])

  // On Back, scrolls to the applicant who was on top, wherever in the column they are now.
  const isScrollRestored = useRef(false)
  useLayoutEffect(() => {
    if (isScrollRestored.current || cards.length === 0) return
    isScrollRestored.current = true
    const index = cards.findIndex(({ userId }) => userId === tops.get(stage.id))
    if (index > 0) virtualizer.scrollToIndex(index, { align: 'start' })
  }, [cards, tops, stage.id, virtualizer])

  // The column follows the open applicant, who may have been opened by a key or a link.
  const openIndex = cards.findIndex(({ userId }) => userId === listState.open)
  const isOpenHere = openIndex >= 0
  useEffect(() => {
    if (isOpenHere) virtualizer.scrollToIndex(openIndex)
    // Not when cards above the open one come or go.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpenHere, listState.open])

  useEffect(() => {
    if (focusTime === undefined) return
    if (cards.length > 0) virtualizer.scrollToIndex(activeIndex)
    const activeLink = scrollRef.current?.querySelector<HTMLElement>('a[tabindex="0"]')
    ;(activeLink ?? scrollRef.current)?.focus({ preventScroll: true })
    onFocused()
    // Only the time triggers it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [focusTime])

  const hasDraft = draftLookup(writer)
  const marksOf = (userId: string) => {
    const sentAt = board.sentAt(userId, stageKey.klobVacancyCode)
    return joined(sentAt !== undefined && contactNote({ sentAt }, serverNow()), draftMark(hasDraft, stageKey, userId))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      event.preventDefault()
      return focusColumn(stage.id, event.key === 'ArrowRight' ? 1 : -1)
    }
    const to = { ArrowDown: activeIndex + 1, ArrowUp: activeIndex - 1, Home: 0, End: cards.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const card = cards[to]
    if (card) activate(stage.id, card, true)
  }
  return (
    <section
      ref={columnRef}
      className={classes.column}
      aria-labelledby={titleId}
      data-stage={stage.id}
      data-current={stage.id === shown.stageId || undefined}
    >
      <h2 id={titleId} className="small">
        {stage.text} <span className="tabular">{data && numberText(data.total)}</span>
      </h2>
      {error && <Notice retry={() => void refetch()}>{error.message}</Notice>}
      {isPending && <p role="status">Memuat...</p>}
      {data?.total === 0 && (
        <div className={classes.none}>
          <p>
            {Object.keys(listState.filters).length > 0 ? 'Tidak ada yang cocok dengan filter' : 'Belum ada pelamar'}
          </p>
          {mayMove && <p className="dimmed">Taruh pelamar di sini</p>}
        </div>
      )}
      <div
        ref={scrollRef}
        className={classes.scroll}
        tabIndex={-1}
        aria-label={stage.text}
        role="group"
        onKeyDown={onKeyDown}
        onScroll={() => {
          const top = virtualizer.range && cards[virtualizer.range.startIndex]
          if (top) tops.set(stage.id, top.userId)
        }}
      >
        <ul
          className="plain-list"
          aria-labelledby={titleId}
          style={printed ? undefined : { height: virtualizer.getTotalSize() }}
        >
          {(printed ?? virtualizer.getVirtualItems()).map(({ key, index, start }) => {
            const card = cards[index]!
            return (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={data!.total}
                aria-posinset={index + 1}
                style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}
                onFocus={() => card.userId !== active && activate(stage.id, card, false)}
              >
                <BoardCard
                  card={card}
                  stage={stage}
                  state={{
                    href: board.hrefOf(card.userId, stage.id),
                    marks: marksOf(card.userId),
                    isOpen: card.userId === listState.open,
                    isActive: index === activeIndex,
                    mayMove,
                  }}
                  actions={board.cardActions}
                />
              </li>
            )
          })}
        </ul>
        {printed && data && data.total > cards.length && (
          <p>{numberText(data.total - cards.length)} lainnya belum dimuat</p>
        )}
        {data && loadingPage === data.pages.length && <p role="status">Memuat...</p>}
        {failedPage !== undefined && (
          <Button
            variant="subtle"
            size="xs"
            aria-label={`Coba lagi memuat ${stage.text}`}
            onClick={() => load(failedPage)}
          >
            Gagal dimuat. Coba lagi
          </Button>
        )}
      </div>
    </section>
  )
}
