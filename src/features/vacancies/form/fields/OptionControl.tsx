import type { Option } from '~/api/contract/values'
import { isLocked } from '~/lib/rules/vacancyStatus'
import { RecordField } from '~/record/form/RecordField'
import { SelectField } from '~/ui/fields/SelectField'
import type { InForm } from './controls'

type Props = InForm & {
  name: 'employeeStatus' | 'officeLocation' | 'jobDetail'
  label: string
  options: readonly Option[]
  /** How a list of its own loads. */
  list?: { isPending: boolean; failed: boolean; retry: () => void }
}

/** One of a list; a stored choice that the list no longer has stays. */
export function OptionControl({ record, status, name, label, options, list }: Props) {
  return (
    <RecordField record={record} name={name} eager>
      {({ value: chosen, onChange, onBlur, error }) => {
        const all = chosen && !options.some(({ id }) => id === chosen.id) ? [chosen, ...options] : options
        return (
          <SelectField
            {...list}
            label={label}
            options={all}
            value={chosen?.id}
            disabled={isLocked(status, name)}
            error={error}
            onChange={(id) => onChange(all.find((option) => option.id === id) ?? null)}
            onBlur={onBlur}
          />
        )
      }}
    </RecordField>
  )
}
