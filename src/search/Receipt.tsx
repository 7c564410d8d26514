import { CloseButton } from '@mantine/core'
import type { Scope } from '~/lib/scope'
import { describe, namesOf, sourceOf } from './describe'
import { useOptions } from './readings'
import type { AnyCriterion, Section } from './Search'
import classes from './Receipt.module.css'

type Props<W> = { sections: readonly Section<W>[]; where: W; scope: Scope; drop: (names: readonly string[]) => void }

/** What was searched, criterion by criterion, each to be taken back. */
export function Receipt<W extends object>({ sections, where, scope, drop }: Props<W>) {
  const asked = sections.flatMap(({ criteria }) => criteria).filter(({ name }) => name in where)
  if (asked.length === 0) return <span className={classes.none}>Tanpa filter</span>
  return (
    <ul className={classes.chips} aria-label="Kriteria yang dicari">
      {asked.map((criterion) => (
        <Chip
          key={criterion.name}
          criterion={criterion}
          where={where}
          scope={scope}
          drop={() => drop(namesOf(criterion))}
        />
      ))}
    </ul>
  )
}

type ChipProps = { criterion: AnyCriterion; where: object; scope: Scope; drop: () => void }
function Chip({ criterion, where, scope, drop }: ChipProps) {
  const { options } = useOptions(sourceOf(criterion) ?? { codes: [] }, scope)
  const text = describe(criterion, where as Record<string, unknown>, options)
  return (
    <li className={classes.chip}>
      <span title={text}>{text}</span>
      <CloseButton size="xs" aria-label={`Hapus kriteria ${text}`} onClick={drop} />
    </li>
  )
}
