import { TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { config } from '~/api/config'
import { isEmail, readAddress } from '~/lib/rules/email'
import { isId } from '~/lib/ids'
import { cleaned } from '~/lib/texts/cleaned'
import { adminTexts } from '~/lib/texts/adminTexts'
import type { NextSearch } from '~/lib/url/urls'
import { ConfirmAccount } from '~/components/signIn/ConfirmAccount'
import { AuthForm } from '~/components/signIn/AuthForm'
import { PasswordField, passwordRule } from '~/components/signIn/PasswordField'
import { useIdentity } from '~/components/signIn/useIdentity'
import { EntryPage } from './EntryPage'
import classes from './EntryPage.module.css'
import { SignIn } from './SignIn'

const TITLE = 'Daftar akun'
const names = ['username', 'email', 'password'] as const
type Name = (typeof names)[number]

/** Validators by field; an ID must be valid in every call (wire decision G07). */
const validators: Record<Name, (text: string) => string | undefined> = {
  username: (text) =>
    text === ''
      ? 'KLOB ID wajib diisi'
      : isId(text)
        ? undefined
        : 'KLOB ID memuat huruf, angka, titik, strip, dan garis bawah, paling banyak 64',
  email: (text) =>
    text === '' ? adminTexts.longlist.email : isEmail(readAddress(text)) ? undefined : adminTexts.candidates.wrongEmail,
  password: (text) => (text === '' ? 'Kata sandi wajib diisi' : undefined),
}

/** Texts above the sign-in that follows. */
const leads = {
  done: 'Akun Anda sudah siap. Silakan masuk.',
  unconfirmed: 'Akun Anda belum dikonfirmasi. Saat masuk, Anda dapat memasukkan kodenya.',
}

/** Registers an account: ID, e-mail and password, then the code, then sign-in (document 1 §2 '/register'). */
export function Register({ next }: NextSearch) {
  const { links } = config()
  const [step, setStep] = useState<'form' | 'code' | 'unconfirmed' | 'done'>('form')
  const [values, setValues] = useState<Record<Name, string>>({ username: '', email: '', password: '' })
  const [touched, setTouched] = useState<readonly Name[]>([])
  const fields = useRef<Partial<Record<Name, HTMLInputElement | null>>>({})
  const { busy, failure, run } = useIdentity('sign-up')
  const username = cleaned(values.username)
  const errorOf = (name: Name) => validators[name](name === 'password' ? values.password : cleaned(values[name]))
  const field = (name: Name) => ({
    name,
    required: true,
    ref: (element: HTMLInputElement | null) => void (fields.current[name] = element),
    onBlur: () => setTouched((previous) => [...previous, name]),
    error: touched.includes(name) && errorOf(name),
  })
  const type = (name: Name) => (text: string) => setValues((was) => ({ ...was, [name]: text }))

  function submit() {
    setTouched(names)
    const wrong = names.find((name) => errorOf(name) !== undefined)
    if (wrong) return fields.current[wrong]?.focus()
    run(
      (identity) => identity.signUp(username, readAddress(values.email), values.password),
      () => setStep('code'),
    )
  }

  if (step === 'done' || step === 'unconfirmed')
    return (
      <EntryPage title={TITLE}>
        <SignIn next={next} username={username} lead={leads[step]} />
      </EntryPage>
    )
  if (step === 'code')
    return (
      <EntryPage title={TITLE}>
        <ConfirmAccount
          username={username}
          reason="sudah dibuat"
          onConfirmed={() => setStep('done')}
          onBack={() => setStep('unconfirmed')}
        />
      </EntryPage>
    )
  return (
    <EntryPage title={TITLE}>
      <p className={`dimmed ${classes.lead}`}>
        Satu akun untuk melamar, mengikuti tes, dan memakai konsol perusahaan Anda.
      </p>
      <AuthForm submitLabel="Daftar" busy={busy} failure={failure} onSubmit={submit}>
        <TextInput
          label="KLOB ID"
          description="Nama untuk masuk, misalnya nama.anda"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={values.username}
          onChange={(event) => type('username')(event.currentTarget.value)}
          {...field('username')}
        />
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          value={values.email}
          onChange={(event) => type('email')(event.currentTarget.value)}
          {...field('email')}
        />
        <PasswordField
          label="Kata sandi"
          description={passwordRule()}
          autoComplete="new-password"
          onChange={(event) => type('password')(event.currentTarget.value)}
          {...field('password')}
        />
        <p className="caption dimmed">
          Dengan mendaftar Anda menyetujui <a href={links.terms}>Syarat dan Ketentuan</a> serta{' '}
          <a href={links.privacy}>Kebijakan Privasi</a>.
        </p>
      </AuthForm>
      <p className={classes.links}>
        <span>
          Sudah punya akun?{' '}
          <Link to="/login" search={{ next }}>
            Masuk
          </Link>
        </span>
      </p>
    </EntryPage>
  )
}
