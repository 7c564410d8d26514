import { CloseButton } from '@mantine/core'
import type { Scope } from '~/lib/scope'
import { filledIn, describe, namesOf, sourceOf } from '~/list/filters/kinds/kinds'
import { useOptionsAmong } from '~/list/filters/options'
import type { AnyCriterion, Section } from '~/list/filters/criterion'
import classes from './ActiveFilterChips.module.css'

type Props<W> = {
  sections: readonly Section<W>[]
  filters: W
  scope: Scope
  /** What cannot be removed: without it nothing is searched. */
  required: readonly string[]
  drop: (names: readonly string[]) => void
  /** Goes to the field of a criterion. */
  goTo: (name: string) => void
}

/** The current search, one chip per criterion: it jumps to its field, and can be removed. */
export function ActiveFilterChips<W extends object>({ sections, filters, scope, required, drop, goTo }: Props<W>) {
  const filled = filledIn(sections, filters)
  if (filled.length === 0) return <span className={classes.none}>Tanpa filter</span>
  return (
    <ul className={classes.chips} aria-label="Kriteria yang dicari">
      {filled.map((criterion) => (
        <Chip
          key={criterion.name}
          criterion={criterion}
          filters={filters}
          scope={scope}
          goTo={() => goTo(criterion.name)}
          drop={required.includes(criterion.name) ? undefined : () => drop(namesOf(criterion))}
        />
      ))}
    </ul>
  )
}

type ChipProps = {
  criterion: AnyCriterion
  filters: object
  scope: Scope
  goTo: () => void
  drop: (() => void) | undefined
}
function Chip({ criterion, filters, scope, goTo, drop }: ChipProps) {
  const { options } = useOptionsAmong(sourceOf(criterion) ?? { codes: [] }, scope, filters)
  const text = describe(criterion, filters as Record<string, unknown>, options)
  return (
    <li className={classes.chip}>
      <button type="button" title={text} aria-label={`Ubah kriteria ${text}`} onClick={goTo}>
        {text}
      </button>
      {drop && <CloseButton size="xs" aria-label={`Hapus kriteria ${text}`} onClick={drop} />}
    </li>
  )
}
