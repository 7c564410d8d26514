import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import classes from './SignInForm.module.css'

type Props = { username: string; onConfirmed: () => void; onBack: () => void }

/** The code that confirms an account, and sending it again (document 1 §4 'UserNotConfirmedException'). */
export function ConfirmAccount({ username, onConfirmed, onBack }: Props) {
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [told, setTold] = useState<string>()

  async function run(work: (identity: typeof import('~/api/identity')) => Promise<unknown>, then: () => void) {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    setTold(undefined)
    const identity = await import('~/api/identity')
    try {
      await work(identity)
      then()
    } catch (error) {
      setFailure(identity.identityText(error))
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return setFailure('Kode wajib diisi')
    void run((identity) => identity.confirmAccount(username, code.trim()), onConfirmed)
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p>
        Akun <strong>{username}</strong> belum dikonfirmasi. Masukkan kode yang kami kirim ke e-mail Anda.
      </p>
      <TextInput
        label="Kode konfirmasi"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        // The form that had the focus is gone.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <p role="status">{told}</p>
      <Button type="submit" size="md" fullWidth loading={busy}>
        Konfirmasi
      </Button>
      <Button
        variant="default"
        onClick={() =>
          void run(
            (identity) => identity.resendCode(username),
            () => setTold('Kode baru sudah dikirim.'),
          )
        }
      >
        Kirim ulang kode
      </Button>
      <button type="button" className="link-button" onClick={onBack}>
        Kembali ke halaman masuk
      </button>
    </form>
  )
}
