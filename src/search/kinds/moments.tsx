import type { Control } from 'react-hook-form'
import { minuteText } from '~/lib/dates'
import { MinuteField } from '~/ui/fields/MinuteField'
import classes from '~/ui/fields/fields.module.css'
import { type Draft, useField } from '../draft'
import type { Kind } from './kind'

/** The times that stand until somebody sets others (document 2 §9). */
const START = '00:00'
const END = '23:59'

type EndProps = { name: string; label: string; usual: string; control: Control<Draft>; changed: () => void }
function End({ name, label, usual, control, changed }: EndProps) {
  const { value, ...field } = useField(control, name, changed)
  return <MinuteField {...field} label={label} usual={usual} value={value as string | undefined} />
}

/** From a minute until another; each end may stand alone. */
export const moments: Kind<'moments'> = {
  Control: ({ criterion: { name, until, fromLabel, untilLabel }, control, changed }) => (
    <div className={classes.moments}>
      <End name={name} label={fromLabel} usual={START} control={control} changed={changed} />
      <End name={until} label={untilLabel} usual={END} control={control} changed={changed} />
    </div>
  ),
  namesOf: ({ name, until }) => [name, until],
  sourceOf: () => undefined,
  describe: ({ label, name, until }, where) => {
    const [from, to] = [where[name], where[until]].map((value) =>
      typeof value === 'string' ? minuteText(value) : undefined,
    )
    const range = from && to ? `${from} - ${to}` : from ? `mulai ${from}` : `sampai ${to}`
    return `${label}: ${range}`
  },
}
