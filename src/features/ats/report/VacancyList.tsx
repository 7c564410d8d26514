import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { VacancySummary } from '~/api/contract/recruitment/pipeline'
import classes from './AtsReport.module.css'
import { VacancyCard } from './VacancyCard'

const GAP_PX = 16
/** The size that AtsReport.module.css gives a card with a one-line name. */
const FRAME_PX = 78
const TILE = { height: 74, minWidth: 120, gap: 8 }
const PADDING_PX = 50

/** A card's height before it is drawn; a wrong one would stop a scroll to the end on its way. */
function cardPx({ stageCounter }: VacancySummary, listWidth: number): number {
  const columns = Math.max(1, Math.floor((listWidth - PADDING_PX + TILE.gap) / (TILE.minWidth + TILE.gap)))
  const rows = Math.ceil(stageCounter.length / columns)
  return FRAME_PX + rows * TILE.height + Math.max(0, rows - 1) * TILE.gap
}

/** The vacancies' cards; only those in sight are in the DOM, so that thousands scroll like ten. */
export function VacancyList({ vacancies, corporateId }: { vacancies: readonly VacancySummary[]; corporateId: string }) {
  const listRef = useRef<HTMLUListElement>(null)
  const [{ top, width }, setPlace] = useState({ top: 0, width: 0 })
  useLayoutEffect(() => setPlace({ top: listRef.current!.offsetTop, width: listRef.current!.clientWidth }), [])
  const virtualizer = useWindowVirtualizer({
    count: vacancies.length,
    estimateSize: (n) => cardPx(vacancies[n]!, width),
    gap: GAP_PX,
    overscan: 4,
    scrollMargin: top,
    getItemKey: (index) => vacancies[index]!.klobVacancyCode,
  })
  return (
    <ul ref={listRef} aria-label="Lowongan" className={classes.list} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={vacancies.length}
          aria-posinset={index + 1}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          <VacancyCard vacancy={vacancies[index]!} corporateId={corporateId} />
        </li>
      ))}
    </ul>
  )
}
