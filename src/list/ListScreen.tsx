import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react'
import { alertFailure } from '~/components/alertFailure'
import { useCorporate } from '~/components/corporate'
import { isAskable } from '~/lib/rules/rules'
import { alert } from '~/ui/dialogs/dialogs'
import { SearchBox } from '~/ui/SearchBox'
import { StatePanel } from '~/ui/states/StatePanel'
import { Downloads } from './export/Downloads'
import { sectionsOf, unavailableIn, unmetText, useConditions } from './filters/conditions'
import { EmptySearch } from './filters/EmptySearch'
import { FilterForm } from './filters/FilterForm'
import { FilterPanel } from './filters/FilterPanel'
import { useFolding } from './filters/useFolding'
import { namesOf } from './filters/kinds/kinds'
import type { ScreenList } from './list'
import { ListDialogs, type OpenDialog } from './ListDialogs'
import { ListGrid } from './ListGrid'
import classes from './ListScreen.module.css'
import { isSameFilters, type ListState, without } from './listUrl'
import type { LoadedList } from './prefetchList'
import { useMessaging } from './useMessaging'

type Props<F extends object, Row extends object> = {
  list: ScreenList<F, Row>
  loaded: LoadedList<F>
  /** What leads on from here, beside the title. */
  children?: ReactNode
  /** What is said below the title. */
  lead?: ReactNode
}

