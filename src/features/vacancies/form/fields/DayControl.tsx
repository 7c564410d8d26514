import { dayText, filterDayOf } from '~/lib/time/dates'
import { isLocked } from '~/lib/rules/vacancyStatus'
import { RecordField } from '~/record/form/RecordField'
import { DayField } from '~/ui/fields/DayField'
import type { InForm } from './controls'

type Props = InForm & { name: 'openDate' | 'closeDate'; label: string }

/** A day of the form, DD/MM/YYYY. */
export function DayControl({ record, status, name, label }: Props) {
  const locked = isLocked(status, name)
  return (
    <RecordField record={record} name={name} eager>
      {({ value, onChange, ...field }) => (
        <DayField
          {...field}
          label={label}
          required={!locked}
          value={filterDayOf(value) || undefined}
          disabled={locked}
          onChange={(day) => onChange(dayText(day ?? ''))}
        />
      )}
    </RecordField>
  )
}
