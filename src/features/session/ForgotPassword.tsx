import { Button, PasswordInput, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { texts } from '~/lib/texts'
import formClasses from '~/parts/SignInForm.module.css'
import { EntryPage } from './EntryPage'

type Step = 'ask' | 'code' | 'done'

/** A new password by a code from the identity provider. */
export function ForgotPassword() {
  const [step, setStep] = useState<Step>('ask')
  const [values, setValues] = useState({ username: '', code: '', password: '' })
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const field = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setValues((was) => ({ ...was, [name]: value }))
    },
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const username = values.username.trim()
    if (username === '') return setFailure(texts.signIn.id)
    if (step === 'code' && values.code.trim() === '') return setFailure('Kode wajib diisi')
    if (step === 'code' && values.password === '') return setFailure(texts.signIn.password)
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    const identity = await import('~/api/identity')
    try {
      if (step === 'ask') await identity.askNewPassword(username)
      else await identity.setNewPassword(username, values.code.trim(), values.password)
      setStep(step === 'ask' ? 'code' : 'done')
    } catch (error) {
      setFailure(identity.identityText(error))
    } finally {
      setBusy(false)
    }
  }

  if (step === 'done')
    return (
      <EntryPage title="Lupa kata sandi">
        <p role="status">Kata sandi baru sudah tersimpan.</p>
        <Link to="/login">Masuk dengan kata sandi baru</Link>
      </EntryPage>
    )
  return (
    <EntryPage title="Lupa kata sandi">
      <form className={formClasses.form} onSubmit={(event) => void submit(event)} noValidate>
        <p role="status">
          {step === 'ask'
            ? 'Masukkan KLOB ID Anda. Kami mengirim kode ke e-mail yang terdaftar.'
            : `Bila ${values.username.trim()} terdaftar, kode sudah dikirim ke e-mailnya. Masukkan kode itu dan kata sandi baru.`}
        </p>
        <TextInput
          label="KLOB ID"
          autoComplete="username"
          autoCapitalize="none"
          required
          readOnly={step === 'code'}
          {...field('username')}
        />
        {step === 'code' && (
          <>
            <TextInput
              label="Kode"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              // The form that had the focus is gone.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              {...field('code')}
            />
            <PasswordInput
              label="Kata sandi baru"
              description="Minimal 8 karakter dengan huruf besar, huruf kecil, dan angka."
              autoComplete="new-password"
              required
              visibilityToggleButtonProps={{ 'aria-label': 'Tampilkan kata sandi' }}
              {...field('password')}
            />
          </>
        )}
        {failure && (
          <p className={formClasses.failure} role="alert">
            {failure}
          </p>
        )}
        <Button type="submit" size="md" fullWidth loading={busy}>
          {step === 'ask' ? 'Kirim kode' : 'Simpan kata sandi'}
        </Button>
      </form>
      <Link to="/login">Kembali ke halaman masuk</Link>
    </EntryPage>
  )
}
