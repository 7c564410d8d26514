import { useCorporate } from '~/components/corporate'
import { requiredNames } from '~/lib/rules/rules'
import { stringifySearch } from '~/lib/url/searchParams'
import type { PanelUi, ScreenList } from '~/list/list'
import type { ListState } from '~/list/listUrl'
import { SavedFilterBadge } from '~/list/saved/SavedFilterBadge'
import { Notice } from '~/ui/messages/Notice'
import { ActiveFilterChips } from './ActiveFilterChips'
import { shownSections, useFailedLists } from '~/list/filters/conditions'
import type { Condition } from '~/list/filters/criterion'
import { FilterNotices } from './FilterNotices'
import classes from './SearchSummary.module.css'

/** What a URL may hold before proxies and servers refuse it. */
const URL_LIMIT = 7_500

type Props<F extends object, Row extends object> = {
  list: ScreenList<F, Row>
  ui: PanelUi<F>
  state: ListState<F>
  /** What the URL says, searched or not. */
  requested: ListState<F>
  holds: (condition: Condition | undefined) => boolean
  failed: Parameters<typeof FilterNotices>[0]['failed']
  ignored: readonly string[]
  drop: (names: readonly string[]) => void
  goTo: (name: string) => void
}

/** What is searched, above the results: the open saved filter, a chip for each criterion, and what is wrong with them. */
export function SearchSummary<F extends object, Row extends object>(props: Props<F, Row>) {
  const { list, ui, state, requested, holds, failed, ignored, drop, goTo } = props
  const { scope } = useCorporate()
  const { filters: schema, url } = list
  const { sections, saved } = ui
  const { filters } = state
  const lists = useFailedLists(shownSections(sections, holds), scope, filters)
  return (
    <>
      <div className={classes.notices}>
        <FilterNotices failed={failed} lists={lists} ignored={ignored} />
        {saved && state.saved !== undefined && (
          <SavedFilterBadge saved={saved} panel={{ schema, sections }} id={state.saved} filters={filters} />
        )}
      </div>
      <ActiveFilterChips
        sections={sections}
        filters={filters}
        scope={scope}
        required={requiredNames(schema.rules)}
        drop={drop}
        goTo={goTo}
      />
      {stringifySearch(url.write(requested) as Record<string, unknown>).length > URL_LIMIT && (
        <Notice urgent>
          Filter sangat panjang sehingga tautannya mungkin ditolak server. Kurangi pilihan bila pencarian gagal.
        </Notice>
      )}
    </>
  )
}
