import { Button } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '~/api/errors'
import { numberText } from '~/lib/numbers'
import { stringifySearch } from '~/lib/searchParams'
import type { Scope } from '~/lib/scope'
import { texts } from '~/lib/texts'
import { DataTable } from '~/parts/DataTable'
import { Pager } from '~/parts/Pager'
import { ErrorPanel, StatePanel } from '~/ui/StatePanel'
import { PAGE_SIZES, paramsOf, type Query } from './query'
import { conditionsOf, useConditions } from './readings'
import { CopyLink } from '~/parts/CopyLink'
import { Receipt } from './Receipt'
import { rowsOf } from './rows'
import type { Search } from './Search'
import { SearchForm } from './SearchForm'
import classes from './SearchScreen.module.css'

/** What a URL may hold before proxies and servers refuse it. */
const URL_LIMIT = 7_500

type Props<W extends object, Row extends { userId: string }> = {
  search: Search<W, Row>
  asked: Query<W>
  ask: (query: Query<W>) => void
  scope: Scope
  userId: string
}

/** Form, receipt and rows are readings of one query, which lives in the URL; every change is `ask`. */
export function SearchScreen<W extends object, Row extends { userId: string }>({
  search,
  asked,
  ask,
  scope,
  userId,
}: Props<W, Row>) {
  const client = useQueryClient()
  const conditions = useMemo(() => conditionsOf(search), [search])
  const { holds, failed } = useConditions(conditions, scope)
  const { data, error, isFetching, isPending, isPlaceholderData, refetch } = useQuery({
    ...rowsOf(search.api, asked, scope),
    // The rows of another corporate are nobody's previous rows.
    placeholderData: keepPreviousData,
  })
  const hasFilters = Object.keys(asked.where).length > 0
  const [open, setOpen] = useState(!hasFilters)
  const headingRef = useRef<HTMLHeadingElement>(null)
  // Only an asked search moves the focus, once it is answered; paging and Back leave it where it is.
  const isAsked = useRef(false)

  const pages = data ? Math.max(1, data.totalPages) : 1
  const showsPage = !isPlaceholderData && data !== undefined
  useEffect(() => {
    if (showsPage && asked.page < pages)
      void client.prefetchQuery(rowsOf(search.api, { ...asked, page: asked.page + 1 }, scope))
  }, [client, search, asked, scope, pages, showsPage])
  useEffect(() => {
    if (!isAsked.current || isFetching) return
    isAsked.current = false
    headingRef.current?.focus()
    headingRef.current?.scrollIntoView({ block: 'start' })
  }, [asked, isFetching])

  const askFilters = (where: W) => {
    isAsked.current = true
    setOpen(Object.keys(where).length === 0)
    ask({ ...asked, where, page: 1 })
    // The same question again is asked again.
    void client.invalidateQueries({ queryKey: rowsOf(search.api, { ...asked, where, page: 1 }, scope).queryKey })
  }
  const drop = (names: readonly string[]) => {
    // The chip goes with its criterion, so the focus needs another place.
    isAsked.current = true
    ask({
      ...asked,
      where: Object.fromEntries(Object.entries(asked.where).filter(([name]) => !names.includes(name))) as W,
      page: 1,
    })
  }
  const toPage = (page: number) => ask({ ...asked, page })

  const isLong = stringifySearch(paramsOf(asked)).length > URL_LIMIT
  const isEmpty = data?.totalElements === 0
  const count = data && `${numberText(data.totalElements)} ${search.noun}`
  const columns = search.columns.filter(({ when }) => holds(when))
  const actions = useMemo(() => search.actions(scope), [search, scope])
  const resetAll = () => {
    setOpen(true)
    ask({ where: {} as W, page: 1, size: PAGE_SIZES[0] })
  }

  const heading = <ResultsHeading ref={headingRef} count={error || isEmpty ? undefined : count} />
  const panel = error ? (
    <ErrorPanel
      message={error.message}
      detail={error instanceof ApiError ? error.detail : undefined}
      retry={() => void refetch()}
    />
  ) : isEmpty ? (
    <StatePanel
      drawing="empty"
      title={texts.nothingFound}
      message="Tidak ada yang memenuhi semua kriteria. Hapus satu kriteria atau longgarkan nilainya."
      action={
        <Button
          variant="default"
          onClick={() => {
            isAsked.current = true
            resetAll()
          }}
        >
          Hapus semua kriteria
        </Button>
      }
    />
  ) : data && data.content.length === 0 && showsPage ? (
    <StatePanel
      drawing="lost"
      message={`Halaman ${numberText(asked.page)} tidak ada; hasil berakhir di halaman ${numberText(pages)}.`}
      action={<Button onClick={() => toPage(pages)}>Buka halaman terakhir</Button>}
    />
  ) : undefined

  return (
    <div className="page">
      <h1>{search.title}</h1>
      {failed.map(({ told, retry }) => (
        <p key={told} role="alert" className={classes.notice}>
          {told}{' '}
          <button type="button" className="link-button" onClick={() => void retry()}>
            Coba lagi
          </button>
        </p>
      ))}
      <div className={classes.summary}>
        <Receipt sections={search.sections} where={asked.where} scope={scope} drop={drop} />
        <CopyLink />
        <Button
          variant="default"
          size="xs"
          aria-expanded={open}
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
          onClick={() => setOpen((was) => !was)}
        >
          {open ? 'Tutup filter' : 'Ubah filter'}
        </Button>
      </div>
      {open && (
        <SearchForm
          filters={search.api.filters}
          sections={search.sections}
          holds={holds}
          scope={scope}
          where={asked.where}
          search={askFilters}
          reset={resetAll}
        />
      )}
      {isLong && (
        <p role="alert" className={classes.notice}>
          Filter sangat panjang sehingga tautannya mungkin ditolak server. Kurangi pilihan bila pencarian gagal.
        </p>
      )}
      <section className="card" aria-labelledby="results">
        <p role="status" className="visually-hidden">
          {showsPage &&
            (isEmpty ? texts.nothingFound : `${count}, halaman ${numberText(asked.page)} dari ${numberText(pages)}`)}
        </p>
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
              keyOf={({ userId: key }) => key}
              nameOf={search.nameOf}
              actions={actions}
              isBusy={isPending || isPlaceholderData}
              skeletonRows={asked.size}
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
    </div>
  )
}

function ResultsHeading({ ref, count }: { ref: React.Ref<HTMLHeadingElement>; count: string | undefined }) {
  return (
    <h2 id="results" ref={ref} tabIndex={-1} className={classes.heading}>
      Hasil pencarian {count && <span className={classes.count}>{count}</span>}
    </h2>
  )
}
