import { z } from 'zod/mini'
import type { FilterSchema } from '~/api/endpointGroups/wireMapping'
import { fieldsOf } from '~/lib/fields'
import { storedState } from '~/lib/storedState'
import { parseSearch, stringifySearch } from '~/lib/url/searchParams'
import { openWork } from '~/lib/work'
import { readFilters } from '~/list/listUrl'
import type { SearchOwner } from '~/list/filters/recentSearches'
import type { Replacement } from './updateSavedFilter'

const stored = z.object({ queryName: z.string(), before: z.string(), after: z.string() })

/** The unfinished replacement of a list's saved filter; in this tab only, since filters may name people. */
export const storedReplacement = <F extends object>({ list, ...owner }: SearchOwner, schema: FilterSchema<F>) => {
  const read = (search: string) => readFilters(schema, parseSearch(search))
  const write = (filters: F) => stringifySearch(fieldsOf(filters))
  return storedState<Replacement<F> | undefined>(
    openWork('private', owner, 'saved-filter', list),
    z.pipe(
      stored,
      z.transform(({ queryName, before, after }): Replacement<F> => ({
        queryName,
        before: read(before),
        after: read(after),
      })),
    ),
    undefined,
    (one) => one && { queryName: one.queryName, before: write(one.before), after: write(one.after) },
  )
}
