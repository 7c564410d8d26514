import { TextInput } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { ApiError } from '~/api/errors'
import type { SecondFactor } from '~/api/identity/secondFactor'
import { useFlow } from '~/lib/useFlow'
import { texts } from '~/lib/texts/texts'
import { AuthForm } from './AuthForm'
import { identityFailure } from './identityFailure'
import { PasswordField } from './PasswordField'

type Props = {
  /** The initial product ID. */
  username?: string | undefined
  /** Whether only that user may sign in, because the page has their unsaved work. */
  isUsernameFixed?: boolean
  signIn: (id: string, password: string) => Promise<unknown>
  onUnconfirmed: (username: string) => void
  onSecondFactor: (username: string, secondFactor: SecondFactor) => void
  onIdChange?: (id: string) => void
  /** Below the password. */
  children?: ReactNode
}
const MIN_PASSWORD = 6

/** Product ID and password (document 1 §5); errors show once a field was blurred or the form was submitted. */
export function SignInForm({
  username,
  isUsernameFixed = false,
  signIn,
  onUnconfirmed,
  onSecondFactor,
  onIdChange,
  children,
}: Props) {
  const [id, setId] = useState(username ?? '')
  const [password, setPassword] = useState('')
  const [touched, setTouched] = useState({ id: false, password: false })
  const { isBusy, failure, run } = useFlow<{ text: string; detail?: string | undefined }>()
  const idRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)

  const idError = id.trim() === '' ? texts.signIn.id : undefined
  const passwordError =
    password === ''
      ? texts.signIn.password
      : password.length < MIN_PASSWORD
        ? `Kata sandi minimal ${MIN_PASSWORD} karakter`
        : undefined

  function submit() {
    setTouched({ id: true, password: true })
    if (idError) return idRef.current?.focus()
    if (passwordError) return passwordRef.current?.focus()
    return run({
      work: () => signIn(id.trim(), password),
      toFailure: async (error) => {
        if (error instanceof ApiError) return { text: error.message, detail: error.detail }
        const { text, isUnconfirmed, secondFactor } = await identityFailure(error, 'sign-in')
        if (secondFactor) onSecondFactor(id.trim(), secondFactor)
        else if (isUnconfirmed) onUnconfirmed(id.trim())
        else return { text }
        return undefined
      },
    })
  }

  return (
    <AuthForm
      submitLabel="Selanjutnya"
      busy={isBusy}
      failure={failure?.text}
      detail={failure?.detail}
      onSubmit={() => void submit()}
    >
      <TextInput
        ref={idRef}
        label="KLOB ID"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={isUsernameFixed}
        value={id}
        onChange={({ currentTarget: { value } }) => {
          setId(value)
          onIdChange?.(value.trim())
        }}
        onBlur={() => setTouched((was) => ({ ...was, id: true }))}
        error={touched.id && idError}
      />
      <PasswordField
        ref={passwordRef}
        label="Kata sandi"
        name="password"
        autoComplete="current-password"
        // The username is known, and the form that had the focus is gone.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={username !== undefined}
        // Otherwise a dialog focuses its first field, and the blur would mark this one as touched.
        data-autofocus={username !== undefined || undefined}
        onType={setPassword}
        onBlur={() => setTouched((was) => ({ ...was, password: true }))}
        error={touched.password && passwordError}
      />
      {children}
    </AuthForm>
  )
}
