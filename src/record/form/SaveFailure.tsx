import { FailureText } from '~/ui/messages/FailureText'
import type { FieldValues } from 'react-hook-form'
import { detailOf } from '~/api/errors'
import { failureText } from './fieldTexts'
import type { RecordHandle } from '~/record/useRecordForm'

/** Why the last save did not arrive. */
export function SaveFailure<V extends FieldValues, X>({ record }: { record: RecordHandle<V, X> }) {
  const { failure, unanswered, isGone } = record
  if (!failure || isGone) return null
  return <FailureText detail={detailOf(failure.error)}>{failureText(failure, unanswered !== undefined)}</FailureText>
}
