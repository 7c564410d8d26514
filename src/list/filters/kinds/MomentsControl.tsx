import type { Control } from 'react-hook-form'
import { toDashedMinute, fromDashedMinute } from '~/lib/time/dates'
import { MinuteField } from '~/ui/fields/MinuteField'
import classes from '~/ui/fields/fields.module.css'
import { type Draft, useField } from '~/list/filters/draft'
import type { ControlProps } from './kind'

/** The default times of the two ends (document 2 §9). */
const DEFAULT_START = '00:00'
const DEFAULT_END = '23:59'

type EndProps = {
  name: string
  label: string
  defaultTime: string
  isDashed: boolean
  control: Control<Draft>
  changed: () => void
}
function End({ name, label, defaultTime, isDashed, control, changed }: EndProps) {
  const { value, onChange, ...field } = useField(control, name, changed)
  return (
    <MinuteField
      {...field}
      label={label}
      separator="-"
      defaultTime={defaultTime}
      value={typeof value === 'string' ? fromDashedMinute(value) : undefined}
      onChange={(minute) => onChange(isDashed && minute !== undefined ? toDashedMinute(minute) : minute)}
    />
  )
}

/** The fields for both ends of the range. */
export function MomentsControl({ criterion, control, changed }: ControlProps<'moments'>) {
  const { name, until, fromLabel, untilLabel, isDashed = false } = criterion
  return (
    <div className={classes.moments}>
      <End
        name={name}
        label={fromLabel}
        defaultTime={DEFAULT_START}
        isDashed={isDashed}
        control={control}
        changed={changed}
      />
      <End
        name={until}
        label={untilLabel}
        defaultTime={DEFAULT_END}
        isDashed={isDashed}
        control={control}
        changed={changed}
      />
    </div>
  )
}
