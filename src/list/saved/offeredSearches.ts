import type { QueryClient } from '@tanstack/react-query'
import type { SavedFilter } from '~/api/endpointGroups/savedQueries'
import { alertFailure } from '~/components/alertFailure'
import type { ScreenSearches } from '~/components/screenSearches'
import { loadCriterionTexts } from '~/list/filters/criterionTexts'
import type { PanelUi } from '~/list/list'
import type { FilterPanelOf } from './parseSavedFilter'
import { recentSearches, type SearchOwner } from '~/list/filters/recentSearches'
import { newestSaved, openSavedFilter } from './savedFilterQuery'

type Input<F extends object> = {
  client: QueryClient
  owner: SearchOwner
  schema: FilterPanelOf<F>['schema']
  ui: PanelUi<F>
  search: (filters: F) => void
  openSaved: (filters: F, id: string) => void
}

/** The recent searches and newest saved filters of a list. If saved filters fail to load, they are omitted: the list has its own menu. */
export async function offeredSearches<F extends object>({
  client,
  owner,
  schema,
  ui: { sections, saved },
  search,
  openSaved,
}: Input<F>): ReturnType<ScreenSearches> {
  const scope = { corporateId: owner.corporateId }
  const labelled = recentSearches(owner, schema).map(async (filters) => {
    const label = (await loadCriterionTexts(client, sections, filters, scope)).join(', ')
    return { id: JSON.stringify(filters), label, run: () => search(filters) }
  })
  if (!saved) return { recent: await Promise.all(labelled), saved: Promise.resolve([]) }
  const open = async (filter: SavedFilter) => {
    try {
      openSaved(await openSavedFilter(client, saved, { schema, sections }, scope, filter), filter.id)
    } catch (error) {
      alertFailure(error)
    }
  }
  const newest = client.fetchQuery(newestSaved(saved, scope)).then(
    ({ content }) =>
      content.map((filter) => ({ id: filter.id, label: filter.queryName, run: () => void open(filter) })),
    () => [],
  )
  return { recent: await Promise.all(labelled), saved: newest }
}
