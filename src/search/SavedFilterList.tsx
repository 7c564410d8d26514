import { useQueryClient } from '@tanstack/react-query'
import type { SavedFilter, SavedQueries } from '~/api/families/savedQueries'
import { query, send } from '~/api/queries'
import { momentText } from '~/lib/dates'
import { fullName } from '~/lib/fullName'
import type { Scope } from '~/lib/scope'
import { adminTexts } from '~/lib/adminTexts'
import { KeptListDialog } from '~/parts/KeptListDialog'
import { confirm } from '~/ui/dialogs'

type Props<W extends object> = {
  saved: SavedQueries<W>
  scope: Scope
  /** Opens a filter and searches with it; rejects when it cannot be had. */
  onOpen: (filter: SavedFilter) => Promise<void>
  onRemoved: (filter: SavedFilter) => void
  onClose: () => void
}
const columns = [
  { header: 'Created By', show: ({ creator }: SavedFilter) => fullName(creator) },
  { header: 'Filter Name', show: ({ queryName }: SavedFilter) => queryName },
  { header: 'Created At', show: ({ createdAt }: SavedFilter) => momentText(createdAt) },
]

/** The saved filters of the corporate (document 1 §2, document 2 §2.3 'List Filter'). */
export function SavedFilterList<W extends object>({ saved, scope, onOpen, onRemoved, onClose }: Props<W>) {
  const client = useQueryClient()
  async function remove(filter: SavedFilter) {
    const message = `${adminTexts.savedFilters.remove}\n${filter.queryName}`
    if (!(await confirm({ message, yes: 'Yes', no: 'No', destructive: true }))) return false
    await send(client, saved.remove, { id: filter.id })
    onRemoved(filter)
    return true
  }
  return (
    <KeptListDialog
      title={adminTexts.savedFilters.list}
      label="Halaman filter"
      columns={columns}
      nameOf={({ queryName }) => queryName}
      empty="Belum ada filter yang disimpan."
      read={(page) => query(saved.list, { ...scope, ...page })}
      open={onOpen}
      remove={remove}
      onClose={onClose}
    />
  )
}
