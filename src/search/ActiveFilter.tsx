import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '~/api/errors'
import type { SavedQueries } from '~/api/families/savedQueries'
import type { Filters } from '~/api/contract/filters'
import type { Scope } from '~/lib/scope'
import { Notice } from '~/ui/Notice'
import { isSameWhere } from './query'
import { restoredQuery } from './restored'
import type { Reads } from './Search'
import classes from './SearchScreen.module.css'

type Props<W extends object> = {
  saved: SavedQueries<W>
  search: { filters: Filters<W>; sections: Reads['sections'] }
  scope: Scope
  id: string
  where: W
}

/** Which saved filter is open, whether the search went on from it, and what of it could not be taken over. */
export function ActiveFilter<W extends object>({ saved, search, scope, id, where }: Props<W>) {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(restoredQuery(client, saved, search, scope, id))
  if (error instanceof ApiError && error.status === 404)
    return <Notice>Filter tersimpan pada tautan ini tidak ditemukan.</Notice>
  if (error) return <Notice retry={() => void refetch()}>Filter tersimpan belum dapat dimuat. {error.message}</Notice>
  if (!data) return null
  const isChanged = !isSameWhere(where, data.where)
  return (
    <div className={classes.active}>
      <span className={classes.badge}>
        filter aktif: {data.queryName}
        {isChanged && ' (diubah)'}
      </span>
      {data.dropped.length > 0 && (
        <span role="status" className={classes.dropped}>
          Tidak berlaku lagi dan dilewati: {data.dropped.join(', ')}
        </span>
      )}
    </div>
  )
}
