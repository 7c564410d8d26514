import { useCallbackRef } from '@mantine/hooks'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { alertFailure } from '~/components/alertFailure'
import { CopyLink } from '~/components/CopyLink'
import { useCorporate } from '~/components/corporate'
import { PageHead } from '~/components/pages/PageHead'
import { hasRequiredFilters } from '~/lib/rules/rules'
import { stringifySearch } from '~/lib/url/searchParams'
import { useUrlState } from '~/lib/url/urlState'
import { Downloads } from './export/Downloads'
import classes from './filters/panel/FilterForm.module.css'
import { checkDraft } from './filters/checkDraft'
import { FORM_DIFFERS, SEARCH_FIRST, sectionsOf, useConditions } from './filters/conditions'
import { EmptySearch } from './summary/EmptySearch'
import { ShowAll } from './summary/ShowAll'
import { FilterLayout } from './filters/panel/FilterLayout'
import { filledCriteria, ignoredText } from './filters/kinds/kinds'
import { MissingCriteria } from './summary/MissingCriteria'
import { UnknownCriteria } from './summary/UnknownCriteria'
import { SearchSummary } from './summary/SearchSummary'
import { ScreenForm } from './ScreenForm'
import { useFilterPanel } from './filters/panel/useFilterPanel'
import { useFormDraft } from './filters/panel/useFormDraft'
import { useSearchable } from './filters/useSearchable'
import type { RowExtras, ScreenList } from './list'
import { ListDialogs, type OpenDialog } from './ListDialogs'
import { ListGrid } from './ListGrid'
import { Notice } from '~/ui/messages/Notice'
import { ListTools } from './ListTools'
import { withoutDialog } from './listUrl'
import { listReader } from './prefetchList'
import type { SavedFilterEdit } from './saved/SavedFilterBadge'
import { useOfferedSearches } from './saved/useOfferedSearches'
import { useListSearch } from './useListSearch'

type Props<F extends object, Row extends object> = {
  list: ScreenList<F, Row>
  /** Links and actions beside the title. */
  children?: ReactNode
  /** Action for an unfiltered list without rows. */
  firstStep?: ReactNode
}

