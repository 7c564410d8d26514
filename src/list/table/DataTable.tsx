import { type ColumnVisibilityState, useTable } from '@tanstack/react-table'
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { RevealedColumns } from '~/ui/reveal/revealedColumns'
import { ColumnChooser } from './ColumnChooser'
import { type Column, gridFeatures } from './columns'
import { loadColumns, saveColumns } from './columnStorage'
import classes from './DataTable.module.css'
import { MaskedHead } from './MaskedHead'
import { type RowButton, widthOfButtons } from './rowAction'
import { TableRow } from './TableRow'

/** Minimum number of columns for a column chooser. */
const MIN_CHOOSABLE_COLUMNS = 4
/** Maximum total width of frozen columns. */
const MAX_FROZEN_PX = 420

const NO_COLUMNS: ReadonlySet<string> = new Set()

type Props<Row extends object> = {
  /** Storage key of the visible columns; without it all are shown. */
  id: string | undefined
  /** The user whose choice of columns is stored. */
  userId: string
  label: string
  columns: readonly Column<Row>[]
  /** Undefined until the first rows have loaded. */
  rows: readonly Row[] | undefined
  rowId: (row: Row, index: number) => string
  rowName: (row: Row) => string
  /** A short note about a row, below its name. */
  rowNote?: ((row: Row) => string | undefined) | undefined
  buttons: readonly RowButton<Row>[]
  /** Header of the buttons column. */
  buttonsTitle: string
  /** Other rows are loading; the old ones stay. */
  isBusy: boolean
  skeletonRows: number
  /** Identifies the shown view; a new one scrolls to its first row. */
  view: string
  /** Pixels; by default as high as the window allows. */
  height?: number | undefined
  /** Left of the column chooser. */
  heading: ReactNode
}

/**
 * A grid of server-paged rows: sticky header, frozen first columns and buttons, selectable columns, arrow-key navigation
 * between rows.
 */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { id, userId, label, columns, rows, rowId, rowName, buttons, buttonsTitle } = props
  const { isBusy, skeletonRows, view, height, heading } = props
  const [visibility, setVisibility] = useState<ColumnVisibilityState>(() => loadColumns(userId, id))
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
    // The horizontal position stays, for comparing rows. At the top already, setting it would only force a layout.
    if (isScrolled.current) scrollRef.current!.scrollTop = 0
  }, [view])
  const data = useMemo(() => [...(rows ?? [])], [rows])
  const definitions = useMemo(
    // The first column cannot be hidden. `Column` needs no cast: the library's row type is only needlessly invariant.
    () => columns.map((column, n) => ({ ...column, enableHiding: n > 0 })),
    [columns],
  )
  const table = useTable({
    features: gridFeatures,
    columns: definitions,
    data,
    getRowId: rowId,
    state: { columnVisibility: visibility },
    onColumnVisibilityChange: (change) => {
      const next = typeof change === 'function' ? change(visibility) : change
      setVisibility(next)
      saveColumns(userId, id, next)
    },
  })
  const leaves = table.getVisibleLeafColumns()
  const shown = useVisibleColumns(columns, leaves.map((column) => column.id).join())
  const frozen = useMemo(() => frozenOf(shown), [shown])
  const buttonsWidth = widthOfButtons(buttons)
  const width = leaves.reduce((sum, column) => sum + column.getSize(), buttonsWidth)
  const models = table.getRowModel().rows

  function moveFocus(event: KeyboardEvent<HTMLTableSectionElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -models.length, End: models.length }[event.key]
    if (step === undefined || !(event.target instanceof HTMLTableRowElement)) return
    event.preventDefault()
    const next = Math.max(0, Math.min(models.length - 1, current + step))
    setCurrent(next)
    bodyRef.current?.rows[next]?.focus()
  }
  const canChoose = id !== undefined && columns.length >= MIN_CHOOSABLE_COLUMNS

  return (
    <div className={classes.table}>
      <div className={classes.tools}>
        {heading}
        {canChoose && (
          <ColumnChooser
            columns={table.getAllLeafColumns().map((column) => ({
              id: column.id,
              label: String(column.columnDef.header),
              isVisible: column.getIsVisible(),
              canHide: column.getCanHide(),
              toggle: () => column.toggleVisibility(),
            }))}
            showAll={() => table.setColumnVisibility({})}
          />
        )}
      </div>
      <div className={classes.progress} data-busy={isBusy || undefined} />
      <div
        className={classes.scroll}
        role="region"
        aria-label={`${label}, dapat digulir`}
        tabIndex={0}
        style={height === undefined ? undefined : { height, maxHeight: height }}
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
            {leaves.map((column) => (
              <col key={column.id} style={{ width: column.getSize() }} />
            ))}
            {buttons.length > 0 && <col style={{ width: buttonsWidth }} />}
          </colgroup>
          <thead>
            <tr>
              {shown.map(({ accessorKey, header, meta }) => (
                <th
                  key={accessorKey}
                  scope="col"
                  data-numeric={meta?.isNumeric}
                  data-frozen={frozen.has(accessorKey) || undefined}
                  style={frozen.get(accessorKey)}
                >
                  {meta?.isMasked && rows ? (
                    <MaskedHead
                      column={accessorKey}
                      header={header}
                      count={rows.length}
                      revealed={revealed}
                      onChange={(names) => setRevealing({ rows, names })}
                    />
                  ) : (
                    header
                  )}
                </th>
              ))}
              {buttons.length > 0 && <th scope="col">{buttonsTitle}</th>}
            </tr>
          </thead>
          {rows === undefined ? (
            <SkeletonBody cells={shown.length + Number(buttons.length > 0)} rows={skeletonRows} />
          ) : (
            <RevealedColumns value={revealed}>
              <tbody ref={bodyRef} onKeyDown={moveFocus}>
                {models.map((row, n) => (
                  <TableRow
                    key={row.id}
                    row={row}
                    columns={shown}
                    frozen={frozen}
                    buttons={buttons}
                    name={rowName(row.original)}
                    note={props.rowNote?.(row.original)}
                    isCurrent={n === Math.min(current, models.length - 1)}
                    onCurrent={setCurrent}
                  />
                ))}
              </tbody>
            </RevealedColumns>
          )}
        </table>
      </div>
    </div>
  )
}

/** The visible columns, by their joined ids; stable while the ids do not change, since the rows depend on it. */
const useVisibleColumns = <Row,>(columns: readonly Column<Row>[], shownIds: string) =>
  useMemo(() => columns.filter(({ accessorKey }) => shownIds.split(',').includes(accessorKey)), [columns, shownIds])

/** Left offsets of the frozen columns beside the first one: the width of the columns before them. */
function frozenOf<Row>(shown: readonly Column<Row>[]): ReadonlyMap<string, CSSProperties> {
  const offsets = new Map<string, CSSProperties>()
  let left = shown[0]?.size ?? 0
  for (const { accessorKey, size, meta } of shown.slice(1)) {
    if (!meta?.isFrozen || left + size > MAX_FROZEN_PX) break
    offsets.set(accessorKey, { left })
    left += size
  }
  return offsets
}

/** Sets the attributes by which the styles show that there is more to scroll at an edge. */
function markEdges(area: Element) {
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
