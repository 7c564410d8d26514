import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useFirstInvalid } from '~/ui/fields/useFirstInvalid'
import { DraftNotice } from './DraftNotice'
import classes from './DraftForm.module.css'

export type DraftFormProps = {
  label: string
  /** What the button says. */
  submit: string
  /** How often it was sent: each time the first invalid field takes the focus. */
  tries: number
  busy: boolean
  failure?: Error | null
  onSubmit: () => void
  /** What was typed at an earlier visit stands in the fields. */
  isRestored: boolean
  discard: () => void
  onClose: () => void
  children: ReactNode
}

/** A form in a window: its fields, its failure and its buttons; 'Batal' throws away what was typed. */
export function DraftForm(props: DraftFormProps) {
  const { label, submit, tries, busy, failure, onSubmit, isRestored, discard, onClose, children } = props
  const formRef = useFirstInvalid(tries)
  const send = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles a dialog's submit to whatever opened it.
    event.stopPropagation()
    onSubmit()
  }
  return (
    <form ref={formRef} aria-label={label} noValidate className={classes.form} onSubmit={send}>
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
          {submit}
        </Button>
      </div>
    </form>
  )
}
