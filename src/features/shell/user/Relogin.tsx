import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from '~/ui/dialogs/Dialog'
import { useState } from 'react'
import { reauthenticate } from '~/api/identity/account'
import type { SignInStep } from '~/api/identity/signInStep'
import { session } from '~/api/identity/session'
import { texts } from '~/lib/texts/texts'
import { ConfirmAccount } from '~/components/signIn/ConfirmAccount'
import { SignInStepForm } from '~/components/signIn/SignInStepForm'
import { SignInForm } from '~/components/signIn/SignInForm'
import { signOut } from '~/components/signIn/signOut'

/** The sign-in above the page after a session has ended: pending queries continue, and no input is lost. */
export function Relogin() {
  const client = useQueryClient()
  const [username] = useState(session.lastProductId)
  const [unconfirmed, setUnconfirmed] = useState(false)
  const [step, setStep] = useState<SignInStep>()
  return (
    <Dialog
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      title="Masuk kembali"
      zIndex={400}
      className="uncovered"
    >
      <p style={{ marginBottom: 16 }} role="alert">
        {texts.sessionEnded}
      </p>
      {step && username ? (
        <SignInStepForm
          username={username}
          step={step}
          signIn={(answer) => reauthenticate(client, { step, answer })}
          onStep={setStep}
          onBack={() => setStep(undefined)}
        />
      ) : unconfirmed && username ? (
        <ConfirmAccount
          username={username}
          onBack={() => setUnconfirmed(false)}
          onConfirmed={() => setUnconfirmed(false)}
        />
      ) : (
        <SignInForm
          username={username}
          isUsernameFixed
          signIn={(id, password) => reauthenticate(client, { username: id, password })}
          onUnconfirmed={() => setUnconfirmed(true)}
          onStep={(_id, asked) => setStep(asked)}
        />
      )}
      <p style={{ marginTop: 16 }}>
        <button type="button" className="link-button" onClick={() => void signOut()}>
          Keluar
        </button>
      </p>
    </Dialog>
  )
}
