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
export function TextControl({ control, status, name, ...rest }: Props) {
  const { field, fieldState } = useController({ control, name })
  return (
    <PlainField
      {...rest}
      value={field.value}
      disabled={isLocked(status, name)}
      error={fieldState.error?.message?.trim()}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}
