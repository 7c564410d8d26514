import { CloseButton } from '@mantine/core'
import type { Scope } from '~/lib/scope'
import { askedOf, describe, namesOf, sourceOf } from './kinds/kinds'
import { useOptionsAmong } from './options'
import type { AnyCriterion, Section } from './Search'
import classes from './Receipt.module.css'

type Props<W> = {
  sections: readonly Section<W>[]
  where: W
  scope: Scope
  /** What cannot be taken back: without it nothing is asked. */
  required: readonly string[]
  drop: (names: readonly string[]) => void
}

/** What was searched, criterion by criterion, each to be taken back. */
export function Receipt<W extends object>({ sections, where, scope, required, drop }: Props<W>) {
  const asked = askedOf(sections, where)
  if (asked.length === 0) return <span className={classes.none}>Tanpa filter</span>
  return (
    <ul className={classes.chips} aria-label="Kriteria yang dicari">
      {asked.map((criterion) => (
        <Chip
          key={criterion.name}
          criterion={criterion}
          where={where}
          scope={scope}
          drop={required.includes(criterion.name) ? undefined : () => drop(namesOf(criterion))}
        />
      ))}
    </ul>
  )
}

type ChipProps = { criterion: AnyCriterion; where: object; scope: Scope; drop: (() => void) | undefined }
function Chip({ criterion, where, scope, drop }: ChipProps) {
  const { options } = useOptionsAmong(sourceOf(criterion) ?? { codes: [] }, scope, where)
  const text = describe(criterion, where as Record<string, unknown>, options)
  return (
    <li className={classes.chip}>
      <span title={text}>{text}</span>
      {drop && <CloseButton size="xs" aria-label={`Hapus kriteria ${text}`} onClick={drop} />}
    </li>
  )
}
