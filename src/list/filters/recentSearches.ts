import { z } from 'zod/mini'
import { listOf, openSetting, storedState } from '~/lib/storedState'
import { parseSearch, stringifySearch } from '~/lib/url/searchParams'
import { readFilters } from '~/list/listUrl'
import type { FilterSchema } from '~/api/endpointGroups/wireMapping'
import { fieldsOf } from '~/lib/fields'

/** Owner of recent searches: user, corporate and list. */
export type SearchOwner = { userId: string; corporateId: string; list: string }
/** Where the recent searches of a user are kept in this browser, newest first, as URL parameters. */
export const searchesOf = <F extends object>({ list, ...scope }: SearchOwner, schema: FilterSchema<F>) =>
  storedState<readonly F[]>(
    openSetting('searches', scope, list),
    listOf(
      z
        .pipe(
          z.string(),
          z.transform((search): F => readFilters(schema, parseSearch(search))),
        )
        .check(z.refine((filters) => Object.keys(filters).length > 0)),
    ),
    [],
    (searches) => searches.map((one) => stringifySearch(fieldsOf(one))),
  )

/** The recent searches of a user in this browser, newest first. */
export const recentSearches = <F extends object>(owner: SearchOwner, schema: FilterSchema<F>): readonly F[] =>
  searchesOf(owner, schema).get()
