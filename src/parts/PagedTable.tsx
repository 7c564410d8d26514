import { type ComponentProps, type Ref, useId } from 'react'
import type { Paged } from '~/api/endpoint'
import { detailOf } from '~/api/errors'
import { numberText } from '~/lib/numbers'
import { texts } from '~/lib/texts'
import { ErrorPanel, StatePanel } from '~/ui/StatePanel'
import { DataTable } from './DataTable'
import { MissingPage } from './MissingPage'
import classes from './PagedTable.module.css'
import { Pager } from './Pager'

type Props<Row> = Pick<
  ComponentProps<typeof DataTable<Row & object>>,
  'id' | 'userId' | 'columns' | 'keyOf' | 'nameOf' | 'actions' | 'skeletonRows'
> &
  Pick<ComponentProps<typeof Pager>, 'page' | 'size' | 'sizes' | 'inRow' | 'onPage' | 'onSize' | 'onHint'> & {
    /** The heading above the rows. */
    title: string
    /** The names of the table and of its pages. */
    label: string
    pagesLabel: string
    /** What a row is, for the count: '48 tiket'. */
    noun: string
    /** What a query of the page tells; the rows before may stand in. */
    list: {
      data: Paged<Row> | undefined
      error: Error | null
      isFetching: boolean
      isPlaceholderData: boolean
      refetch: () => Promise<unknown>
    }
    /** Said beneath 'nothing found'. */
    empty?: string
    headingRef?: Ref<HTMLHeadingElement>
  }

/** A list with its heading, its count and its pages, or why there is nothing to be seen. */
export function PagedTable<Row extends object>(props: Props<Row>) {
  const {
    title,
    label,
    pagesLabel,
    noun,
    list,
    empty,
    headingRef,
    page,
    size,
    sizes,
    inRow,
    onPage,
    onSize,
    onHint,
    ...table
  } = props
  const { data, error, isFetching, isPlaceholderData, refetch } = list
  const headingId = useId()
  const count = data && `${numberText(data.totalElements)} ${noun}`
  const heading = (
    <h2 id={headingId} ref={headingRef} tabIndex={-1} className={classes.heading}>
      {title} {count && !error && <span className={classes.count}>{isPlaceholderData ? 'Mencari...' : count}</span>}
    </h2>
  )
  const isEmpty = data?.content.length === 0 && !isPlaceholderData
  const panel = error ? (
    <ErrorPanel message={error.message} detail={detailOf(error)} retry={() => void refetch()} />
  ) : !isEmpty ? undefined : data.totalElements === 0 ? (
    <StatePanel drawing="empty" title={texts.nothingFound} {...(empty === undefined ? {} : { message: empty })} />
  ) : (
    <MissingPage page={page} pages={data.totalPages} onPage={onPage} />
  )
  return (
    <section className="card" aria-labelledby={headingId}>
      <p role="status" className="visually-hidden">
        {data && !isFetching && (data.totalElements === 0 ? texts.nothingFound : count)}
      </p>
      {panel ? (
        <>
          <div className={classes.head}>{heading}</div>
          {panel}
        </>
      ) : (
        <>
          <DataTable {...table} label={label} rows={data?.content} isBusy={isFetching} heading={heading} />
          {data && (
            <Pager
              label={pagesLabel}
              page={page}
              size={size}
              sizes={sizes}
              inRow={inRow}
              total={data.totalElements}
              onPage={onPage}
              onSize={onSize}
              onHint={onHint}
              isNumbered
            />
          )}
        </>
      )}
    </section>
  )
}
