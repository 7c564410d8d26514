import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { cleaned } from '~/lib/texts/cleaned'
import { AuthForm } from './AuthForm'
import { CODE_REQUIRED, useIdentity } from './useIdentity'

type Props = {
  username: string
  /** Why a code is needed, in the sentence "Akun ... {reason}". */
  reason?: string
  onConfirmed: () => void
  onBack: () => void
}

/** Confirms an account by code, and resends the code (document 1 §4 'UserNotConfirmedException'). */
export function ConfirmAccount({ username, reason = 'belum dikonfirmasi', onConfirmed, onBack }: Props) {
  const [code, setCode] = useState('')
  const [message, setMessage] = useState<string>()
  const { busy, failure, setFailure, run } = useIdentity('confirm')
  const confirm = () => {
    setMessage(undefined)
    if (cleaned(code) === '') return setFailure(CODE_REQUIRED)
    run((identity) => identity.confirmAccount(username, cleaned(code)), onConfirmed)
  }
  const resend = () => {
    setMessage(undefined)
    run(
      (identity) => identity.resendCode(username),
      () => setMessage('Kode baru sudah dikirim.'),
    )
  }
  return (
    <AuthForm
      submitLabel="Konfirmasi"
      busy={busy}
      failure={failure}
      onSubmit={confirm}
      secondaryActions={
        <>
          <Button variant="default" onClick={resend}>
            Kirim ulang kode
          </Button>
          <button type="button" className="link-button" onClick={onBack}>
            Kembali ke halaman masuk
          </button>
        </>
      }
    >
      <p role="status">
        {message ?? (
          <>
            Akun <strong>{username}</strong> {reason}. Masukkan kode yang kami kirim ke email Anda.
          </>
        )}
      </p>
      <TextInput
        label="Kode konfirmasi"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        // The form that had the focus was replaced by this one.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
    </AuthForm>
  )
}
