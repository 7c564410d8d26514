import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { candidateFilters, type CandidateWhere } from '~/api/contract/candidateFilters'
import type { SavedResult } from '~/api/contract/candidateResults'
import { candidates } from '~/api/contract/candidates'
import { query, send } from '~/api/queries'
import { momentText } from '~/lib/dates'
import { numberText } from '~/lib/numbers'
import type { RawSearch } from '~/lib/searchParams'
import { KeptListDialog } from '~/parts/KeptListDialog'
import type { ListColumn } from '~/parts/ListTable'
import { readWhere } from '~/search/query'
import type { ToolProps } from '~/search/Search'
import { confirmDeletion } from '~/ui/dialogs'

const columns: readonly ListColumn<SavedResult>[] = [
  { header: 'Created By', show: ({ createdBy }) => createdBy },
  { header: 'Filter Name', show: ({ filterName }) => filterName },
  { header: 'Created At', show: ({ createdAt }) => momentText(createdAt) },
  { header: 'Total Data', numeric: true, show: ({ totalData }) => numberText(totalData) },
  { header: 'Email Status', show: ({ emailStatus }) => emailStatus },
]

/** What was found and kept; opening one searches with its filter again (document 3 §2 'history'). */
export function ResultHistory({ viewer, onClose }: ToolProps<CandidateWhere>) {
  const { corporateId } = viewer.corporate
  const client = useQueryClient()
  const navigate = useNavigate()
  async function open({ id }: SavedResult) {
    const { body } = await client.fetchQuery(query(candidates.results.open, { id }))
    // What of the filter holds no more is left out, as of any link.
    const where = readWhere(candidateFilters, body as RawSearch)
    if (where.dataSource === undefined) throw new Error('Filter hasil ini tidak dapat dibaca lagi.')
    onClose()
    await navigate({ to: '.', search: { ...where, c: corporateId } as never })
  }
  async function remove({ id, filterName }: SavedResult) {
    if (!(await confirmDeletion(filterName))) return false
    await send(client, candidates.results.remove, { id })
    return true
  }
  return (
    <KeptListDialog
      title="Riwayat Hasil"
      label="Halaman riwayat"
      columns={columns}
      nameOf={({ filterName }) => filterName}
      empty="Belum ada hasil yang disimpan."
      read={(page) => query(candidates.results.list, { corporateId, ...page })}
      open={open}
      remove={remove}
      onClose={onClose}
    />
  )
}
