import { splitName } from '~/lib/texts/text'
import type { Section } from '~/list/filters/criterion'
import { fieldsOf } from '~/lib/fields'

type Props<W extends object> = {
  sections: readonly Section<W>[]
  filters: W
  search: (filters: W) => void
}

/** Offers to search a full name, typed as first name, by its first and last word. */
export function SplitName<W extends object>({ sections, filters, search }: Props<W>) {
  const values = fieldsOf(filters)
  for (const criterion of sections.flatMap(({ criteria }) => criteria)) {
    if (criterion.kind !== 'text' || criterion.lastName === undefined) continue
    const { name, lastName } = criterion
    const typed = values[name]
    const parts = typeof typed === 'string' && values[lastName] === undefined ? splitName(typed) : undefined
    if (!parts) continue
    const [first, last] = parts
    return (
      <p>
        Nama lengkap?{' '}
        <button
          type="button"
          className="link-button"
          onClick={() => search({ ...filters, [name]: first, [lastName]: last })}
        >
          Cari nama depan {first} dan nama belakang {last}
        </button>
      </p>
    )
  }
  return null
}
