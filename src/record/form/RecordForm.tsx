import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { RecordHandle } from '~/record/useRecordForm'
import type { FieldTexts } from './fieldTexts'
import { RecordNotices } from './RecordNotices'
import { SaveFailure } from './SaveFailure'

type Props<V extends FieldValues, X> = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'> & {
  record: RecordHandle<V, X>
  heading?: ReactNode
  texts: FieldTexts
  /** Names what a draft could not restore. */
  lost?: string | false
  /** What the user can do about a failed save, after its message. */
  wayOn?: ((error: Error) => ReactNode) | undefined
  /** Replaces the default, which saves immediately. */
  onSubmit?: () => void
  children: ReactNode
}

/** The form of a record: notices, fields, and the failure of the last save. */
export function RecordForm<V extends FieldValues, X>(props: Props<V, X>) {
  const { record, heading, texts, lost, wayOn, onSubmit, children, className = 'stack', ...form } = props
  const { formRef, save } = record
  return (
    <form
      {...form}
      className={className}
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // React bubbles a dialog's submit to whatever opened it.
        event.stopPropagation()
        if (onSubmit) onSubmit()
        else void save()
      }}
    >
      {heading}
      <RecordNotices record={record} texts={texts} {...(lost === undefined ? {} : { lost })} />
      {children}
      <SaveFailure record={record} wayOn={wayOn} />
    </form>
  )
}
