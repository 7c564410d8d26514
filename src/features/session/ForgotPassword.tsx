import { Button, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { cleaned } from '~/lib/texts/cleaned'
import { texts } from '~/lib/texts/texts'
import type { NextSearch } from '~/lib/url/urls'
import { BackLink } from '~/ui/links/BackLink'
import { AuthForm } from '~/components/signIn/AuthForm'
import { PasswordField, passwordRule } from '~/components/signIn/PasswordField'
import { CODE_REQUIRED, useIdentity } from '~/components/signIn/useIdentity'
import { enteredId } from './enteredId'
import { EntryPage } from './EntryPage'

/** The previously focused form is unmounted. */
const focus = (link: HTMLElement | null) => link?.focus()
type Step = 'ask' | 'code' | 'done'

/** Resets the password with a code from the identity provider. */
export function ForgotPassword({ next }: NextSearch) {
  const [step, setStep] = useState<Step>('ask')
  const [typed, setTyped] = useState(enteredId.current ?? '')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [message, setMessage] = useState<string>()
  const { busy, failure, setFailure, run } = useIdentity('recover')
  const username = cleaned(typed)

  const requestCode = (then: () => void) => {
    setMessage(undefined)
    if (username === '') return setFailure(texts.signIn.id)
    run((identity) => identity.requestPasswordReset(username), then)
  }
  const save = () => {
    setMessage(undefined)
    if (cleaned(code) === '') return setFailure(CODE_REQUIRED)
    if (password === '') return setFailure(texts.signIn.password)
    run(
      (identity) => identity.setNewPassword(username, cleaned(code), password),
      () => setStep('done'),
    )
  }

  if (step === 'done')
    return (
      <EntryPage title="Lupa kata sandi">
        <p role="status">Kata sandi baru sudah tersimpan.</p>
        <Link to="/login" search={{ next }} ref={focus}>
          Masuk dengan kata sandi baru
        </Link>
      </EntryPage>
    )
  return (
    <EntryPage title="Lupa kata sandi">
      <AuthForm
        submitLabel={step === 'ask' ? 'Kirim kode' : 'Simpan kata sandi'}
        busy={busy}
        failure={failure}
        onSubmit={step === 'ask' ? () => requestCode(() => setStep('code')) : save}
        secondaryActions={
          step === 'code' && (
            <Button variant="default" onClick={() => requestCode(() => setMessage('Kode baru sudah dikirim.'))}>
              Kirim ulang kode
            </Button>
          )
        }
      >
        <p role="status">
          {step === 'ask'
            ? 'Masukkan KLOB ID Anda. Kami mengirim kode ke email yang terdaftar.'
            : (message ??
              `Bila ${username} terdaftar, kode sudah dikirim ke emailnya. Masukkan kode itu dan kata sandi baru.`)}
        </p>
        <TextInput
          label="KLOB ID"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          readOnly={step === 'code'}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            enteredId.current = cleaned(value) || undefined
          }}
        />
        {step === 'code' && (
          <>
            <TextInput
              label="Kode"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              // The previously focused form is unmounted.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <PasswordField
              label="Kata sandi baru"
              name="new-password"
              description={passwordRule()}
              autoComplete="new-password"
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          </>
        )}
      </AuthForm>
      <BackLink to="/login" search={{ next }}>
        Kembali ke halaman masuk
      </BackLink>
    </EntryPage>
  )
}
