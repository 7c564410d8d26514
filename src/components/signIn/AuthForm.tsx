import type { ReactNode } from 'react'
import { BusyButton } from '~/ui/BusyButton'
import { FailureText } from '~/ui/messages/FailureText'

type Props = {
  submitLabel: string
  busy: boolean
  failure: string | undefined
  /** Folded details of the failure. */
  detail?: string | undefined
  onSubmit: () => void
  /** Other actions, below the button. */
  secondaryActions?: ReactNode
  children: ReactNode
}

/** The form of sign-in, registration, confirmation, recovery and re-login: fields, failure, one button. */
export function AuthForm({ submitLabel, busy, failure, detail, onSubmit, secondaryActions, children }: Props) {
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
      <BusyButton type="submit" size="md" fullWidth isBusy={busy}>
        {submitLabel}
      </BusyButton>
      {secondaryActions}
    </form>
  )
}
