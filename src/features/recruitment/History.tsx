import type { Criterion } from '~/list/filters/criterion'
import { FilterForm } from '~/list/filters/panel/FilterForm'
import type { List } from '~/list/list'
import { ListDialog } from '~/list/ListDialog'
import { textCell } from '~/list/table/cells'
import { safeUrl } from '~/lib/url/urls'
import classes from './tracking.module.css'
import type { FilterSchema } from '~/api/endpointGroups/wireMapping'

type Props<F extends object, Row extends object> = {
  list: Pick<List<F, Row>, 'title' | 'columns' | 'query'>
  about: string
  /** Shown where nothing was filtered and there are no rows. */
  none: string
  schema: FilterSchema<F>
  criteria: readonly Criterion<F>[]
  onClose: () => void
}

const nothing = () => {}
const always = () => true

/** A history of files, newest first, with filters (document 2 §2.3). */
export function History<F extends object, Row extends object>({
  list,
  about,
  none,
  schema,
  criteria,
  onClose,
}: Props<F, Row>) {
  const history: List<F, Row> = {
    ...list,
    noun: 'riwayat',
    // The rows have no ids.
    rowId: (_, index) => String(index),
    rowName: () => '',
    sizes: [10, 20, 50],
    pages: { label: `Halaman ${list.title}` },
    empty: (filters) => (Object.keys(filters).length > 0 ? 'Tidak ada riwayat yang cocok dengan filter.' : none),
  }
  return (
    <ListDialog
      list={history}
      // Every filter is optional.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      filters={{} as F}
      onClose={onClose}
      renderFilters={(filters, search) => (
        <>
          <p>{about}</p>
          <div className={classes.history}>
            <FilterForm
              label={`Filter ${list.title}`}
              schema={schema}
              sections={[{ criteria }]}
              holds={always}
              filters={filters}
              search={search}
              // Every filter is optional.
              // oxlint-disable-next-line typescript/no-unsafe-type-assertion
              reset={() => search({} as F)}
              onDraft={nothing}
            />
          </div>
        </>
      )}
    />
  )
}

/** A link to a file, if its address is safe. */
export function fileLink(address: string | null) {
  const url = safeUrl(address)
  if (!url) return textCell(address)
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      Unduh berkas
    </a>
  )
}