/** The screen of a list. Filters, chips and rows show the same state, which is in the URL. */
export function ListScreen<F extends object, Row extends object>({ list, children, firstStep }: Props<F, Row>) {
  const { viewer, scope } = useCorporate()
  const { filters: schema, filterUi, emptyHint } = list
  const headingId = useId()
  const { state: requested, ignored, unfitKeyword } = useUrlState(useMemo(() => listReader(list), [list]))
  const { holds, failed, unknown, isPending } = useConditions(list, scope, viewer.corporate.menu, requested.filters)
  const searchable = useSearchable(schema, sectionsOf(list), requested.filters, scope, holds)
  const filters = isPending || unknown.length > 0 ? requested.filters : searchable.filters
  const state = useMemo(() => ({ ...requested, filters }), [requested, filters])
  const columns = useMemo(() => list.columns.filter(({ meta }) => holds(meta?.when)), [list, holds])
  const shownList = useMemo(() => ({ ...list, columns }), [list, columns])
  const canQuery = unknown.length === 0 && hasRequiredFilters(schema.rules, filters)
  const [dialog, setDialog] = useState<OpenDialog<F>>()
  const { draft, differs, isDraftReady, onDraft, draftRequest, requestDraft } = useFormDraft(schema)
  const panel = useFilterPanel()
  const { owner, setState, setPage, search, drop, reset, restart, openSaved, closeSaved, markSaved, onAnswered } =
    useListSearch(list, state, panel)
  const ui = filterUi.kind === 'panel' ? filterUi : undefined
  useOfferedSearches(list, ui, search, openSaved)
  const searchWith = (name: string, value: string) => {
    const checked = checkDraft(schema, { ...filters, ...draft.get(), [name]: value })
    search('values' in checked ? checked.values : { ...filters, [name]: value })
  }
  const edit: SavedFilterEdit<F> = {
    draft,
    // A form that was never opened has what is searched.
    withDraft: (proceed) => (panel.wasOpen ? requestDraft({ proceed }) : proceed(filters)),
    saveAs: (values, naming) => setDialog({ name: 'save', filters: values, ...naming }),
    onReplaced: closeSaved,
  }
  const showPanel = useCallbackRef(() => panel.show(true))
  const sharedParams = () => stringifySearch({ ...list.url.write(withoutDialog(state)), c: scope.corporateId })
  const rowsWith = (extras?: RowExtras<Row>) => (
    <section className="card" aria-labelledby={headingId}>
      <ListGrid
        list={shownList}
        state={state}
        isWaiting={isPending && searchable.isUnavailable}
        setState={({ page, size }) => setPage(page, size)}
        extras={extras}
        missingCriteria={
          canQuery ? undefined : unknown.length > 0 ? (
            <UnknownCriteria criteria={unknown} failed={failed} />
          ) : (
            <MissingCriteria
              rules={schema.rules}
              sections={sectionsOf(list)}
              isFilled={isDraftReady}
              fill={searchWith}
              goTo={panel.goTo}
            />
          )
        }
        emptyPanel={
          ui &&
          list.empty === undefined && (
            <EmptySearch
              // Its findings belong to one search.
              key={JSON.stringify(filters)}
              list={list}
              sections={ui.sections}
              filters={filters}
              drop={drop}
              search={search}
              reset={restart}
            />
          )
        }
        notice={
          differs &&
          canQuery &&
          !panel.isOpen && (
            <p className={classes.differs} role="status">
              {FORM_DIFFERS}
            </p>
          )
        }
        emptyAction={Object.keys(filters).length === 0 ? firstStep : <ShowAll onPress={restart} />}
        headingId={headingId}
        onAnswered={onAnswered}
        onFailure={(error) => error !== undefined && alertFailure(error)}
        renderTools={(total) => (
          <div className="row">
            {total ? extras?.tool : null}
            {ui && <CopyLink address={() => location.origin + location.pathname + sharedParams()} />}
            {total !== undefined && (
              <Downloads
                downloads={list.downloads ?? []}
                corporate={viewer.corporate}
                holds={holds}
                off={canQuery ? undefined : isDraftReady ? SEARCH_FIRST : emptyHint}
                onPick={(download) => setDialog({ name: 'export', download, total })}
              />
            )}
          </div>
        )}
      />
    </section>
  )
  const rows = list.Extras ? (
    <list.Extras state={state} setState={setState}>
      {rowsWith}
    </list.Extras>
  ) : (
    rowsWith()
  )

  return (
    <div className="page" data-wide>
      <PageHead title={list.title}>
        {children}
        <ListTools
          tools={list.tools ?? []}
          searched={canQuery ? filters : undefined}
          // It is what the panel edits.
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          draft={isDraftReady ? () => draft.get() as F : undefined}
          filters={filters}
          emptyHint={emptyHint}
          open={(Dialog, chosen) => setDialog({ name: 'tool', Dialog, filters: chosen })}
        />
      </PageHead>
      {ui ? (
        <FilterLayout
          panel={panel}
          isAbove={ui.isAbove}
          filled={filledCriteria(ui.sections, filters).length}
          form={
            <ScreenForm
              list={list}
              ui={ui}
              holds={holds}
              filters={filters}
              // Beside its buttons, where one looks.
              saysDifference={canQuery && panel.isOpen}
              owner={owner}
              search={search}
              reset={reset}
              onDraft={onDraft}
              focusRequest={panel.focusRequest}
              draftRequest={draftRequest}
              onRefused={showPanel}
              openSaved={openSaved}
              openDialog={setDialog}
            />
          }
        >
          <SearchSummary
            list={list}
            ui={ui}
            state={state}
            requested={requested}
            edit={edit}
            holds={holds}
            failed={failed}
            ignored={filters === requested.filters ? ignored : [...new Set([...ignored, ...searchable.ignored])]}
            drop={drop}
            goTo={panel.goTo}
          />
          {rows}
        </FilterLayout>
      ) : (
        <>
          {ignored.length > 0 && <Notice>{ignoredText(ignored)}</Notice>}
          {filterUi.kind === 'keyword' && (
            <filterUi.Box
              label={filterUi.label}
              placeholder={filterUi.placeholder}
              submitLabel={filterUi.submitLabel}
              keyword={(filters as { keyword?: string }).keyword ?? unfitKeyword}
              // Such a list has no other filter.
              // oxlint-disable-next-line typescript/no-unsafe-type-assertion
              onSearch={(keyword) => search((keyword === '' ? {} : { keyword }) as F)}
            />
          )}
          {rows}
        </>
      )}
      <ListDialogs
        list={list}
        dialog={dialog}
        state={state}
        differs={differs}
        onClose={() => setDialog(undefined)}
        onRemoved={closeSaved}
        onSaved={markSaved}
        onOpen={(values, saved) => {
          setDialog(undefined)
          openSaved(values, saved)
        }}
      />
    </div>
  )
}
