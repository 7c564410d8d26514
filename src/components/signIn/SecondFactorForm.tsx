import { TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { ApiError } from '~/api/errors'
import type { SecondFactor } from '~/api/identity/signInStep'
import { useFlow } from '~/lib/useFlow'
import { lazyComponent } from '~/ui/lazyComponent'
import { AuthForm } from './AuthForm'
import { identityFailure } from './identityFailure'
import { CODE_REQUIRED } from './useIdentity'

const AppSetup = lazyComponent(async () => (await import('./AppSetup')).AppSetup)

type Props = {
  username: string
  step: SecondFactor
  signIn: (code: string) => Promise<unknown>
  onBack: () => void
}

const codeError = (code: string) =>
  code === '' ? CODE_REQUIRED : /^\d{6}$/.test(code) ? undefined : 'Kode terdiri dari 6 angka'

/** What to enter, and where it comes from. */
function Explanation({ username, step }: Pick<Props, 'username' | 'step'>) {
  switch (step.kind) {
    case 'app':
      return (
        <>
          Masukkan kode untuk akun <strong>{username}</strong> dari aplikasi autentikator Anda.
        </>
      )
    case 'sms':
      return (
        <>
          Masukkan kode yang kami kirim lewat SMS ke <strong>{step.phone ?? 'ponsel Anda'}</strong>. Belum menerimanya?
          Kembali, lalu masuk lagi untuk mendapat kode baru.
        </>
      )
    case 'setup':
      return (
        <>
          Akun <strong>{username}</strong> memerlukan aplikasi autentikator, misalnya Google Authenticator. Pindai kode
          QR ini dengan aplikasi itu, lalu masukkan kode yang tampil di sana.
        </>
      )
  }
}

/** The step after the password: the code of an authenticator app or an SMS, or setting up an app. */
export function SecondFactorForm({ username, step, signIn, onBack }: Props) {
  const [code, setCode] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const { isBusy, failure, run } = useFlow<{ text: string; detail?: string | undefined }>()
  const field = useRef<HTMLInputElement>(null)
  // Apps show the code in two groups.
  const digits = code.replaceAll(/\s/g, '')
  const fieldError = codeError(digits)

  function submit() {
    setSubmitted(true)
    if (fieldError) return field.current?.focus()
    return run({
      work: () => signIn(digits),
      toFailure: (reason) => {
        // The next code replaces this one.
        field.current?.select()
        return reason instanceof ApiError
          ? { text: reason.message, detail: reason.detail }
          : identityFailure(reason, step.kind)
      },
    })
  }

  return (
    <AuthForm
      submitLabel="Masuk"
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
        <Explanation username={username} step={step} />
      </p>
      {step.kind === 'setup' && <AppSetup username={username} secret={step.secret} />}
      <TextInput
        ref={field}
        label="Kode verifikasi"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        // The form that had the focus was replaced by this one.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={submitted && fieldError}
      />
    </AuthForm>
  )
}
