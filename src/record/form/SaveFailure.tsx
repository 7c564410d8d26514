import { type ReactNode, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { detailOf } from '~/api/errors'
import { useOnNewValue } from '~/lib/effects'
import type { RecordHandle } from '~/record/useRecordForm'
import { FailureText } from '~/ui/messages/FailureText'
import { failureText } from './fieldTexts'

type Props<V extends FieldValues, X> = {
  record: RecordHandle<V, X>
  /** What the user can do about a failed save, after its message. */
  wayOn?: ((error: Error) => ReactNode) | undefined
}

/** Why the last save of a record failed; it stays until the next one. */
export function SaveFailure<V extends FieldValues, X>({ record, wayOn }: Props<V, X>) {
  const { failure, unanswered, isGone } = record
  const ref = useRef<HTMLDivElement>(null)
  // Simpan may be in a sticky head, far from the end of the form.
  useOnNewValue(failure, () => ref.current?.scrollIntoView({ block: 'nearest' }))
  if (!failure || isGone) return null
  return (
    <FailureText ref={ref} detail={detailOf(failure.error)}>
      {failureText(failure, unanswered !== undefined)} {wayOn?.(failure.error)}
    </FailureText>
  )
}
