import { useRef, useState } from 'react'
import { ApiError } from '~/api/errors'
import type { SignInStep } from '~/api/identity/signInStep'
import { useFlow } from '~/lib/useFlow'
import { texts } from '~/lib/texts/texts'
import { AuthForm } from './AuthForm'
import { identityFailure } from './identityFailure'
import { PasswordField, passwordRule } from './PasswordField'

type Props = {
  username: string
  signIn: (password: string) => Promise<unknown>
  /** A further step that the provider asks for after the new password. */
  onStep: (step: SignInStep) => void
  onBack: () => void
}

/** The step after the password of an administrator: a password of the user's own. */
export function NewPasswordForm({ username, signIn, onStep, onBack }: Props) {
  const [password, setPassword] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const { isBusy, failure, run } = useFlow<{ text: string; detail?: string | undefined }>()
  const field = useRef<HTMLInputElement>(null)

  function submit() {
    setSubmitted(true)
    if (password === '') return field.current?.focus()
    return run({
      work: () => signIn(password),
      toFailure: async (reason) => {
        if (reason instanceof ApiError) return { text: reason.message, detail: reason.detail }
        const { text, step } = await identityFailure(reason, 'password')
        if (!step) return { text }
        onStep(step)
        return undefined
      },
    })
  }

  return (
    <AuthForm
      submitLabel="Simpan dan masuk"
      busy={isBusy}
      failure={failure?.text}
      detail={failure?.detail}
      onSubmit={() => void submit()}
      secondaryActions={
        <button type="button" className="link-button" onClick={onBack}>
          Kembali ke kata sandi
        </button>
      }
    >
      <p role="status">
        Kata sandi akun <strong>{username}</strong> dibuat oleh admin. Buat kata sandi Anda sendiri untuk melanjutkan.
      </p>
      {/* Tells password managers whose password is changed. */}
      <input type="hidden" name="username" autoComplete="username" value={username} />
      <PasswordField
        ref={field}
        label="Kata sandi baru"
        description={passwordRule}
        autoComplete="new-password"
        // The form that had the focus was replaced by this one.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onType={setPassword}
        error={submitted && password === '' && texts.signIn.password}
      />
    </AuthForm>
  )
}
