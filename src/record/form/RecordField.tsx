import type { ReactNode } from 'react'
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form'
import type { RecordHandle } from '~/record/useRecordForm'
import { deferToPointerUp } from '~/ui/fields/deferToPointerUp'

type Bound<T> = { value: T; onChange: (value: T) => void; onBlur: () => void; error: string | undefined }
type Props<V extends FieldValues, N extends FieldPath<V>> = {
  record: Pick<RecordHandle<V>, 'form'>
  name: N
  /** Validates on blur, not only at the first save. */
  eager?: boolean
  /** Fields whose errors depend on this one, too. */
  deps?: FieldPath<V>[]
  children: (field: Bound<FieldPathValue<V, N>>) => ReactNode
}

/** One field of a record; it re-renders on its own changes, not with the rest of the form. */
export function RecordField<V extends FieldValues, N extends FieldPath<V>>(props: Props<V, N>) {
  const { record, name, eager = false, deps, children } = props
  const { control } = record.form
  const { field, fieldState } = useController({ control, name, ...(deps ? { rules: { deps } } : {}) })
  return children({
    value: field.value,
    onChange: field.onChange,
    onBlur: () => eager && deferToPointerUp(field.onBlur),
    error: fieldState.error?.message,
  })
}
