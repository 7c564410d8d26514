import { talents } from '~/api/contract/talents'
import type { Option } from '~/api/values'
import { query } from '~/api/queries'
import type { LookupProps } from '~/list/filters/criterion'
import type { List } from '~/list/list'
import { ListDialog } from '~/list/ListDialog'
import { columnHelper, pageOfRows } from '~/list/table/columns'
import { SearchBox } from '~/ui/SearchBox'

type Filters = { keyword: string }
const column = columnHelper<Option>()
const columns = [column('text', { header: 'Konten', size: 360 }), column('id', { header: 'Kode', size: 160 })]

/** Finds a content set by keyword (document 1 §2 'content picker', §9: five per page). */
export function ContentPicker({ onPick, onClose }: LookupProps) {
  const list: List<Filters, Option> = {
    title: 'Pilih konten',
    noun: 'ditemukan',
    columns,
    rowId: ({ id }) => id,
    rowName: ({ text }) => text,
    query: ({ filters, page, size }) => ({
      ...query(talents.contentSets, filters),
      select: (found: readonly Option[]) => pageOfRows(found, page, size),
    }),
    sizes: [5],
    pages: { label: 'Halaman pilihan' },
    empty: 'Tidak ada konten dengan kata kunci itu.',
    actionsTitle: 'Pilih',
    actions: [{ label: 'Pilih', run: onPick }],
  }
  return (
    <ListDialog
      list={list}
      filters={{ keyword: '' }}
      size="lg"
      canQuery={({ keyword }) => keyword !== ''}
      onClose={onClose}
      renderFilters={({ keyword }, search) => (
        <SearchBox
          label="Kata kunci konten"
          placeholder="Kata kunci"
          submitLabel="Cari"
          emptyError="Kata kunci wajib diisi"
          keyword={keyword}
          onSearch={(text) => search({ keyword: text })}
        />
      )}
    />
  )
}