/** The screen of a list. Filters, chips and rows show one state, which lives in the URL. */
export function ListScreen<F extends object, Row extends object>({
  list,
  loaded: { state, ignored },
  children,
  lead,
}: Props<F, Row>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { viewer, scope } = useCorporate()
  const { filters, filterUi, emptyHint } = list
  const headingId = useId()
  const { holds, failed, isPending } = useConditions(list, scope, viewer.corporate.menu)
  const unavailable = useMemo(() => unavailableIn(sectionsOf(list), state.filters, holds), [list, state, holds])
  const sent = useMemo(
    () => ({ ...state, filters: without(filters, state.filters, unavailable.flatMap(namesOf)) }),
    [filters, state, unavailable],
  )
  const columns = useMemo(() => list.columns.filter(({ meta }) => holds(meta?.when)), [list, holds])
  const canQuery = isAskable(filters.rules, state.filters)
  const [dialog, setDialog] = useState<OpenDialog<F>>()
  const [differs, setDiffers] = useState(false)
  // What is filled in but not searched yet: some tools work with it already.
  const draft = useRef<object>({})
  const [isDraftReady, setDraftReady] = useState(false)
  const onDraft = useCallback(
    (values: object, isDifferent: boolean) => {
      draft.current = values
      setDiffers(isDifferent)
      setDraftReady(isAskable(filters.rules, values))
    },
    [filters],
  )
  const folding = useFolding(!canQuery || Object.keys(state.filters).length === 0)
  // Only a search that a person started moves the focus, once it is answered; paging and Back leave it where it is.
  const focusWhenAnswered = useRef(false)
  const onAnswered = useCallback((heading: HTMLElement | null) => {
    if (!focusWhenAnswered.current) return
    focusWhenAnswered.current = false
    heading?.focus()
    heading?.scrollIntoView({ block: 'start' })
  }, [])

  const setState = (next: ListState<F>) => {
    // A link to a list names its corporate, so that it opens the same one for everybody.
    const search = { ...list.url.write(next), ...(list.isShared ? { c: scope.corporateId } : {}) }
    void navigate({ to: '.', search: search as never })
  }
  const { link: _link, ...unlinked } = state
  const place = (next: ListState<F>) => {
    // A panel folds after a search and takes the focused button along; a form or a search box keeps the focus.
    focusWhenAnswered.current = filterUi.kind === 'panel'
    setState(next)
  }
  const search = (values: F) => {
    folding.show(Object.keys(values).length === 0)
    const next = { ...unlinked, filters: values, page: 1 }
    place(next)
    list.onSearch?.(values, scope)
    // The same question again is asked again.
    if (isSameFilters(values, state.filters))
      void client.invalidateQueries({ queryKey: list.query(next, scope).queryKey as unknown[] })
  }
  // The chip goes with its criterion, so the focus needs another place.
  const drop = (names: readonly string[]) =>
    place({ ...unlinked, filters: without(filters, state.filters, names), page: 1 })
  const reset = () => {
    folding.show(true)
    setState({ filters: {} as F, page: 1, size: list.sizes[0]! })
  }
  const messaging = useMessaging(list.messages, state.link, viewer, () => setState(unlinked))
  const actions = useMemo(
    () => [...(list.actions ?? []), ...(messaging.action ? [messaging.action] : [])],
    [list, messaging.action],
  )

  return (
    <div className="page">
      <div className={classes.top}>
        <h1>{list.title}</h1>
        {children}
        {list.tools?.map(({ label, icon: Icon, Dialog, allowsCustomValues = false, takesDraft = false }) => {
          const isDraft = takesDraft && isDraftReady
          const isReady = canQuery || allowsCustomValues || isDraft
          const open = () =>
            setDialog({ name: 'tool', Dialog, filters: isDraft ? (draft.current as F) : state.filters })
          return (
            <Button
              key={label}
              variant="default"
              size="xs"
              leftSection={<Icon size={16} aria-hidden />}
              aria-disabled={!isReady}
              data-disabled={!isReady || undefined}
              onClick={() => (isReady ? open() : void alert(emptyHint ?? ''))}
            >
              {label}
            </Button>
          )
        })}
      </div>
      {lead}
      {filterUi.kind === 'panel' ? (
        <FilterPanel
          list={list}
          ui={filterUi}
          state={state}
          folding={folding}
          holds={holds}
          failed={failed}
          ignored={isPending ? ignored : [...new Set([...ignored, ...unavailable.map(({ label }) => label)])]}
          search={search}
          drop={drop}
          reset={reset}
          onDraft={onDraft}
          openDialog={setDialog}
        />
      ) : filterUi.kind === 'form' ? (
        <FilterForm
          label={filterUi.label}
          schema={filters}
          sections={filterUi.sections}
          holds={holds}
          scope={scope}
          filters={state.filters}
          search={search}
          reset={() => setState({ ...state, filters: {} as F, page: 1 })}
          onDraft={onDraft}
        />
      ) : (
        filterUi.kind === 'keyword' && (
          <SearchBox
            {...filterUi}
            keyword={(state.filters as { keyword?: string }).keyword ?? ''}
            search={(keyword) => search((keyword === '' ? {} : { keyword }) as F)}
          />
        )
      )}
      <section className="card" aria-labelledby={headingId}>
        <ListGrid
          list={useMemo(() => ({ ...list, columns }), [list, columns])}
          state={sent}
          isWaiting={isPending && unavailable.length > 0}
          setState={({ page, size }) => setState({ ...unlinked, page, size })}
          actions={actions}
          unmet={
            canQuery ? undefined : (
              <StatePanel
                drawing="empty"
                title="Belum ada pencarian"
                message={unmetText(list.filters.rules, sectionsOf(list))}
              />
            )
          }
          nothing={
            filterUi.kind === 'panel' && (
              <EmptySearch
                // What was found out belongs to one search.
                key={JSON.stringify(state.filters)}
                list={list}
                sections={filterUi.sections}
                filters={state.filters}
                drop={drop}
                reset={() => {
                  focusWhenAnswered.current = true
                  reset()
                }}
              />
            )
          }
          notice={
            filterUi.kind === 'panel' &&
            differs &&
            canQuery && (
              <p className={classes.differs} role="status">
                Isian filter berbeda dari hasil di bawah. Tekan Cari untuk memperbarui hasil.
              </p>
            )
          }
          headingId={headingId}
          onAnswered={onAnswered}
          onFailure={(error) => error && alertFailure(error)}
          renderTools={(total) => (
            <Downloads
              downloads={list.downloads ?? []}
              corporate={viewer.corporate}
              holds={holds}
              off={canQuery ? undefined : emptyHint}
              onPick={(download) => setDialog({ name: 'export', download, total })}
            />
          )}
        />
      </section>
      <ListDialogs
        list={list}
        dialog={dialog}
        state={state}
        onClose={() => setDialog(undefined)}
        onRemoved={(id) => {
          const { saved, ...rest } = unlinked
          if (saved === id) setState(rest)
        }}
        onOpen={(values, saved) => {
          const isReady = isAskable(filters.rules, values)
          setDialog(undefined)
          folding.show(!isReady)
          place({ ...unlinked, filters: values, page: 1, saved })
          if (isReady) list.onSearch?.(values, scope)
        }}
      />
      {messaging.dialog}
    </div>
  )
}
