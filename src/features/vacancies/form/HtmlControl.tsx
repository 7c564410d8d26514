import { useController } from 'react-hook-form'
import { isLocked } from '~/lib/vacancyStatus'
import { RichTextField } from '~/ui/fields/RichTextField'
import type { InForm } from './controls'

type Props = InForm & { name: 'description' | 'terms' | 'jobDescription'; label: string; required?: boolean }

/** A text with formatting of the form. */
export function HtmlControl({ control, status, name, ...rest }: Props) {
  const { field, fieldState } = useController({ control, name })
  return (
    <RichTextField
      {...rest}
      value={field.value}
      disabled={isLocked(status, name)}
      error={fieldState.error?.message?.trim()}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}
