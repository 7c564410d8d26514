import { splitName } from '~/lib/texts/text'
import { fieldsOf } from '~/lib/fields'

type Props<W extends object> = {
  /** The filters of first and last name. */
  names: readonly [first: string, last: string]
  filters: W
  search: (filters: W) => void
}

/** Offers to search a full name, typed as first name, by its first and last word. */
export function SplitName<W extends object>({ names: [firstName, lastName], filters, search }: Props<W>) {
  const values = fieldsOf(filters)
  const typed = values[firstName]
  const parts = typeof typed === 'string' && values[lastName] === undefined ? splitName(typed) : undefined
  if (!parts) return null
  const [first, last] = parts
  return (
    <p>
      Nama lengkap?{' '}
      <button
        type="button"
        className="link-button"
        onClick={() => search({ ...filters, [firstName]: first, [lastName]: last })}
      >
        Cari nama depan {first} dan nama belakang {last}
      </button>
    </p>
  )
}
