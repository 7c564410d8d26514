import { useController } from 'react-hook-form'
import { isLocked } from '~/lib/vacancyStatus'
import { PlainField } from '~/ui/fields/PlainField'
import type { InForm } from './controls'

type Props = InForm & {
  name: 'position' | 'vacancyUrl' | 'jobReqId' | 'positionCode'
  label: string
  required?: boolean
  maxLength: number
}

/** A line of text of the form. */
export function TextControl({ control, status, name, required = false, ...rest }: Props) {
  const { field, fieldState } = useController({ control, name })
  const locked = isLocked(status, name)
  return (
    <PlainField
      {...rest}
      value={field.value}
      required={required && !locked}
      disabled={locked}
      error={fieldState.error?.message?.trim()}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}
