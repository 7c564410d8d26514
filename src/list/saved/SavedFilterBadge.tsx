import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isNotFound } from '~/api/errors'
import type { SavedQueries } from '~/api/endpointGroups/savedQueries'
import { useCorporate } from '~/components/corporate'
import { StaleNotice } from '~/components/reads/StaleNotice'
import { Notice } from '~/ui/messages/Notice'
import { isSameFilters } from '~/list/listUrl'
import type { FilterPanelOf } from './parseSavedFilter'
import { savedFilterQuery } from './savedFilterQuery'
import classes from './SavedFilterBadge.module.css'

type Props<W extends object> = {
  saved: SavedQueries<W>
  panel: FilterPanelOf<W>
  id: string
  filters: W
}

/** Shows the open saved filter, whether the search has changed since, and its criteria that are no longer available. */
export function SavedFilterBadge<W extends object>({ saved, panel, id, filters }: Props<W>) {
  const client = useQueryClient()
  const { scope } = useCorporate()
  const read = useQuery(savedFilterQuery(client, saved, panel, scope, id))
  const { data, error, refetch } = read
  if (isNotFound(error))
    return (
      <Notice>
        {data ? `Filter "${data.queryName}" sudah dihapus.` : 'Filter tersimpan pada tautan ini tidak ditemukan.'}
      </Notice>
    )
  if (!data && error)
    return <Notice retry={() => void refetch()}>Filter tersimpan belum dapat dimuat. {error.message}</Notice>
  if (!data) return null
  const isChanged = !isSameFilters(filters, data.filters)
  return (
    <div className={classes.active}>
      <span className={classes.badge}>
        filter aktif: {data.queryName}
        {isChanged && ' (diubah)'}
      </span>
      {data.dropped.length > 0 && (
        <span role="status" className={classes.dropped}>
          Kriteria ini sudah tidak tersedia dan diabaikan: {data.dropped.join(', ')}
        </span>
      )}
      <StaleNotice read={read} />
    </div>
  )
}
