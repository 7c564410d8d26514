import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { candidateFilters, type CandidateFilters } from '~/api/contract/recruitment/candidateFilters'
import type { SavedResult } from '~/api/contract/recruitment/candidateResults'
import { candidates } from '~/api/contract/recruitment/candidates'
import { query } from '~/api/queries'
import { useCorporate } from '~/components/corporate'
import { useNewestPress } from '~/lib/effects'
import { momentText } from '~/lib/time/dates'
import { numberText } from '~/lib/texts/numbers'
import type { List, ToolProps } from '~/list/list'
import { ListDialog } from '~/list/ListDialog'
import { readFilters } from '~/list/listUrl'
import { columnHelper } from '~/list/table/columns'
import { confirmDeletion } from '~/ui/dialogs/dialogs'
import { StatusBadge } from '~/ui/StatusBadge'

const column = columnHelper<SavedResult>()
const columns = [
  column('createdBy', { header: 'Created By', size: 150 }),
  column('filterName', { header: 'Filter Name', size: 180, meta: { isName: true } }),
  column('createdAt', { header: 'Created At', size: 180, text: ({ createdAt }) => momentText(createdAt) }),
  column('totalData', {
    header: 'Total Data',
    size: 100,
    text: ({ totalData }) => numberText(totalData),
    meta: { isNumeric: true },
  }),
  column('emailStatus', {
    header: 'Email Status',
    size: 160,
    cell: ({ emailStatus }) => <StatusBadge status={emailStatus} />,
  }),
]

/** Saved results; opening one repeats the search with its filters (document 3 §2 'history'). */
export function ResultHistory({ onClose }: ToolProps<CandidateFilters>) {
  const { scope } = useCorporate()
  const press = useNewestPress()
  const client = useQueryClient()
  const navigate = useNavigate()
  const list: List<object, SavedResult> = {
    title: 'Riwayat Hasil',
    noun: 'hasil',
    columns,
    rowId: ({ id }) => id,
    rowName: ({ filterName }) => filterName,
    query: ({ page, size }) => query(candidates.results.list, { ...scope, start: page - 1, length: size }),
    sizes: [10],
    pages: { label: 'Halaman riwayat' },
    empty: 'Belum ada hasil yang disimpan.',
    actionsTitle: 'Action',
    actions: [
      {
        label: 'Open',
        opensRow: true,
        run: async ({ id }) => {
          const isNewest = press()
          const { body } = await client.fetchQuery(query(candidates.results.open, { id }))
          if (!isNewest()) return
          // Drops values that are no longer valid, like any link.
          const filters = readFilters(candidateFilters, body)
          if (filters.dataSource === undefined) throw new Error('Filter hasil ini tidak dapat dibaca lagi.')
          onClose()
          await navigate({
            from: '/dashboard/$index/es-admin-query',
            to: '.',
            search: { ...filters, c: scope.corporateId },
          })
        },
      },
      {
        label: 'Delete',
        isDestructive: true,
        run: async ({ id, filterName }, { send }) => {
          if (!(await confirmDeletion(filterName))) return undefined
          await send(candidates.results.remove, { id })
          return 'removed'
        },
      },
    ],
  }
  return <ListDialog list={list} filters={{}} onClose={onClose} />
}
