import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type Account, type Proof, signIn } from '~/api/identity/account'
import type { SignInStep } from '~/api/identity/signInStep'
import { isVacancyPath, safeNextPath } from '~/lib/url/urls'
import { SharedComputerBox } from '~/components/signIn/SharedComputerBox'
import { SignInForm } from '~/components/signIn/SignInForm'
import { isSharedComputer } from '~/lib/storage'
import { lazyComponent } from '~/ui/lazyComponent'
import { enteredId } from './enteredId'
import classes from './EntryPage.module.css'

const ConfirmAccount = lazyComponent(async () => (await import('~/components/signIn/ConfirmAccount')).ConfirmAccount)
const SignInStepForm = lazyComponent(async () => (await import('~/components/signIn/SignInStepForm')).SignInStepForm)

type Props = {
  /** The originally requested page, from the URL. */
  next: string | undefined
  /** The initial product ID. */
  username?: string
  /** Shown above the form until an account is confirmed. */
  lead: string
}

/**
 * The sign-in form: product ID and password, and the step that the provider asks for after them. Then opens the
 * requested page, or /home or /intro (document 1 §2, §4).
 */
export function SignIn({ next, username: first, lead }: Props) {
  const { history } = useRouter()
  const client = useQueryClient()
  const [username, setUsername] = useState(first ?? enteredId.current)
  // Preset from the last sign-in, since a shared computer stays shared.
  const [isShared, setShared] = useState(isSharedComputer)
  // A job seeker does not use the console, whose data and settings the choice is about.
  const isApplying = isVacancyPath(next)
  const [confirmation, setConfirmation] = useState<'asked' | 'done'>()
  const [step, setStep] = useState<SignInStep>()

  const openNext = (account: Account) =>
    history.replace(safeNextPath(next, location.origin) ?? (account.hasTakenTests ? '/home' : '/intro'))
  const enter = async (proof: Proof) => openNext(await signIn(client, { ...proof, isSharedComputer: isShared }))

  if (step && username !== undefined)
    return (
      <SignInStepForm
        username={username}
        step={step}
        signIn={(answer) => enter({ step, answer })}
        onStep={setStep}
        onBack={() => setStep(undefined)}
      />
    )
  return confirmation === 'asked' && username !== undefined ? (
    <ConfirmAccount
      username={username}
      onBack={() => setConfirmation(undefined)}
      onConfirmed={() => setConfirmation('done')}
    />
  ) : (
    <>
      <p className={`dimmed ${classes.lead}`} role="status">
        {confirmation === 'done' ? 'Akun sudah dikonfirmasi. Silakan masuk.' : lead}
      </p>
      <SignInForm
        username={username}
        signIn={(id, password) => enter({ username: id, password })}
        onIdChange={(id) => (enteredId.current = id || undefined)}
        onUnconfirmed={(id) => {
          setUsername(id)
          setConfirmation('asked')
        }}
        onStep={(id, asked) => {
          setUsername(id)
          setStep(asked)
        }}
      >
        {!isApplying && <SharedComputerBox checked={isShared} onChange={setShared} />}
      </SignInForm>
      <p className={classes.links}>
        <Link to="/forgot-id" search={{ next }}>
          Lupa KLOB ID?
        </Link>
        <Link to="/forgot-password" search={{ next }}>
          Lupa kata sandi?
        </Link>
      </p>
    </>
  )
}
