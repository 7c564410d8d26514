import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { z } from 'zod/mini'
import { detailOf } from '~/api/errors'
import { keepPreviousRows } from '~/api/queries'
import { useCorporate } from '~/components/corporate'
import { shortHash } from '~/lib/shortHash'
import { openSetting, storedState } from '~/lib/storedState'
import { StaleNotice } from '~/components/reads/StaleNotice'
import { numberText } from '~/lib/texts/numbers'
import { texts } from '~/lib/texts/texts'
import { ErrorPanel, StatePanel } from '~/ui/states/StatePanel'
import type { List, RowDialogProps, RowExtras } from './list'
import classes from './ListGrid.module.css'
import type { ListState } from './listUrl'
import { DataTable } from './table/DataTable'
import { MissingPage } from './table/MissingPage'
import { Pager } from './table/Pager'
import { widthOfButtons } from './table/rowAction'
import { useGridTable } from './table/useGridTable'
import { useRowButtons } from './useRowButtons'
import { useRowExtras } from './useRowExtras'

/** Maximum number of skeleton rows. */
const MAX_SKELETON_ROWS = 50

type Props<F extends object, Row extends object> = {
  list: List<F, Row>
  state: ListState<F>
  setState: (state: ListState<F>) => void
  /** What is added to the rows. */
  extras?: RowExtras<Row> | undefined
  /** Panel shown instead of the rows while required criteria are missing. */
  missingCriteria?: ReactNode
  /** Whether a failed read is retried on mount; not on screens, whose loader has just tried. */
  retryOnMount?: boolean
  /** Delays the read while it is not known yet what can be searched. */
  isWaiting?: boolean
  /** Replaces the list's own panel when nothing is found. */
  emptyPanel?: ReactNode
  /** Action when nothing is found: a first step, or showing all rows of a filtered list. */
  emptyAction?: ReactNode
  /** Tools for all rows, beside the heading; `total` is undefined when there are no rows to work with. */
  renderTools?: (total: number | undefined) => ReactNode
  /** Shown above the rows. */
  notice?: ReactNode
  headingId?: string
  /** Called each time the rows of a state have loaded or failed. */
  onAnswered?: (heading: HTMLElement | null) => void
  onFailure: (error: unknown) => void
}

