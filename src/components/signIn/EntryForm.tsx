import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { FailureText } from '~/ui/messages/FailureText'

type Props = {
  /** What the button says. */
  submit: string
  busy: boolean
  failure: string | undefined
  /** Folded details of the failure. */
  detail?: string | undefined
  onSubmit: () => void
  /** What else one may do, below the button. */
  others?: ReactNode
  children: ReactNode
}

/** A form in front of the console: fields, what went wrong, one button. */
export function EntryForm({ submit, busy, failure, detail, onSubmit, others, children }: Props) {
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      noValidate
    >
      {children}
      {failure && <FailureText detail={detail}>{failure}</FailureText>}
      <Button type="submit" size="md" fullWidth loading={busy}>
        {submit}
      </Button>
      {others}
    </form>
  )
}
