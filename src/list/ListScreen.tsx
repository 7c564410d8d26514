import { Button } from '@mantine/core'
import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react'
import { alertFailure } from '~/components/alertFailure'
import { CopyLink } from '~/components/CopyLink'
import { useCorporate } from '~/components/corporate'
import { isAskable } from '~/lib/rules/rules'
import { stringifySearch } from '~/lib/url/searchParams'
import { alert } from '~/ui/dialogs/dialogs'
import { SearchBox } from '~/ui/SearchBox'
import { Downloads } from './export/Downloads'
import { checkDraft } from './filters/checkDraft'
import { sectionsOf, useConditions } from './filters/conditions'
import { EmptySearch } from './filters/summary/EmptySearch'
import { FilterForm } from './filters/panel/FilterForm'
import { FilterLayout } from './filters/panel/FilterLayout'
import { filledIn } from './filters/kinds/kinds'
import { MissingCriteria } from './filters/summary/MissingCriteria'
import { SearchSummary } from './filters/summary/SearchSummary'
import { useFilterPanel } from './filters/panel/useFilterPanel'
import { useSearchable } from './filters/useSearchable'
import type { ScreenList } from './list'
import { ListDialogs, type OpenDialog } from './ListDialogs'
import { ListGrid } from './ListGrid'
import classes from './ListScreen.module.css'
import type { LoadedList } from './prefetchList'
import { SavedFilterMenu } from './saved/SavedFilterMenu'
import { searchesOf, useListSearch } from './useListSearch'
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
  loaded: { state: asked, ignored },
  children,
  lead,
}: Props<F, Row>) {
  const { viewer, scope } = useCorporate()
  const { filters: schema, filterUi, emptyHint } = list
  const headingId = useId()
  const { holds, failed, isPending } = useConditions(list, scope, viewer.corporate.menu)
  const searchable = useSearchable(schema, sectionsOf(list), asked.filters, scope, holds)
  // What the corporate has is not known at once; the form shows what the URL says until then.
  const filters = isPending ? asked.filters : searchable.filters
  const state = useMemo(() => ({ ...asked, filters }), [asked, filters])
  const columns = useMemo(() => list.columns.filter(({ meta }) => holds(meta?.when)), [list, holds])
  const shownList = useMemo(() => ({ ...list, columns }), [list, columns])
  const canQuery = isAskable(schema.rules, filters)
  const [dialog, setDialog] = useState<OpenDialog<F>>()
  const [differs, setDiffers] = useState(false)
  // What is filled in but not searched yet: some tools work with it already.
  const draft = useRef<object>({})
  const [isDraftReady, setDraftReady] = useState(false)
  const onDraft = useCallback(
    (values: object, isDifferent: boolean) => {
      draft.current = values
      setDiffers(isDifferent)
      setDraftReady(isAskable(schema.rules, values))
    },
    [schema],
  )
  const panel = useFilterPanel()
  const { unlinked, setState, search, drop, reset, restart, openSaved, closeSaved, onAnswered } = useListSearch(
    list,
    state,
    panel,
  )
  const messaging = useMessaging(list.messages, asked.link, viewer, () => setState(unlinked))
  const actions = useMemo(
    () => [...(list.actions ?? []), ...(messaging.action ? [messaging.action] : [])],
    [list, messaging.action],
  )

  const ui = filterUi.kind === 'panel' ? filterUi : undefined
  const fill = (name: string, value: string) => {
    const checked = checkDraft(schema, { ...filters, ...draft.current, [name]: value })
    search('values' in checked ? checked.values : { ...filters, [name]: value })
  }
  const address = () => {
    const { link: _link, ...shared } = state
    return location.origin + location.pathname + stringifySearch({ ...list.url.write(shared), c: scope.corporateId })
  }
  const rows = (
    <section className="card" aria-labelledby={headingId}>
      <ListGrid
        list={shownList}
        state={state}
        isWaiting={isPending && searchable.isUnavailable}
        setState={({ page, size }) => setState({ ...unlinked, page, size })}
        actions={actions}
        unmet={
          canQuery ? undefined : (
            <MissingCriteria rules={schema.rules} sections={sectionsOf(list)} fill={fill} goTo={panel.goTo} />
          )
        }
        nothing={
          ui &&
          list.empty === undefined && (
            <EmptySearch
              // What was found out belongs to one search.
              key={JSON.stringify(filters)}
              list={list}
              sections={ui.sections}
              filters={filters}
              drop={drop}
              reset={restart}
            />
          )
        }
        notice={
          ui &&
          differs &&
          canQuery && (
            <p className={classes.differs} role="status">
              Isian filter berbeda dari hasil ini. Tekan Cari untuk memperbarui hasil.
            </p>
          )
        }
        headingId={headingId}
        onAnswered={onAnswered}
        onFailure={(error) => error && alertFailure(error)}
        renderTools={(total) => (
          <div className={classes.tools}>
            {ui && <CopyLink address={address} />}
            {total !== undefined && (
              <Downloads
                downloads={list.downloads ?? []}
                corporate={viewer.corporate}
                holds={holds}
                off={canQuery ? undefined : emptyHint}
                onPick={(download) => setDialog({ name: 'export', download, total })}
              />
            )}
          </div>
        )}
      />
    </section>
  )

  return (
    <div className="page">
      <div className={classes.top}>
        <h1>{list.title}</h1>
        {children}
        {list.tools?.map(({ label, icon: Icon, Dialog, allowsCustomValues = false, takesDraft = false }) => {
          const isDraft = takesDraft && isDraftReady
          const isReady = canQuery || allowsCustomValues || isDraft
          const open = () => setDialog({ name: 'tool', Dialog, filters: isDraft ? (draft.current as F) : filters })
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
      {ui ? (
        <FilterLayout
          panel={panel}
          filled={filledIn(ui.sections, filters).length}
          form={
            <FilterForm<F>
              label={ui.label}
              schema={schema}
              sections={ui.sections}
              holds={holds}
              scope={scope}
              filters={filters}
              search={search}
              reset={reset}
              onDraft={onDraft}
              wanted={panel.wanted}
              save={ui.saved && ((values) => setDialog({ name: 'save', filters: values }))}
            >
              {ui.saved && (
                <SavedFilterMenu
                  list={searchesOf(list)}
                  saved={ui.saved}
                  panel={{ schema, sections: ui.sections }}
                  onOpen={openSaved}
                  onRepeat={search}
                  showAll={() => setDialog({ name: 'list' })}
                />
              )}
            </FilterForm>
          }
        >
          <SearchSummary
            list={list}
            ui={ui}
            state={state}
            asked={asked}
            holds={holds}
            failed={failed}
            ignored={isPending ? ignored : [...new Set([...ignored, ...searchable.ignored])]}
            drop={drop}
            goTo={panel.goTo}
          />
          {rows}
        </FilterLayout>
      ) : (
        <>
          {filterUi.kind === 'keyword' && (
            <SearchBox
              {...filterUi}
              keyword={(filters as { keyword?: string }).keyword ?? ''}
              search={(keyword) => search((keyword === '' ? {} : { keyword }) as F)}
            />
          )}
          {rows}
        </>
      )}
      <ListDialogs
        list={list}
        dialog={dialog}
        state={state}
        onClose={() => setDialog(undefined)}
        onRemoved={closeSaved}
        onOpen={(values, saved) => {
          setDialog(undefined)
          openSaved(values, saved)
        }}
      />
      {messaging.dialog}
    </div>
  )
}
