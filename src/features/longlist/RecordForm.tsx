import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { DraftNotice } from '~/parts/DraftNotice'
import { useFirstInvalid } from '~/ui/fields/useFirstInvalid'
import classes from './longlist.module.css'

type Props = {
  label: string
  /** How often it was sent: each time the first invalid field takes the focus. */
  tries: number
  busy: boolean
  failure: Error | null
  onSubmit: () => void
  /** What was typed at an earlier visit stands in the fields. */
  isRestored: boolean
  discard: () => void
  onClose: () => void
  children: ReactNode
}

/** The fields of a record, its failure and its buttons. */
export function RecordForm({ label, tries, busy, failure, onSubmit, isRestored, discard, onClose, children }: Props) {
  const formRef = useFirstInvalid(tries)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles a dialog's submit to whatever opened it.
    event.stopPropagation()
    onSubmit()
  }
  return (
    <form ref={formRef} aria-label={label} noValidate className={classes.record} onSubmit={submit}>
      {isRestored && <DraftNotice discard={discard} />}
      {children}
      {failure && (
        <p role="alert" className="failure">
          {failure.message}
        </p>
      )}
      <div className={classes.actions}>
        <Button
          variant="default"
          onClick={() => {
            discard()
            onClose()
          }}
        >
          Batal
        </Button>
        <Button type="submit" loading={busy}>
          Simpan
        </Button>
      </div>
    </form>
  )
}
