import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { VacancySummary } from '~/api/contract/recruitment/pipeline'
import classes from './AtsReport.module.css'
import { type LookProps, type PinProps, VacancyRow } from './VacancyRow'

/** The size that VacancyRow.module.css gives a row where there is room; elsewhere rows are measured. */
const ROW_PX = 64

type Props = {
  label: string
  vacancies: readonly VacancySummary[]
  /** How many rows are above this list; its offset is measured again when they change. */
  above: number
} & LookProps &
  PinProps

/** The vacancies' rows; only those in sight are in the DOM, so that thousands scroll like ten. */
export function VacancyList({ label, vacancies, above, ...rest }: Props) {
  const listRef = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(listRef.current!.offsetTop), [above])
  const virtualizer = useWindowVirtualizer({
    count: vacancies.length,
    estimateSize: () => ROW_PX,
    // Behind the notice for small windows a row has no height.
    measureElement: (row) => row.getBoundingClientRect().height || ROW_PX,
    overscan: 6,
    scrollMargin: top,
    getItemKey: (index) => vacancies[index]!.klobVacancyCode,
  })
  return (
    <ul
      ref={listRef}
      aria-label={label}
      className={`card ${classes.list}`}
      style={{ height: virtualizer.getTotalSize() + 2 }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={vacancies.length}
          aria-posinset={index + 1}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          <VacancyRow vacancy={vacancies[index]!} {...rest} />
        </li>
      ))}
    </ul>
  )
}
