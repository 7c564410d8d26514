import { fullName } from '~/lib/texts/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SavedFilter, SavedQueries } from '~/api/endpointGroups/savedQueries'
import { isNotFound } from '~/api/errors'
import { query } from '~/api/queries'
import { useCorporate } from '~/components/corporate'
import { useNewestPress } from '~/lib/effects'
import { adminTexts } from '~/lib/texts/adminTexts'
import { momentText } from '~/lib/time/dates'
import type { List } from '~/list/list'
import { ListDialog } from '~/list/ListDialog'
import { columnHelper } from '~/list/table/columns'
import { confirm } from '~/ui/dialogs/dialogs'
import type { FilterPanelOf } from './parseSavedFilter'
import { SaveFilterDialog } from './SaveFilterDialog'
import { mayReplace, openSavedFilter, savedFilterQuery } from './savedFilterQuery'

const column = columnHelper<SavedFilter>()
const columns = [
  column('creator', { header: 'Created By', size: 180, text: ({ creator }) => fullName(creator) }),
  column('queryName', { header: 'Filter Name', size: 240, meta: { isName: true } }),
  column('createdAt', { header: 'Created At', size: 160, text: ({ createdAt }) => momentText(createdAt) }),
]

type Props<F extends object> = {
  saved: SavedQueries<F>
  panel: FilterPanelOf<F>
  /** Searches with the still valid part of a filter. */
  onOpen: (filters: F, id: string) => void
  /** Called after a filter was deleted, with the one that took its place. */
  onRemoved: (id: string, successor?: string) => void
  onClose: () => void
}

/** The saved filters of the corporate, ten a page (document 1 §2, document 2 §2.3 'List Filter', document 3 §9). */
export function SavedFilterList<F extends object>({ saved, panel, onOpen, onRemoved, onClose }: Props<F>) {
  const [renamed, setRenamed] = useState<{ filter: SavedFilter; filters: F }>()
  const client = useQueryClient()
  const { scope } = useCorporate()
  const press = useNewestPress()
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
        label: 'Ganti nama',
        run: async (filter: SavedFilter) => {
          if (await mayReplace(client, filter, 'Ganti nama'))
            setRenamed({ filter, filters: await openSavedFilter(client, saved, panel, scope, filter) })
        },
      },
      {
        label: 'Open',
        opensRow: true,
        run: async (filter: SavedFilter) => {
          const isNewest = press()
          const filters = await openSavedFilter(client, saved, panel, scope, filter)
          if (isNewest()) onOpen(filters, filter.id)
        },
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
  return (
    <>
      <ListDialog list={list} filters={{}} onClose={onClose} />
      {renamed && (
        <SaveFilterDialog
          saved={saved}
          panel={panel}
          filters={renamed.filters}
          renamed={renamed.filter}
          onSaved={(id) => onRemoved(renamed.filter.id, id)}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  )
}
