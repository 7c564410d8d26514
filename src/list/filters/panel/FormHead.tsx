import { ActionIcon, Button } from '@mantine/core'
import { IconFold, IconFoldDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { AnyCriterion } from '~/list/filters/criterion'
import { CriterionFinder } from './CriterionFinder'
import classes from './FilterForm.module.css'
import { offeredCriteria } from './offeredCriteria'
import type { useSections } from './useSections'

/** Names of criteria that are used often, and this person's last searches. */
export type Frequent = { common: readonly string[]; searches: () => readonly object[] }
type Props = {
  folding: ReturnType<typeof useSections>
  /** Absent where no criteria are offered. */
  frequent: Frequent | undefined
  /** Opens the section of a criterion and focuses its field. */
  goTo: (name: string) => void
}

/** The ways to a field of a form with many sections. */
export function FormHead({ folding: { sections, areAllOpen, setAllOpen }, frequent, goTo }: Props) {
  const all = areAllOpen ? 'Lipat semua bagian' : 'Buka semua bagian'
  return (
    <div className={classes.finder}>
      <CriterionFinder sections={sections} goTo={goTo} />
      <ActionIcon variant="default" size={34} aria-label={all} title={all} onClick={() => setAllOpen(!areAllOpen)}>
        {areAllOpen ? <IconFold size={16} aria-hidden /> : <IconFoldDown size={16} aria-hidden />}
      </ActionIcon>
      {frequent && (
        <FrequentCriteria {...frequent} criteria={sections.flatMap(({ criteria }) => criteria)} goTo={goTo} />
      )}
    </div>
  )
}

function FrequentCriteria({
  criteria,
  common,
  searches: read,
  goTo,
}: Frequent & Pick<Props, 'goTo'> & { criteria: readonly AnyCriterion[] }) {
  const id = useId()
  // Those of the visit: buttons that change places while one works would be missed.
  const [searches] = useState(read)
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
