import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { RecordHandle } from '~/record/useRecordForm'
import { BusyButton } from '~/ui/BusyButton'
import classes from './record.module.css'

type Props<V extends FieldValues, X> = {
  record: RecordHandle<V, X>
  children?: ReactNode
  /** Why saving is not possible; shown before the button. */
  reason?: string | undefined
  /** The id of an element elsewhere that shows the reason. */
  reasonId?: string | undefined
  /** The id of the form to submit, for a button outside of it. */
  form?: string
  /** Whether the save still waits for something before it starts. */
  isWaiting?: boolean
}

/** Submits a record's form. During a save it keeps the focus and ignores presses. */
export function SaveButton<V extends FieldValues, X>({
  record,
  children = 'Simpan',
  reason,
  reasonId,
  form,
  isWaiting = false,
}: Props<V, X>) {
  const ownId = useId()
  const isIdle = !isWaiting && record.phase === 'idle'
  const isBusy = !isIdle && record.phase !== 'asking'
  const isDisabled = !isIdle || reason !== undefined
  return (
    <>
      {reason !== undefined && reasonId === undefined && (
        <span id={ownId} className={`dimmed ${classes.reason}`}>
          {reason}
        </span>
      )}
      <BusyButton
        type="submit"
        isBusy={isBusy}
        aria-disabled={isDisabled}
        data-disabled={reason !== undefined && isIdle}
        aria-describedby={reason === undefined ? undefined : (reasonId ?? ownId)}
        {...(form === undefined ? {} : { form })}
        // Ignores the second click of a double click, even when the first save has already ended.
        onClick={(event) => (isDisabled || event.detail > 1) && event.preventDefault()}
      >
        {children}
      </BusyButton>
    </>
  )
}
