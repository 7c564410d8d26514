import type { FieldValues } from 'react-hook-form'
import { detailOf } from '~/api/errors'
import { failureText } from './fieldTexts'
import type { RecordHandle } from './useRecordForm'

/** Why the last save did not arrive. */
export function SaveFailure<V extends FieldValues, X>({ record }: { record: RecordHandle<V, X> }) {
  const { failure, unanswered, isGone } = record
  if (!failure || isGone) return null
  const detail = detailOf(failure.error)
  return (
    <div role="alert" className="failure">
      {failureText(failure, unanswered !== undefined)}
      {detail !== undefined && (
        <details>
          <summary>Rincian</summary>
          <code>{detail}</code>
        </details>
      )}
    </div>
  )
}
