import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { isAskable, requiredNames } from '~/lib/rules'
import { type RawSearch, stringifySearch } from '~/lib/searchParams'
import type { Action } from '~/parts/Action'
import { CopyLink } from '~/parts/CopyLink'
import type { Viewer } from '~/parts/viewer'
import { alert } from '~/ui/dialogs'
import { Notice } from '~/ui/Notice'
import { ActiveFilter } from './ActiveFilter'
import { ignoredTexts } from './ignoredTexts'
import { PAGE_SIZES, paramsOf, type Query, queryOf, type SearchParams, without } from './query'
import { conditionsOf, shownSections, useConditions, useFailedLists } from './readings'
import { Downloads } from './Downloads'
import { Receipt } from './Receipt'
import { restoredQuery } from './restored'
import { Results } from './Results'
import { rowsOf } from './rows'
import type { Search } from './Search'
import { type Opened, SearchDialogs } from './SearchDialogs'
import { SearchForm } from './SearchForm'
import { SearchNotices } from './SearchNotices'
import classes from './SearchScreen.module.css'
import { useMessaging } from './useMessaging'

/** What a URL may hold before proxies and servers refuse it. */
const URL_LIMIT = 7_500

type Props<W extends object, Row extends { userId: string }> = {
  search: Search<W, Row>
  /** What the URL says. */
  raw: RawSearch
  /** Makes a query the URL. */
  navigate: (params: SearchParams<W>) => void
  viewer: Viewer
  /** What leads on from here, beside the title. */
  children?: ReactNode
}
/** Form, receipt and rows are readings of one query, which lives in the URL; every change is `ask`. */
export function SearchScreen<W extends object, Row extends { userId: string }>({
  search,
  raw,
  navigate,
  viewer,
  children,
}: Props<W, Row>) {
  const client = useQueryClient()
  const { api, sections } = search
  const { corporateId } = viewer.corporate
  const scope = useMemo(() => ({ corporateId }), [corporateId])
  const asked = useMemo(() => queryOf(api.filters, raw), [api, raw])
  const conditions = useMemo(() => conditionsOf(search), [search])
  const { holds, failed } = useConditions(conditions, scope, viewer.corporate.menu)
  const lists = useFailedLists(shownSections(sections, holds), scope, asked.where)
  const ignored = useMemo(() => ignoredTexts(sections, raw, asked.where), [sections, raw, asked])
  const canAsk = isAskable(api.filters.rules, asked.where)
  const [open, setOpen] = useState(!canAsk || Object.keys(asked.where).length === 0)
  // A form that was opened once stays, so that closing it loses nothing.
  const [wasOpen, setWasOpen] = useState(open)
  const [differs, setDiffers] = useState(false)
  const [opened, setOpened] = useState<Opened<W, Row>>()
  const headingRef = useRef<HTMLHeadingElement>(null)
  // Only an asked search moves the focus, once it is answered; paging and Back leave it where it is.
  const isAsked = useRef(false)

  // A link to a search names its corporate, so that it opens the same one for everybody.
  const ask = (query: Query<W>) => navigate({ ...paramsOf(query), c: corporateId })
  const address = () => {
    const { origin, pathname } = location
    return origin + pathname + stringifySearch({ ...paramsOf(asked), c: corporateId })
  }
  const messaging = useMessaging(search, raw, viewer, () => ask(asked))
  const actions = useMemo(
    (): Action<Row>[] => [
      ...search.actions(viewer).map((action) => {
        if ('run' in action) return action
        const { Dialog, ...rest } = action
        return { ...rest, run: (row: Row) => setOpened({ name: 'row', row, Dialog }) }
      }),
      ...(messaging.action ? [messaging.action] : []),
    ],
    [search, viewer, messaging.action],
  )
  const onAnswered = useCallback(() => {
    if (!isAsked.current) return
    isAsked.current = false
    headingRef.current?.focus()
    headingRef.current?.scrollIntoView({ block: 'start' })
  }, [])
  const toggle = () => {
    setWasOpen(true)
    setOpen((was) => !was)
  }
  const askFilters = (where: W) => {
    isAsked.current = true
    setOpen(Object.keys(where).length === 0)
    ask({ ...asked, where, page: 1 })
    search.onAsked?.(where, scope)
    // The same question again is asked again.
    void client.invalidateQueries({ queryKey: rowsOf(api, { ...asked, where, page: 1 }, scope).queryKey })
  }
  const drop = (names: readonly string[]) => {
    // The chip goes with its criterion, so the focus needs another place.
    isAsked.current = true
    ask({ ...asked, where: without(api.filters, asked.where, names), page: 1 })
  }
  const resetAll = () => {
    setWasOpen(true)
    setOpen(true)
    ask({ where: {} as W, page: 1, size: PAGE_SIZES[0] })
  }
  const filtersOf = { filters: api.filters, sections }
  const close = () => setOpened(undefined)

  return (
    <div className="page">
      <div className={classes.top}>
        <h1>{search.title}</h1>
        {children}
        {search.tools?.map(({ label, icon: Icon, Dialog, isFree = false }) => {
          const isReady = canAsk || isFree
          return (
            <Button
              key={label}
              variant="default"
              size="xs"
              leftSection={<Icon size={16} aria-hidden />}
              aria-disabled={!isReady}
              data-disabled={!isReady || undefined}
              onClick={() => (isReady ? setOpened({ name: 'tool', Dialog }) : void alert(search.unasked ?? ''))}
            >
              {label}
            </Button>
          )
        })}
      </div>
      <div className={classes.notices}>
        <SearchNotices failed={failed} lists={lists} ignored={ignored} />
        {api.saved && asked.saved && (
          <ActiveFilter saved={api.saved} search={filtersOf} scope={scope} id={asked.saved} where={asked.where} />
        )}
      </div>
      <div className={classes.summary}>
        <Receipt
          sections={sections}
          where={asked.where}
          scope={scope}
          required={requiredNames(api.filters.rules)}
          drop={drop}
        />
        <CopyLink address={address} />
        <Button
          variant="default"
          size="xs"
          aria-expanded={open}
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
          onClick={toggle}
        >
          {open ? 'Tutup filter' : 'Ubah filter'}
        </Button>
      </div>
      {(open || wasOpen) && (
        <div hidden={!open}>
          <SearchForm<W>
            filters={api.filters}
            sections={sections}
            holds={holds}
            scope={scope}
            where={asked.where}
            search={askFilters}
            reset={resetAll}
            onDiffer={setDiffers}
            savedFilters={
              api.saved && {
                save: (where) => setOpened({ name: 'save', where }),
                list: () => setOpened({ name: 'list' }),
              }
            }
          />
        </div>
      )}
      {stringifySearch(paramsOf(asked)).length > URL_LIMIT && (
        <Notice urgent>
          Filter sangat panjang sehingga tautannya mungkin ditolak server. Kurangi pilihan bila pencarian gagal.
        </Notice>
      )}
      <Results
        search={search}
        canAsk={canAsk}
        asked={asked}
        ask={ask}
        drop={drop}
        resetAll={() => {
          isAsked.current = true
          resetAll()
        }}
        scope={scope}
        userId={viewer.userId}
        holds={holds}
        actions={actions}
        onAnswered={onAnswered}
        headingRef={headingRef}
        differs={differs}
        renderTools={(total) => (
          <Downloads
            downloads={search.downloads ?? []}
            menu={viewer.corporate.menu}
            holds={holds}
            off={canAsk ? undefined : search.unasked}
            onPick={(download) => setOpened({ name: 'export', download, total })}
          />
        )}
      />
      <SearchDialogs
        search={search}
        opened={opened}
        asked={asked}
        viewer={viewer}
        onClose={close}
        onRemoved={({ id }) => {
          const { saved, ...rest } = asked
          if (saved === id) ask(rest)
        }}
        onOpen={async ({ id }) => {
          const { where } = await client.fetchQuery(restoredQuery(client, api.saved!, filtersOf, scope, id))
          close()
          isAsked.current = true
          const canBeAsked = isAskable(api.filters.rules, where)
          setWasOpen(true)
          setOpen(!canBeAsked)
          ask({ ...asked, where, page: 1, saved: id })
          if (canBeAsked) search.onAsked?.(where, scope)
        }}
      />
      {messaging.dialog}
    </div>
  )
}
