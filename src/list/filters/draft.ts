import { type Control, useController, useWatch } from 'react-hook-form'
import { deferToPointerUp } from '~/ui/fields/deferToPointerUp'
import type { OptionSource } from './criterion'
import { type Options, useOptionsFor } from './options'

/** The form's values by wire name, not validated yet. */
export type Draft = Record<string, unknown>

const MAIN_INPUT = 'data-main-input'
/** Of several inputs of a field, such as an operator and a value, this one gets the focus. */
export const markMainInput = (element: HTMLElement | null) => element?.setAttribute(MAIN_INPUT, '')

/** Moves the focus to the main input of a field; the form library does so in a timer, when the user may be elsewhere. */
export const focusMainInput = (field: Element): void =>
  (field.querySelector<HTMLElement>(`[${MAIN_INPUT}]`) ?? field.querySelector<HTMLElement>('input, button'))?.focus()

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
  }
}

/** The options of a source, given the current values of the form. */
export function useOptions(source: OptionSource, control: Control<Draft>): Options {
  const within = 'within' in source ? source.within : undefined
  // Disabled when the list does not depend on another value.
  const value = useWatch({ control, name: within ?? '', disabled: within === undefined })
  return useOptionsFor(source, within === undefined ? {} : { [within]: value })
}
