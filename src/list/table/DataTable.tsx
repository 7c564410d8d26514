import { FlexRender, type ReactTable } from '@tanstack/react-table'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { StoredState } from '~/lib/storedState'
import { RevealedColumns } from '~/ui/reveal/revealedColumns'
import { ColumnChooser } from './ColumnChooser'
import { type Grid, inRem } from './columns'
import classes from './DataTable.module.css'
import { MaskedHead } from './MaskedHead'
import printed from './PrintedTable.module.css'
import selection from './Selection.module.css'
import type { RowButton } from './rowAction'
import { frozen, TableRow } from './TableRow'
import { SELECT } from './useGridTable'

/** Minimum number of columns that can be hidden for a column chooser. */
const MIN_HIDEABLE_COLUMNS = 3

const NO_COLUMNS: ReadonlySet<string> = new Set()

type Props<Row extends object> = {
  table: ReactTable<Grid, Row>
  label: string
  /** Undefined until the first rows have loaded. */
  rows: readonly Row[] | undefined
  rowName: (row: Row) => string
  /** A short note about a row, below its name. */
  rowNote?: ((row: Row) => string | undefined) | undefined
  buttons: readonly RowButton<Row>[]
  /** Whether the visible columns can be chosen. */
  canChoose: boolean
  /** Other rows are loading; the old ones stay. */
  isBusy: boolean
  skeletonRows: number
  /** Identifies the shown view; a new one scrolls to its first row. */
  view: string
  /** Pixels; by default as high as the window allows. */
  height?: number | undefined
  /** How far the columns were scrolled when the list was left; absent where that is not kept. */
  scrolled?: StoredState<number> | undefined
  /** Left of the column chooser. */
  heading: ReactNode
}

