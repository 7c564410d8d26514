import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { VacancySummary } from '~/api/contract/pipeline'
import classes from './AtsReport.module.css'
import { VacancyCard } from './VacancyCard'

const CARD_PX = 164
const GAP_PX = 16

/** The vacancies' cards; only those in sight are in the DOM, so that thousands scroll like ten. */
export function VacancyList({ vacancies, corporateId }: { vacancies: readonly VacancySummary[]; corporateId: string }) {
  const listRef = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(listRef.current?.offsetTop ?? 0), [])
  const virtualizer = useWindowVirtualizer({
    count: vacancies.length,
    estimateSize: () => CARD_PX,
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
