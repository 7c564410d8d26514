import { Button } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type Ref, useEffect, useMemo } from 'react'
import { detailOf } from '~/api/errors'
import { numberText } from '~/lib/numbers'
import { requiredNames, type Rule } from '~/lib/rules'
import type { Scope } from '~/lib/scope'
import { texts } from '~/lib/texts'
import type { Action } from '~/parts/Action'
import { DataTable } from '~/parts/DataTable'
import { MissingPage } from '~/parts/MissingPage'
import { Pager } from '~/parts/Pager'
import { lazily } from '~/ui/lazily'
import { ErrorPanel, StatePanel } from '~/ui/StatePanel'
import { PAGE_SIZES, type Query } from './query'
import { rowsOf } from './rows'
import type { Condition, Reads, Search } from './Search'
import classes from './SearchScreen.module.css'
import type { WhyEmpty as WhyEmptyOf } from './WhyEmpty'

// Its types depend on the search, which a lazy part forgets.
const WhyEmpty = lazily(async () => (await import('./WhyEmpty')).WhyEmpty) as typeof WhyEmptyOf

type Props<W extends object, Row extends { userId: string }> = {
  search: Search<W, Row>
  /** Whether all that must be said is said; otherwise nothing is asked. */
  canAsk: boolean
  asked: Query<W>
  ask: (query: Query<W>) => void
  drop: (names: readonly string[]) => void
  resetAll: () => void
  scope: Scope
  userId: string
  holds: (condition: Condition | undefined) => boolean
  actions: readonly Action<Row>[]
  /** Told each time that an answer stands. */
  onAnswered: () => void
  headingRef: Ref<HTMLHeadingElement>
  /** What can be done with the results as a whole. */
  renderTools: (total: number) => ReactNode
  /** The form says something else than what is shown. */
  differs: boolean
}

/** The rows of what is asked: table and pages, or why there are none. */
export function Results<W extends object, Row extends { userId: string }>(props: Props<W, Row>) {
  const {
    search,
    canAsk,
    asked,
    ask,
    drop,
    resetAll,
    scope,
    userId,
    holds,
    actions,
    onAnswered,
    headingRef,
    renderTools,
    differs,
  } = props
  const client = useQueryClient()
  const { data, error, isFetching, isPending, isPlaceholderData, refetch } = useQuery({
    ...rowsOf(search.api, asked, scope),
    enabled: canAsk,
    placeholderData: canAsk ? keepPreviousData : undefined,
  })
  const pages = data ? Math.max(1, data.totalPages) : 1
  const showsPage = !isPlaceholderData && data !== undefined
  useEffect(() => {
    if (showsPage && asked.page < pages)
      void client.prefetchQuery(rowsOf(search.api, { ...asked, page: asked.page + 1 }, scope))
  }, [client, search, asked, scope, pages, showsPage])
  useEffect(() => {
    if (!isFetching) onAnswered()
  }, [asked, isFetching, onAnswered])

  const isEmpty = data?.totalElements === 0
  const count = data && `${numberText(data.totalElements)} ${search.noun}`
  const columns = useMemo(() => search.columns.filter(({ when }) => holds(when)), [search, holds])
  const toPage = (page: number) => ask({ ...asked, page })

  const panel = !canAsk ? (
    <StatePanel drawing="empty" title="Belum ada pencarian" message={unaskedText(search)} />
  ) : error ? (
    <ErrorPanel message={error.message} detail={detailOf(error)} retry={() => void refetch()} />
  ) : isEmpty ? (
    <StatePanel
      drawing="empty"
      title={texts.nothingFound}
      message="Tidak ada yang memenuhi semua kriteria. Hapus satu kriteria atau longgarkan nilainya."
      action={
        <div className={classes.ways}>
          <WhyEmpty
            // What was found out belongs to one search.
            key={JSON.stringify(asked.where)}
            api={search.api}
            sections={search.sections}
            where={asked.where}
            scope={scope}
            drop={drop}
          />
          <Button variant="default" onClick={resetAll}>
            Hapus semua kriteria
          </Button>
        </div>
      }
    />
  ) : data && data.content.length === 0 && showsPage ? (
    <MissingPage list="hasil" page={asked.page} pages={pages} onPage={toPage} />
  ) : undefined
  const heading = (
    <div className={classes.title}>
      <h2 id="results" ref={headingRef} tabIndex={-1} className={classes.heading}>
        Hasil pencarian{' '}
        {isPlaceholderData ? (
          <span className={classes.count}>Mencari...</span>
        ) : (
          canAsk && !error && !isEmpty && count && <span className={classes.count}>{count}</span>
        )}
      </h2>
      {!canAsk ? renderTools(0) : !panel && showsPage && renderTools(data.totalElements)}
    </div>
  )
  return (
    <section className="card" aria-labelledby="results">
      <p role="status" className="visually-hidden">
        {showsPage &&
          (isEmpty ? texts.nothingFound : `${count}, halaman ${numberText(asked.page)} dari ${numberText(pages)}`)}
      </p>
      {differs && canAsk && (
        <p className={classes.differs} role="status">
          Isian filter berbeda dari hasil di bawah. Tekan Cari untuk memperbarui hasil.
        </p>
      )}
      {panel ? (
        <>
          <div className={classes.head}>{heading}</div>
          {panel}
        </>
      ) : (
        <>
          <DataTable
            id={search.api.rows.name}
            userId={userId}
            label={search.title}
            columns={columns}
            rows={data?.content}
            keyOf={keyOf}
            nameOf={search.nameOf}
            actions={actions}
            isBusy={isPending || isPlaceholderData}
            skeletonRows={asked.size}
            height={search.height}
            heading={heading}
          />
          {data && (
            <Pager
              page={asked.page}
              size={asked.size}
              sizes={PAGE_SIZES}
              total={data.totalElements}
              onPage={toPage}
              onSize={(size) => ask({ ...asked, size, page: 1 })}
              onHint={(page) => void client.prefetchQuery(rowsOf(search.api, { ...asked, page }, scope))}
            />
          )}
        </>
      )}
    </section>
  )
}

const keyOf = ({ userId }: { userId: string }) => userId

/** What must be filled in before anything can be asked. */
function unaskedText({ api, sections }: { api: { filters: { rules: readonly Rule[] } }; sections: Reads['sections'] }) {
  const required = requiredNames(api.filters.rules)
  const labels = sections
    .flatMap(({ criteria }) => criteria)
    .flatMap(({ name, label }) => (required.includes(name) ? [label] : []))
  return `Isi ${labels.join(', ')} pada filter, lalu tekan Cari.`
}
