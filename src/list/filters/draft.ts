import { type Control, useController } from 'react-hook-form'
import { deferToPointerUp } from '~/ui/fields/deferToPointerUp'

/** The form's values by wire name, not validated yet. */
export type Draft = Record<string, unknown>

/** A field of the form; empty is undefined here and null in the form, which treats undefined as the default value. */
export function useField(control: Control<Draft>, name: string, changed: () => void) {
  const { field, fieldState } = useController({ control, name })
  return {
    value: field.value ?? undefined,
    error: fieldState.error?.message,
    onChange: (value: unknown) => {
      field.onChange(value ?? null)
      changed()
    },
    onBlur: () => deferToPointerUp(field.onBlur),
    inputRef: field.ref,
  }
}
