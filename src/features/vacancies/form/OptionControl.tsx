import { useController } from 'react-hook-form'
import type { Option } from '~/api/contract/values'
import { isLocked } from '~/lib/vacancyStatus'
import { SelectField } from '~/ui/fields/SelectField'
import type { InForm } from './controls'

type Props = InForm & {
  name: 'employeeStatus' | 'officeLocation' | 'jobDetail'
  label: string
  options: readonly Option[]
}

/** One of a list; a saved choice that the list no longer has stays. */
export function OptionControl({ control, status, name, label, options }: Props) {
  const { field, fieldState } = useController({ control, name })
  const chosen = field.value
  const all = chosen && !options.some(({ id }) => id === chosen.id) ? [chosen, ...options] : options
  return (
    <SelectField
      label={label}
      options={all}
      value={chosen?.id}
      disabled={isLocked(status, name)}
      error={fieldState.error?.message?.trim()}
      onChange={(id) => field.onChange(all.find((option) => option.id === id) ?? null)}
      onBlur={field.onBlur}
    />
  )
}
