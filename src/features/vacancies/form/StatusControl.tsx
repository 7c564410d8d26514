import { useController } from 'react-hook-form'
import { statusTable, vacancyStatuses } from '~/lib/vacancyStatus'
import { SelectField } from '~/ui/fields/SelectField'
import type { InForm } from './controls'
import type { FormValues } from './values'

type Props = InForm & {
  /** Asks before the status is chosen; false leaves it as it was. */
  ask: (status: NonNullable<FormValues['status']>) => Promise<boolean>
}

/** Where the vacancy shall stand; what cannot follow says why (document 3 §4 'Vacancy status'). */
export function StatusControl({ control, status, ask }: Props) {
  const { field, fieldState } = useController({ control, name: 'status' })
  const options = vacancyStatuses.map((name) => {
    const transition = statusTable[status].to[name]
    return { id: name, text: name, blocked: transition.allowed ? undefined : transition.why }
  })
  return (
    <SelectField
      label="Status Lowongan"
      required
      options={options}
      value={field.value ?? undefined}
      error={fieldState.error?.message?.trim()}
      onChange={(id) => {
        const chosen = vacancyStatuses.find((one) => one === id)
        if (chosen && chosen !== field.value) void ask(chosen).then((yes) => yes && field.onChange(chosen))
      }}
      onBlur={field.onBlur}
    />
  )
}
