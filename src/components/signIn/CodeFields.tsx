import { TextInput } from '@mantine/core'
import type { SecondFactor } from '~/api/identity/signInStep'
import { lazyComponent } from '~/ui/lazyComponent'
import type { StepFieldsProps } from './NewPasswordFields'

const AppSetup = lazyComponent(async () => (await import('./AppSetup')).AppSetup)

/** What to enter, and where it comes from. */
function Explanation({ username, step }: { username: string; step: SecondFactor }) {
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
export const CodeFields = ({ username, step, inputRef, error, onType }: StepFieldsProps & { step: SecondFactor }) => (
  <>
    <p role="status">
      <Explanation username={username} step={step} />
    </p>
    {step.kind === 'setup' && <AppSetup username={username} secret={step.secret} />}
    <TextInput
      ref={inputRef}
      label="Kode verifikasi"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      // The form that had the focus was replaced by this one.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      onChange={(event) => onType(event.currentTarget.value)}
      error={error}
    />
  </>
)
