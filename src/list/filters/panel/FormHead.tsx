import { ActionIcon, Button } from '@mantine/core'
import { IconFold, IconFoldDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { AnyCriterion } from '~/list/filters/criterion'
import { recentSearches, type SearchOwner } from '~/list/filters/recentSearches'
import type { FilterSchema } from '~/api/endpointGroups/wireMapping'
import { CriterionFinder } from './CriterionFinder'
import classes from './FilterForm.module.css'
import { offeredCriteria } from './offeredCriteria'
import type { useSections } from './useSections'

/** Names of criteria that are used often, and whose last searches come before them. */
export type Frequent = { common: readonly string[]; owner: SearchOwner }
type Props<F extends object> = {
  schema: FilterSchema<F>
  folding: ReturnType<typeof useSections>
  /** Absent where no criteria are offered. */
  frequent: Frequent | undefined
  /** Opens the section of a criterion and focuses its field. */
  goTo: (name: string) => void
}

/** The ways to a field of a form with many sections. */
export function FormHead<F extends object>({
  schema,
  folding: { sections, areAllOpen, setAllOpen },
  frequent,
  goTo,
}: Props<F>) {
  const all = areAllOpen ? 'Lipat semua bagian' : 'Buka semua bagian'
  return (
    <div className={classes.finder}>
      <CriterionFinder sections={sections} goTo={goTo} />
      <ActionIcon variant="default" size={34} aria-label={all} title={all} onClick={() => setAllOpen(!areAllOpen)}>
        {areAllOpen ? <IconFold size={16} aria-hidden /> : <IconFoldDown size={16} aria-hidden />}
      </ActionIcon>
      {frequent && (
        <FrequentCriteria
          {...frequent}
          schema={schema}
          criteria={sections.flatMap(({ criteria }) => criteria)}
          goTo={goTo}
        />
      )}
    </div>
  )
}

function FrequentCriteria<F extends object>({
  schema,
  criteria,
  common,
  owner,
  goTo,
}: Frequent & Pick<Props<F>, 'schema' | 'goTo'> & { criteria: readonly AnyCriterion[] }) {
  const id = useId()
  // Those of the visit: buttons that change places while one works would be missed.
  const [searches] = useState(() => recentSearches(owner, schema))
  return (
    <div className={classes.frequent} role="group" aria-labelledby={id}>
      <span id={id}>Sering dipakai</span>
      {offeredCriteria(criteria, common, searches).map(({ name, label }) => (
        <Button key={name} variant="default" size="compact-xs" onClick={() => goTo(name)}>
          {label}
        </Button>
      ))}
    </div>
  )
}
