import type { QueryClient } from '@tanstack/react-query'
import { alertFailure } from '~/components/alertFailure'
import type { ScreenSearches } from '~/components/screenSearches'
import { criterionTexts } from '~/list/filters/criterionTexts'
import type { PanelUi } from '~/list/list'
import type { FilterPanelOf } from './parseSavedFilter'
import { recentSearches, type SearchOwner } from './recentSearches'
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
export function offeredSearches<F extends object>({
  client,
  owner,
  schema,
  ui: { sections, saved },
  search,
  openSaved,
}: Input<F>): Awaited<ReturnType<ScreenSearches>> {
  const scope = { corporateId: owner.corporateId }
  const recent = recentSearches(owner, schema).map((filters) => {
    const label = criterionTexts(client, sections, filters, scope).join(', ')
    return { id: JSON.stringify(filters), label, run: () => search(filters) }
  })
  if (!saved) return { recent, saved: Promise.resolve([]) }
  const open = async (id: string) => {
    try {
      openSaved(await openSavedFilter(client, saved, { schema, sections }, scope, id), id)
    } catch (error) {
      alertFailure(error as Error)
    }
  }
  const newest = client.fetchQuery(newestSaved(saved, scope)).then(
    ({ content }) => content.map(({ id, queryName }) => ({ id, label: queryName, run: () => void open(id) })),
    () => [],
  )
  return { recent, saved: newest }
}
