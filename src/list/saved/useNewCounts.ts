import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SavedFilter } from '~/api/endpointGroups/savedQueries'
import { useCorporate } from '~/components/corporate'
import { useFlow } from '~/lib/useFlow'
import { searchStorageName } from '~/list/useListSearch'
import { checkFilter, type CheckInput, type NewCount } from './newCounts'

type Input<F extends object> = Pick<CheckInput<F>, 'saved' | 'panel'> & {
  list: CheckInput<F>['list'] & Parameters<typeof searchStorageName>[0]
}

/** What saved filters find now, on request. */
export function useNewCounts<F extends object>({ list, saved, panel }: Input<F>) {
  const client = useQueryClient()
  const { viewer, scope } = useCorporate()
  const [counts, setCounts] = useState<ReadonlyMap<string, NewCount<F>>>(new Map())
  const { isBusy, run } = useFlow<never>()
  const owner = { userId: viewer.userId, ...scope, list: searchStorageName(list) }
  return {
    counts,
    isBusy,
    check: (filters: readonly SavedFilter[]) =>
      void run({
        work: async () => {
          const found = await Promise.all(
            filters.map(
              async (filter) => [filter.id, await checkFilter({ client, owner, list, saved, panel }, filter)] as const,
            ),
          )
          setCounts(new Map(found))
        },
        toFailure: () => undefined,
      }),
  }
}
