import type { QueryClient } from '@tanstack/react-query'
import { isNotFound, messageOf } from '~/api/errors'
import type { UserScope } from '~/lib/scope'
import type { ScreenList } from '~/list/list'
import { searchStorageName } from '~/list/useListSearch'
import { checkFilter, type NewCount } from './newCounts'
import { savedFilterQuery } from './savedFilterQuery'

/** What the check of a pinned filter found; searches are search parameters of its screen. */
export type PinnedCount = {
  /** Undefined where the filter could not be read. */
  name?: string
  search?: object
  count: NewCount<object>
}
/** Reads a pinned filter and counts what it finds. */
export type PinnedSearch = (client: QueryClient, owner: UserScope, id: string) => Promise<PinnedCount>

const GONE = 'Filter ini sudah dihapus atau diperbarui rekan Anda.'

/** The check of the pinned filters of a list: two calls each. */
export function pinnedSearch<F extends object, Row extends object>(list: ScreenList<F, Row>): PinnedSearch {
  const { filters: schema, filterUi, url, sizes, isShared } = list
  return async (client, { userId, corporateId }, id) => {
    const { saved, sections } = filterUi.kind === 'panel' ? filterUi : {}
    if (!saved || !sections) return { count: { failure: GONE } }
    const panel = { schema, sections }
    const searchOf = (filters: F, open?: { saved: string }) => ({
      ...url.write({ filters, page: 1, size: sizes[0]!, ...open }),
      ...(isShared ? { c: corporateId } : {}),
    })
    try {
      // Read anew: a colleague may have replaced it.
      const stored = await client.fetchQuery({
        ...savedFilterQuery(client, saved, panel, { corporateId }, id),
        staleTime: 0,
      })
      const owner = { userId, corporateId, list: searchStorageName(list) }
      const count = await checkFilter({ client, owner, list, saved, panel }, { id })
      return {
        name: stored.queryName,
        search: searchOf(stored.filters, { saved: id }),
        count:
          'onlyNew' in count && count.onlyNew
            ? { ...count, onlyNew: { ...count.onlyNew, filters: searchOf(count.onlyNew.filters) } }
            : count,
      }
    } catch (error) {
      return { count: { failure: isNotFound(error) ? GONE : `Gagal diperiksa. ${messageOf(error)}` } }
    }
  }
}
