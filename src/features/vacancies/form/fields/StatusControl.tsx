import { statusTable, type VacancyStatus, vacancyStatuses } from '~/lib/rules/vacancyStatus'
import { RecordField } from '~/record/form/RecordField'
import { SelectField } from '~/ui/fields/SelectField'
import type { InForm } from './controls'
import classes from '../VacancyForm.module.css'

type Props = InForm & {
  /** Asks before the status is chosen, and chooses it. */
  choose: (status: VacancyStatus) => void
  /** The licence is being looked up. */
  isChecking: boolean
}

/** The status to be; what cannot follow says why (document 3 §4 'Vacancy status'). */
export function StatusControl({ record, status, choose, isChecking }: Props) {
  const options = vacancyStatuses.map((name) => {
    const transition = statusTable[status].to[name]
    return { id: name, text: name, blocked: transition.allowed ? undefined : transition.why }
  })
  return (
    <div aria-busy={isChecking}>
      <RecordField record={record} name="status" eager>
        {({ value, onBlur, error }) => (
          <SelectField
            label="Status Lowongan"
            required
            options={options}
            value={value ?? undefined}
            error={error}
            onChange={(id) => {
              const chosen = vacancyStatuses.find((one) => one === id)
              if (chosen && chosen !== value) choose(chosen)
            }}
            onBlur={onBlur}
          />
        )}
      </RecordField>
      <p role="status" className={classes.checking}>
        {isChecking && 'Memeriksa batas paket...'}
      </p>
    </div>
  )
}
