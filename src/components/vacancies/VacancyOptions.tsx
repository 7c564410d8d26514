import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react'
import { comparable } from '~/lib/texts/cleaned'
import { detailOf } from '~/api/errors'
import { numberText } from '~/lib/texts/numbers'
import { adminTexts } from '~/lib/texts/adminTexts'
import { texts } from '~/lib/texts/texts'
import { type Read, StaleNotice } from '~/components/reads/StaleNotice'
import { SearchBox } from '~/ui/SearchBox'
import { ErrorPanel, StatePanel } from '~/ui/states/StatePanel'
import classes from './VacancyOptions.module.css'

const ROW_PX = 44

type Vacancy = { klobVacancyCode: string }
type Props<V> = {
  /** Accessible name of the table. */
  label: string
  searchLabel: string
  /** The text of a vacancy that the keyword is matched against. */
  searchText: (vacancy: V) => string
  read: Read<readonly V[]>
  /** Widths as in grid-template-columns. */
  columns: readonly { title: string; width: string }[]
  /** One per column; the first has the control that chooses the vacancy. */
  renderCells: (vacancy: V) => readonly ReactNode[]
  /** Enter in the search box, with the first match and whether it is the only one. */
  onEnter?: (first: V, isOnly: boolean) => void
  /** Below the list; receives the vacancies that match. */
  renderFooter?: (shown: readonly V[]) => ReactNode
}

/**
 * A list of vacancies to choose from, searched in the browser. Virtualized, so its length does not matter. The arrow
 * keys move from the search box to the rows and between rows.
 */
export function VacancyOptions<V extends Vacancy>(props: Props<V>) {
  const { searchLabel, searchText, read, onEnter, renderFooter } = props
  // The dialog renders first, then its rows: both at once would block the page.
  const all = useDeferredValue(read.data ?? null, null)
  const [typed, setTyped] = useState('')
  const keyword = comparable(typed)
  const shownKeyword = useDeferredValue(keyword)
  const shown = useMemo(
    () =>
      shownKeyword === '' ? all : all?.filter((vacancy) => comparable(searchText(vacancy)).includes(shownKeyword)),
    [all, shownKeyword, searchText],
  )
  const tableRef = useRef<HTMLDivElement>(null)
  return (
    <>
      <SearchBox
        label={searchLabel}
        placeholder={searchLabel}
        keyword={typed}
        onSearch={setTyped}
        onType={setTyped}
        onKeyDown={(event) => {
          const [first] = shown ?? []
          if (!first) return
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            focusRow(tableRef.current, 0)
          } else if (event.key === 'Enter' && keyword !== '' && keyword === shownKeyword && onEnter) {
            // The focus returns to the button that opened the dialog, which the same key would press.
            event.preventDefault()
            onEnter(first, shown?.length === 1)
          }
        }}
      />
      <StaleNotice read={read} />
      {read.error && !read.data ? (
        <ErrorPanel message={read.error.message} detail={detailOf(read.error)} retry={() => void read.refetch()} />
      ) : !shown ? (
        <p role="status" className="waiting">
          Memuat...
        </p>
      ) : shown.length > 0 ? (
        <>
          <p role="status" className={`dimmed ${classes.count}`}>
            {numberText(shown.length)} lowongan
          </p>
          <div ref={tableRef}>
            <Rows {...props} shown={shown} />
          </div>
        </>
      ) : all?.length === 0 ? (
        <StatePanel drawing="empty" message={adminTexts.vacancies.none} />
      ) : (
        <StatePanel drawing="empty" title={texts.nothingFound} message={adminTexts.vacancies.noMatch} />
      )}
      {renderFooter?.(shown ?? [])}
    </>
  )
}

/** Focuses the control of a row; a radio button is selected by that, as usual. */
function focusRow(table: HTMLElement | null, index: number) {
  const control = table?.querySelector<HTMLElement>(`[data-index="${index}"] :is(button, input)`)
  control?.focus()
  if (control instanceof HTMLInputElement) control.click()
}

type RowsProps<V> = Pick<Props<V>, 'label' | 'columns' | 'renderCells'> & { shown: readonly V[] }
function Rows<V extends Vacancy>({ label, columns, renderCells, shown }: RowsProps<V>) {
  // The row to focus once it is rendered.
  const next = useRef<number>(undefined)
  const scrollRef = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
    initialRect: { width: 560, height: 400 },
  })
  function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
    const row = event.target instanceof Element && event.target.closest<HTMLElement>('[data-index]')
    const from = row ? Number(row.dataset['index']) : -1
    const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: shown.length - 1 }[event.key]
    if (from < 0 || to === undefined || to < 0 || to >= shown.length) return
    event.preventDefault()
    next.current = to
    virtualizer.scrollToIndex(to)
    focusRow(scrollRef.current, to)
  }
  const grid: CSSProperties = { gridTemplateColumns: columns.map(({ width }) => width).join(' ') }
  return (
    <div role="table" aria-label={label} aria-rowcount={shown.length + 1}>
      <div role="row" className={`dimmed ${classes.head}`} aria-rowindex={1} style={grid}>
        {columns.map(({ title }) => (
          <span key={title} role="columnheader">
            {title}
          </span>
        ))}
      </div>
      <div className={classes.scroll} ref={scrollRef} role="presentation" onKeyDown={moveFocus}>
        <div role="rowgroup" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
          {virtualizer.getVirtualItems().map(({ index, start, size }) => {
            const vacancy = shown[index]!
            return (
              <div
                key={vacancy.klobVacancyCode}
                role="row"
                data-index={index}
                aria-rowindex={index + 2}
                className={classes.row}
                style={{ ...grid, height: size, transform: `translateY(${start}px)` }}
                ref={(row) => {
                  if (!row || next.current !== index) return
                  next.current = undefined
                  focusRow(scrollRef.current, index)
                }}
              >
                {renderCells(vacancy).map((cell, column) => (
                  <span key={columns[column]!.title} role="cell">
                    {cell}
                  </span>
                ))}
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}
