import { useMemo } from 'react'
import { useCorporate } from '~/components/corporate'
import { draftLookup } from '~/record/draftIndex'
import { joined } from '~/lib/texts/text'
import type { List, RowExtras } from './list'

/** The actions and notes of a list's rows, with what is added to them; rows with unsaved input are marked. */
export function useRowExtras<F extends object, Row extends object>(
  { actions: own, draftKeys }: List<F, Row>,
  extras: RowExtras<Row> | undefined,
) {
  const { viewer, scope } = useCorporate()
  const added = extras?.actions
  return {
    actions: useMemo(() => [...(own ?? []), ...(added ?? [])], [own, added]),
    /** Reads anew what is noted; called at each render of the rows, since a dialog of a row may leave a draft. */
    rowNotes: () => {
      const hasDraft = draftLookup({ userId: viewer.userId, ...scope })
      return (row: Row) =>
        joined(...(extras?.notes(row, hasDraft) ?? []), draftKeys?.(row).some(hasDraft) && 'Draf belum disimpan') ||
        undefined
    },
  }
}
