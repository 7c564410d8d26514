import { fullName } from '~/lib/texts/text'
import { useQueryClient } from '@tanstack/react-query'
import type { SavedFilter, SavedQueries } from '~/api/endpointGroups/savedQueries'
import { isNotFound } from '~/api/errors'
import { query } from '~/api/queries'
import { useCorporate } from '~/components/corporate'
import { adminTexts } from '~/lib/texts/adminTexts'
import { momentText } from '~/lib/time/dates'
import type { List } from '~/list/list'
import { ListDialog } from '~/list/ListDialog'
import { columnHelper } from '~/list/table/columns'
import { confirm } from '~/ui/dialogs/dialogs'
import type { FilterPanelOf } from './parseSavedFilter'
import { openSavedFilter, savedFilterQuery } from './savedFilterQuery'

const column = columnHelper<SavedFilter>()
const columns = [
  column('creator', { header: 'Created By', size: 200, text: ({ creator }) => fullName(creator) }),
  column('queryName', { header: 'Filter Name', size: 240 }),
  column('createdAt', { header: 'Created At', size: 140, text: ({ createdAt }) => momentText(createdAt) }),
]

type Props<F extends object> = {
  saved: SavedQueries<F>
  panel: FilterPanelOf<F>
  /** Searches with the still valid part of a filter. */
  onOpen: (filters: F, id: string) => void
  onRemoved: (id: string) => void
  onClose: () => void
}

/** The saved filters of the corporate, ten a page (document 1 §2, document 2 §2.3 'List Filter', document 3 §9). */
export function SavedFilterList<F extends object>({ saved, panel, onOpen, onRemoved, onClose }: Props<F>) {
  const client = useQueryClient()
  const { scope } = useCorporate()
  const list: List<object, SavedFilter> = {
    title: adminTexts.savedFilters.list,
    noun: 'filter',
    columns,
    rowId: ({ id }) => id,
    rowName: ({ queryName }) => queryName,
    query: ({ page, size }) => query(saved.list, { ...scope, start: page - 1, length: size }),
    sizes: [10],
    pages: { label: 'Halaman filter' },
    empty: 'Belum ada filter yang disimpan.',
    actionsTitle: 'Action',
    actions: [
      {
        label: 'Open',
        run: async (filter: SavedFilter) =>
          onOpen(await openSavedFilter(client, saved, panel, scope, filter), filter.id),
      },
      {
        label: 'Delete',
        isDestructive: true,
        run: async ({ id, queryName }: SavedFilter, { send }) => {
          const message = `${adminTexts.savedFilters.remove}\n${queryName}`
          if (!(await confirm({ message, yes: 'Yes', no: 'No', destructive: true }))) return undefined
          // The badge of the open filter must not refetch a deleted one.
          client.removeQueries({ queryKey: savedFilterQuery(client, saved, panel, scope, id).queryKey })
          // What a colleague has deleted is deleted.
          await send(saved.remove, { id }).catch((error: unknown) => {
            if (!isNotFound(error)) throw error
          })
          onRemoved(id)
          return 'removed'
        },
      },
    ],
  }
  return <ListDialog list={list} filters={{}} onClose={onClose} />
}
