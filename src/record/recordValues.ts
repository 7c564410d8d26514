import {
  createFormControl,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  set,
} from 'react-hook-form'
import { isSame, type Path, put, valueAt } from './versions'

/** Error messages by form library path ('email', 'questions.byKey.k1.text'). */
export type Errors = Readonly<Record<string, string | undefined>>

/** Errors as react-hook-form holds them: in a tree of its paths. */
function errorTree<V extends FieldValues>(errors: Errors): FieldErrors<V> {
  const tree = {}
  for (const [name, message] of Object.entries(errors))
    if (message !== undefined) set(tree, name, { type: 'check', message })
  return tree
}

type Options<V> = {
  initial: V
  check: (values: V) => Errors
  /** Called after a change by the user or by `set`. */
  onChange: () => void
}

/** The values of an edited record: react-hook-form holds them and shows their errors. */
export function holdValues<V extends FieldValues>({ initial, check, onChange }: Options<V>) {
  const resolver: Resolver<V> = (values) => {
    const errors = errorTree<V>(check(values))
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
  // The first invalid field is focused by its position in the page (useFirstInvalid).
  const options = { resolver, mode: 'onTouched', shouldFocusError: false } as const
  // The library wants a part of the values; the compiler does not see that all of them are one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const form = createFormControl<V>({ ...options, defaultValues: initial as DefaultValues<V> })
  /** react-hook-form changes its values in place; a snapshot is made once after each change. */
  let snapshot: V | undefined
  const read = (): V => (snapshot ??= structuredClone(form.getValues()))
  let isSubmitted = false
  form.subscribe({
    formState: { values: true, isSubmitted: true },
    callback: ({ name, isSubmitted: now }) => {
      isSubmitted = now ?? isSubmitted
      // Without a name it was `write`.
      if (name === undefined) return
      snapshot = undefined
      onChange()
    },
  })
  /** A value that was not typed may make others valid or invalid. */
  const revalidate = () => void (isSubmitted && form.trigger())
  return {
    /** For useForm, which drops the options that it is not given again. */
    options: { ...options, formControl: form.formControl },
    read,
    /** Sets a field, a field of an item, or a list. */
    set: (path: Path, value: unknown) => {
      const [name = '', key, field] = path
      const target = field === undefined ? [name] : path
      const next = valueAt(put(read(), path, value), target)
      if (isSame(next, valueAt(read(), target))) return
      const fieldName = field === undefined ? name : `${name}.byKey.${key}.${field}`
      // A path of text says nothing about the type of its value.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      form.setValue(fieldName as FieldPath<V>, next as never)
      revalidate()
    },
    /** Takes the result of a merge. */
    write: (merged: V) => {
      if (isSame(merged, read())) return
      form.setValues(structuredClone(merged))
      snapshot = merged
      revalidate()
    },
    /** Counts as a submit: shows all errors, and from then on those of what is typed. */
    markSubmitted: form.handleSubmit(() => {}),
    /** Starts anew from a stored version: what is not saved stays, without errors. */
    rebase: (base: V) => form.reset(structuredClone(base), { keepValues: true, keepFieldsRef: true }),
  }
}
