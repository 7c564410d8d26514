import { useController } from 'react-hook-form'
import { dayText, filterDayOf } from '~/lib/dates'
import { isLocked } from '~/lib/vacancyStatus'
import { DayField } from '~/ui/fields/DayField'
import type { InForm } from './controls'

/** A day of the form, DD/MM/YYYY. */
export function DayControl({
  control,
  status,
  name,
  label,
}: InForm & { name: 'openDate' | 'closeDate'; label: string }) {
  const { field, fieldState } = useController({ control, name })
  const locked = isLocked(status, name)
  return (
    <DayField
      label={label}
      required={!locked}
      value={filterDayOf(field.value) || undefined}
      disabled={locked}
      error={fieldState.error?.message?.trim()}
      onChange={(day) => field.onChange(dayText(day ?? ''))}
      onBlur={field.onBlur}
    />
  )
}