/**
 * A grid of server-paged rows: sticky header, frozen first columns and buttons, selectable columns, arrow-key navigation
 * between rows.
 */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { table, label, rows, rowName, buttons, canChoose, isBusy, skeletonRows, view, height, scrolled, heading } =
    props
  const [current, setCurrent] = useState(0)
  // Only these rows are revealed: others are masked again.
  const [revealing, setRevealing] = useState<{ rows: unknown; names: ReadonlySet<string> }>()
  const revealed = revealing && revealing.rows === rows && !isBusy ? revealing.names : NO_COLUMNS
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  const scrollRef = useRef<HTMLDivElement>(null)
  const isScrolled = useRef(false)
  useLayoutEffect(() => {
    const area = scrollRef.current!
    // Whether columns scroll beneath the sticky ones changes with the window and with the columns. The first report comes
    // between layout and paint: no shadow flickers after the first frame, and no layout is forced.
    const observer = new ResizeObserver(() => markEdges(area))
    for (const element of [area, area.firstElementChild!]) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useLayoutEffect(() => {
    const area = scrollRef.current!
    const left = scrolled?.get() ?? 0
    if (left > 0) area.scrollLeft = left
    // Stored where the list is left, not at each step.
    const keep = () => scrolled?.change(() => area.scrollLeft)
    window.addEventListener('pagehide', keep)
    return () => {
      keep()
      window.removeEventListener('pagehide', keep)
    }
  }, [scrolled])
  useLayoutEffect(() => {
    // The horizontal position stays, for comparing rows. At the top already, setting it would only force a layout.
    if (isScrolled.current) scrollRef.current!.scrollTop = 0
  }, [view])
  const visible = table.getVisibleLeafColumns()
  const hideable = table.getAllLeafColumns().filter((column) => column.getCanHide())
  const hidden = hideable.filter((column) => !column.getIsVisible())
  const width = inRem(table.getTotalSize())
  const models = table.getRowModel().rows

  function moveFocus(event: KeyboardEvent<HTMLTableSectionElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -models.length, End: models.length }[event.key]
    if (step === undefined || !(event.target instanceof HTMLTableRowElement)) return
    event.preventDefault()
    // The rows may have changed places since it got the focus.
    const at = event.target.sectionRowIndex
    const next = Math.max(0, Math.min(models.length - 1, at + step))
    setCurrent(next)
    bodyRef.current?.rows[next]?.focus()
  }

  return (
    <div className={classes.table}>
      <div className={classes.tools}>
        {heading}
        {canChoose && hideable.length >= MIN_HIDEABLE_COLUMNS && (
          <ColumnChooser
            columns={hideable}
            showAll={() => table.setColumnVisibility({})}
            isReordered={table.state.columnOrder.length > 0}
            reorder={(ids) => table.setColumnOrder(ids)}
          />
        )}
      </div>
      <div className={classes.progress} data-busy={isBusy || undefined} />
      <div
        className={`${classes.scroll} ${printed.frame}`}
        role="region"
        aria-label={`${label}, dapat digulir`}
        tabIndex={0}
        style={{
          ...(height === undefined ? {} : { height, maxHeight: height }),
          // What stays in view may not lie over the focus (WCAG 2.4.11).
          scrollPaddingInline: `${inRem(table.getStartTotalSize())} ${inRem(table.getEndTotalSize())}`,
        }}
        data-actions={buttons.length > 0 || undefined}
        ref={scrollRef}
        // The router restores the scroll position of each view on Back, and reuses none of another view.
        data-scroll-restoration-id={view}
        onScroll={({ currentTarget }) => {
          isScrolled.current = currentTarget.scrollTop > 0
          markEdges(currentTarget)
        }}
      >
        <table
          aria-label={label}
          aria-busy={isBusy}
          // A full page of rows fills the height given by the documents.
          style={height !== undefined && rows && rows.length >= 10 ? { width, height: '100%' } : { width }}
        >
          <colgroup>
            {table.getLeafHeaders().map(({ id, column }) => (
              <col key={id} style={{ width: inRem(column.getSize()) }} />
            ))}
          </colgroup>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header) => {
                  const { column } = header
                  const { meta } = column.columnDef
                  if (column.id === SELECT)
                    return (
                      <th key={header.id} scope="col" className="screen-only">
                        <input
                          type="checkbox"
                          aria-label="Pilih semua di halaman ini"
                          className={selection.check}
                          ref={(box) => {
                            if (box) box.indeterminate = table.getIsSomePageRowsSelected()
                          }}
                          checked={models.length > 0 && table.getIsAllPageRowsSelected()}
                          disabled={isBusy || models.length === 0}
                          onChange={({ currentTarget }) =>
                            // Those of other pages go with them.
                            table.toggleAllPageRowsSelected(currentTarget.checked, { deselectAll: true })
                          }
                        />
                      </th>
                    )
                  return (
                    <th key={header.id} scope="col" data-numeric={meta?.isNumeric} {...frozen(column)}>
                      {meta?.isMasked && rows ? (
                        <MaskedHead
                          column={column.id}
                          header={String(column.columnDef.header)}
                          count={rows.length}
                          revealed={revealed}
                          onChange={(names) => setRevealing({ rows, names })}
                        />
                      ) : (
                        <FlexRender header={header} />
                      )}
                    </th>
                  )
                })}
              </tr>
            ))}
          </thead>
          {rows === undefined ? (
            <SkeletonBody cells={visible.length} rows={skeletonRows} />
          ) : (
            <RevealedColumns value={revealed}>
              <tbody ref={bodyRef} onKeyDown={moveFocus}>
                {models.map((row, n) => (
                  <TableRow
                    key={row.id}
                    row={row}
                    visible={visible}
                    buttons={buttons}
                    name={rowName(row.original)}
                    note={props.rowNote?.(row.original)}
                    isSelected={row.getIsSelected()}
                    isCurrent={n === Math.min(current, models.length - 1)}
                    onCurrent={setCurrent}
                  />
                ))}
              </tbody>
            </RevealedColumns>
          )}
        </table>
      </div>
      {hidden.length > 0 && (
        <p className={printed.leftOut}>
          Kolom yang disembunyikan: {hidden.map(({ columnDef }) => String(columnDef.header)).join(', ')}
        </p>
      )}
    </div>
  )
}

/** Sets the attributes by which the styles show that there is more to scroll at an edge. */
function markEdges(area: HTMLElement) {
  area.style.setProperty('--scrollbar', `${area.offsetWidth - area.clientWidth}px`)
  area.toggleAttribute('data-left', area.scrollLeft > 0)
  area.toggleAttribute('data-right', area.scrollLeft + area.clientWidth < area.scrollWidth - 1)
}

/** Grey bars in the real column widths; a single table row, so that they are not counted as rows. */
function SkeletonBody({ cells, rows }: { cells: number; rows: number }) {
  return (
    <tbody aria-hidden className={classes.skeleton}>
      <tr style={{ height: rows * 40 }}>
        {Array.from({ length: cells }, (_, n) => (
          <td key={n} />
        ))}
      </tr>
    </tbody>
  )
}
