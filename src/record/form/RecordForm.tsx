import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { detailOf } from '~/api/errors'
import type { RecordHandle } from '~/record/useRecordForm'
import { FailureText } from '~/ui/messages/FailureText'
import { type FieldTexts, failureText } from './fieldTexts'
import { RecordNotices } from './RecordNotices'

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
  const { record, heading, texts, lost, onSubmit, children, className = 'stack', ...form } = props
  const { bind, save } = record
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
        if (onSubmit) onSubmit()
        else void save()
      }}
    >
      {heading}
      <RecordNotices record={record} texts={texts} {...(lost === undefined ? {} : { lost })} />
      {children}
      <SaveFailure record={record} />
    </form>
  )
}

/** Why the last save did not arrive. */
function SaveFailure<V extends FieldValues, X>({ record }: { record: RecordHandle<V, X> }) {
  const { failure, unanswered, isGone } = record
  if (!failure || isGone) return null
  return <FailureText detail={detailOf(failure.error)}>{failureText(failure, unanswered !== undefined)}</FailureText>
}
