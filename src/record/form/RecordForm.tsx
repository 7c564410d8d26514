import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FieldTexts } from './fieldTexts'
import { RecordNotices } from './RecordNotices'
import { SaveFailure } from './SaveFailure'
import classes from './record.module.css'
import type { RecordHandle } from '~/record/useRecordForm'

type Props<V extends FieldValues, X> = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'> & {
  record: RecordHandle<V, X>
  heading?: ReactNode
  texts: FieldTexts
  /** What of a draft did not come back. */
  lost?: string | false
  /** Instead of saving at once. */
  onSubmit?: () => void
  children: ReactNode
}

/** The frame of a record: what to know before it is filled in, its fields, and why the last save did not arrive. */
export function RecordForm<V extends FieldValues, X>(props: Props<V, X>) {
  const {
    record,
    heading,
    texts,
    lost,
    onSubmit = () => void record.save(),
    children,
    className = classes.form,
    ...form
  } = props
  const { bind } = record
  return (
    <form
      {...form}
      className={className}
      ref={bind}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // React bubbles a dialog's submit to whatever opened it.
        event.stopPropagation()
        onSubmit()
      }}
    >
      {heading}
      <RecordNotices record={record} texts={texts} {...(lost === undefined ? {} : { lost })} />
      {children}
      <SaveFailure record={record} />
    </form>
  )
}
