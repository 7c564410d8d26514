import { isFinalStatus, statusTable, type VacancyStatus, vacancyStatuses } from '~/lib/rules/vacancyStatus'
import { RecordField } from '~/record/form/RecordField'
import { PlainField } from '~/ui/fields/PlainField'
import { SelectField } from '~/ui/fields/SelectField'
import type { FormFieldProps } from '../useVacancyForm'

type StatusProps = FormFieldProps & { choose: (status: VacancyStatus) => void; isChecking: boolean }

/** The status; an option that is not allowed shows why (document 3 §4 'Vacancy status'). */
export function StatusControl({ record, status, choose, isChecking }: StatusProps) {
  const options = vacancyStatuses.map((name) => {
    const transition = statusTable[status].to[name]
    return { id: name, text: name, blocked: transition.allowed ? undefined : transition.why }
  })
  // A list without choices says nothing more.
  if (isFinalStatus(status)) return <PlainField label="Status Lowongan" value={status} readOnly onChange={() => {}} />
  return (
    <div aria-busy={isChecking}>
      <RecordField record={record} name="status" eager>
        {({ value, onBlur, error }) => (
          <>
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
            <p role="status" className="small dimmed">
              {isChecking
                ? 'Memeriksa batas paket...'
                : status !== 'New' && value !== status && 'Berlaku setelah Simpan'}
            </p>
          </>
        )}
      </RecordField>
    </div>
  )
}