/** The rows of a list: table and pager, or a panel that says why there are none. Used by screens and dialogs. */
export function ListGrid<F extends object, Row extends object>(props: Props<F, Row>) {
  const {
    list,
    state,
    setState,
    missingCriteria,
    isWaiting = false,
    retryOnMount = false,
    emptyPanel,
    emptyAction,
    renderTools,
    notice,
    headingId,
  } = props
  const { onAnswered, onFailure } = props
  const client = useQueryClient()
  const { writer, scope } = useCorporate()
  const [rowDialog, setOpened] = useState<{ row: Row; Dialog: ComponentType<RowDialogProps<Row>> }>()
  const headingRef = useRef<HTMLHeadingElement & HTMLParagraphElement>(null)
  const canQuery = missingCriteria === undefined
  const answer = useQuery({
    ...list.query(state, scope),
    retryOnMount,
    enabled: canQuery && !isWaiting,
    placeholderData: canQuery ? keepPreviousRows : undefined,
  })
  const { data, error, isFetching, isPending, isPlaceholderData, refetch, dataUpdatedAt, errorUpdatedAt } = answer
  const pages = data ? Math.max(1, data.totalPages) : 1
  const isCurrent = !isPlaceholderData && data !== undefined
  const pageQuery = (page: number) => list.query({ ...state, page }, scope)
  useEffect(() => {
    if (list.pages.isEager && isCurrent && state.page < pages)
      void client.prefetchQuery(list.query({ ...state, page: state.page + 1 }, scope))
  }, [client, list, state, scope, pages, isCurrent])
  // In the frame that shows the answer: a user who moves on to a field right then keeps the focus there. The answer to a
  // repeated search may come before a render saw that it was requested, so its time counts, too.
  useLayoutEffect(() => {
    if (!isFetching) onAnswered?.(headingRef.current)
  }, [state, isFetching, dataUpdatedAt, errorUpdatedAt, onAnswered])

  const arrange = props.extras?.arrange
  const rows = useMemo(() => data && (arrange ? arrange(data.content) : data.content), [data, arrange])
  const { actions, rowNotes } = useRowExtras(list, props.extras)
  const buttons = useRowButtons(actions, list.rowName, {
    openDialog: (row, Dialog) => setOpened({ row, Dialog }),
    onRemoved: () => {
      // The focused button is removed with its row, so the focus must move.
      headingRef.current?.focus()
      // Removing the last row of the last page leaves an empty page.
      if (data?.content.length === 1 && state.page > 1) setState({ ...state, page: state.page - 1 })
    },
    onFailure,
  })
  const table = useGridTable({
    id: list.columnsKey,
    owner: writer,
    columns: list.columns,
    rows,
    rowId: list.rowId,
    buttons: { title: list.actionsTitle ?? 'Aksi', width: widthOfButtons(buttons) },
    selection: props.extras?.selection,
    page: state.page,
    size: state.size,
    total: data?.totalElements ?? 0,
    onPage: (page, size) => setState({ ...state, page, size }),
  })
  const scrolled = useMemo(
    () =>
      list.columnsKey === undefined
        ? undefined
        : storedState(openSetting('column-scroll', writer, list.columnsKey), z.number(), 0),
    [writer, list.columnsKey],
  )
  const retry = () => {
    // The focused button is removed with its panel, so the focus must move.
    headingRef.current?.focus()
    void refetch()
  }
  const toPage = (page: number) => setState({ ...state, page })
  // While the next rows load, those of the previous view stay.
  // Hashed, since the browser stores it with the scroll position and filters can name people.
  const view = shortHash(JSON.stringify([list.title, state.filters, state.page, state.size]))
  const [shownView, setShownView] = useState(view)
  if (shownView !== view && !isPlaceholderData) setShownView(view)
  const isEmpty = data?.totalElements === 0
  const isMissing = isCurrent && !isEmpty && data.content.length === 0
  const count = data && `${numberText(data.totalElements)} ${list.noun}`
  const message = typeof list.empty === 'function' ? list.empty(state.filters) : list.empty
  const panel = !canQuery ? (
    missingCriteria
  ) : error && !isFetching && !data ? (
    <ErrorPanel message={error.message} detail={detailOf(error)} retry={retry} />
  ) : isEmpty ? (
    emptyPanel || (
      <StatePanel
        drawing="empty"
        title={texts.nothingFound}
        action={emptyAction}
        {...(message === undefined ? {} : { message })}
      />
    )
  ) : isMissing ? (
    <MissingPage list={list.missingIn} page={state.page} pages={pages} onPage={toPage} />
  ) : undefined
  const countText = isPlaceholderData ? 'Mencari...' : canQuery && !isEmpty && count
  const headingProps = { id: headingId, ref: headingRef, tabIndex: -1, className: classes.heading }
  const counter = countText && <span className={classes.count}>{countText}</span>
  const heading = (
    <div className={classes.title}>
      {list.heading === undefined ? (
        <p {...headingProps}>{counter}</p>
      ) : (
        <h2 {...headingProps}>
          {list.heading} {counter}
        </h2>
      )}
      {renderTools?.(!canQuery ? 0 : !panel && isCurrent ? data.totalElements : undefined)}
    </div>
  )
  return (
    <>
      <p role="status" className="visually-hidden">
        {canQuery && isFetching && data === undefined && 'Memuat...'}
        {isCurrent &&
          (isEmpty
            ? texts.nothingFound
            : isMissing
              ? `Halaman ${numberText(state.page)} tidak ada`
              : `${count}, halaman ${numberText(state.page)} dari ${numberText(pages)}`)}
      </p>
      {notice}
      {canQuery && <StaleNotice read={answer} />}
      {panel ? (
        <>
          <div className={classes.head}>{heading}</div>
          {panel}
        </>
      ) : (
        <>
          <DataTable
            table={table}
            label={list.title}
            rows={rows}
            rowName={list.rowName}
            rowNote={rowNotes()}
            buttons={buttons}
            canChoose={list.columnsKey !== undefined}
            isBusy={isPending || isPlaceholderData}
            skeletonRows={Math.min(state.size, MAX_SKELETON_ROWS)}
            view={shownView}
            height={list.height}
            scrolled={scrolled}
            heading={heading}
          />
          {props.extras?.notice}
          {data && (
            <Pager
              {...list.pages}
              table={table}
              sizes={list.sizes}
              onHint={(page) => void client.prefetchQuery(pageQuery(page))}
            />
          )}
        </>
      )}
      {rowDialog && <rowDialog.Dialog row={rowDialog.row} onClose={() => setOpened(undefined)} />}
    </>
  )
}
