import {
  columnVisibilityFeature,
  createColumnHelper,
  type ColumnVisibilityState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Action } from './Action'
import { ColumnChooser } from './ColumnChooser'
import type { Column } from './columns'
import classes from './DataTable.module.css'
import { keptColumns, keepColumns } from './keptColumns'
import { TableRow } from './TableRow'
import { useShownColumns } from './useShownColumns'

const features = tableFeatures({ columnVisibilityFeature })
/** A button with its gap, and what is around all of them. */
const ACTION_PX = 32
const ACTIONS_PADDING_PX = 28
/** So few columns that there is nothing to choose. */
const FEW = 3

type Props<Row> = {
  /** Which table it is, for what is remembered of it. */
  id: string
  /** Whose columns are remembered. */
  userId: string
  label: string
  columns: readonly Column<Row, unknown>[]
  /** Undefined until the first rows are there. */
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  actions: readonly Action<Row>[]
  /** Newer rows are on their way; the old ones stay. */
  isBusy: boolean
  skeletonRows: number
  /** Pixels; without it as high as the window allows. */
  height?: number | undefined
  /** What stands left of the column chooser. */
  heading: ReactNode
}

/**
 * A grid of server-paged rows: sticky header, first column and actions, columns that the reader chooses, rows that the
 * arrow keys walk through.
 */
export function DataTable<Row extends object>({
  id,
  userId,
  label,
  columns,
  rows,
  keyOf,
  nameOf,
  actions,
  isBusy,
  skeletonRows,
  height,
  heading,
}: Props<Row>) {
  const [visibility, setVisibility] = useState<ColumnVisibilityState>(() => keptColumns(userId, id))
  const [scrolled, setScrolled] = useState({ left: false, right: false })
  const [current, setCurrent] = useState(0)
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  const scrollRef = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const area = scrollRef.current!
    // Known before the first frame, so that no shadow comes or goes after it.
    setScrolled((was) => edgesOf(area, was))
    // Whether columns pass beneath the sticky ones changes with the window and with the columns.
    const observer = new ResizeObserver(() => setScrolled((was) => edgesOf(area, was)))
    for (const element of [area, area.firstElementChild!]) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return columns.map((column, n) =>
      helper.display({
        id: column.id,
        header: column.header,
        enableHiding: n > 0,
      }),
    )
  }, [columns])
  const data = useMemo(() => [...(rows ?? [])], [rows])
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: keyOf,
    state: { columnVisibility: visibility },
    onColumnVisibilityChange: (change) => {
      const next = typeof change === 'function' ? change(visibility) : change
      setVisibility(next)
      keepColumns(userId, id, next)
    },
  })
  const widths = new Map<string, number>(columns.map((column) => [column.id, column.width]))
  const shown = table.getVisibleLeafColumns()
  const visible = useShownColumns(columns, shown.map((column) => column.id).join())
  const numeric = new Set<string>(columns.filter((column) => column.numeric).map((column) => column.id))
  const actionsWidth = actions.length > 0 ? actions.length * ACTION_PX + ACTIONS_PADDING_PX : 0
  const width = shown.reduce((sum, column) => sum + (widths.get(column.id) ?? 0), actionsWidth)
  const models = table.getRowModel().rows

  function walk(event: KeyboardEvent<HTMLTableSectionElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -models.length, End: models.length }[event.key]
    if (step === undefined || !(event.target instanceof HTMLTableRowElement)) return
    event.preventDefault()
    const next = Math.max(0, Math.min(models.length - 1, current + step))
    setCurrent(next)
    bodyRef.current?.rows[next]?.focus()
  }

  return (
    <div className={classes.table}>
      <div className={classes.tools}>
        {heading}
        {columns.length > FEW && (
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
        data-left={scrolled.left || undefined}
        data-right={(actions.length > 0 && scrolled.right) || undefined}
        data-actions={actions.length > 0 || undefined}
        ref={scrollRef}
        onScroll={({ currentTarget }) => setScrolled((was) => edgesOf(currentTarget, was))}
      >
        <table aria-label={label} aria-busy={isBusy} style={{ width }}>
          <colgroup>
            {shown.map((column) => (
              <col key={column.id} style={{ width: widths.get(column.id) }} />
            ))}
            {actions.length > 0 && <col style={{ width: actionsWidth }} />}
          </colgroup>
          <thead>
            <tr>
              {shown.map((column) => (
                <th key={column.id} scope="col" data-numeric={numeric.has(column.id) || undefined}>
                  {String(column.columnDef.header)}
                </th>
              ))}
              {actions.length > 0 && <th scope="col">Aksi</th>}
            </tr>
          </thead>
          {rows === undefined ? (
            <SkeletonBody cells={shown.length + Number(actions.length > 0)} rows={skeletonRows} />
          ) : (
            <tbody ref={bodyRef} onKeyDown={walk}>
              {models.map((row, n) => (
                <TableRow
                  key={row.id}
                  row={row.original}
                  number={n}
                  columns={visible}
                  actions={actions}
                  name={nameOf(row.original)}
                  isCurrent={n === Math.min(current, models.length - 1)}
                  onCurrent={setCurrent}
                />
              ))}
            </tbody>
          )}
        </table>
      </div>
    </div>
  )
}

type Edges = { left: boolean; right: boolean }
/** Beyond which edges there is more to see; the same record where nothing changed. */
function edgesOf({ scrollLeft, clientWidth, scrollWidth }: Element, was: Edges): Edges {
  const next = { left: scrollLeft > 0, right: scrollLeft + clientWidth < scrollWidth - 1 }
  return next.left === was.left && next.right === was.right ? was : next
}

/** Grey bars in the real column widths: one row of the table, so that nobody counts them as rows. */
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
