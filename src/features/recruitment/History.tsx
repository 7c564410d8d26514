import { useQuery } from '@tanstack/react-query'
import { useCorporate } from '~/components/corporate'
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

const SIZES = [10, 20, 50] as const
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
  const { scope } = useCorporate()
  // Every filter is optional.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const unfiltered = {} as F
  // What the rows have asked is only read from the cache here: without any there is nothing to filter.
  const whole = useQuery({ ...list.query({ filters: unfiltered, page: 1, size: SIZES[0] }, scope), enabled: false })
  const isEmpty = whole.data?.totalElements === 0
  const history: List<F, Row> = {
    ...list,
    noun: 'riwayat',
    // The rows have no ids.
    rowId: (_, index) => String(index),
    rowName: () => '',
    sizes: SIZES,
    pages: { label: `Halaman ${list.title}` },
    empty: (filters) => (Object.keys(filters).length > 0 ? 'Tidak ada riwayat yang cocok dengan filter.' : none),
  }
  return (
    <ListDialog
      list={history}
      filters={unfiltered}
      {...(isEmpty && { size: 'lg' })}
      onClose={onClose}
      renderFilters={(filters, search) => (
        <>
          <p>{about}</p>
          {!(isEmpty && Object.keys(filters).length === 0) && (
            <div className={classes.history}>
              <FilterForm
                label={`Filter ${list.title}`}
                schema={schema}
                sections={[{ criteria }]}
                holds={always}
                filters={filters}
                search={search}
                reset={() => search(unfiltered)}
                onDraft={nothing}
              />
            </div>
          )}
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
