import { TextInput } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { ApiError } from '~/api/errors'
import type { SignInStep } from '~/api/identity/signInStep'
import { cleaned } from '~/lib/texts/cleaned'
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
  onStep: (username: string, step: SignInStep) => void
  onIdChange?: (id: string) => void
  /** Below the password. */
  children?: ReactNode
}
const MIN_PASSWORD = 6

const idErrorOf = (id: string) => (cleaned(id) === '' ? texts.signIn.id : undefined)
function passwordErrorOf(password: string): string | undefined {
  if (password === '') return texts.signIn.password
  return password.length < MIN_PASSWORD ? `Kata sandi minimal ${MIN_PASSWORD} karakter` : undefined
}

/** Product ID and password (document 1 §5); errors show once a field was blurred or the form was submitted. */
export function SignInForm({
  username: first,
  isUsernameFixed = false,
  signIn,
  onUnconfirmed,
  onStep,
  onIdChange,
  children,
}: Props) {
  const [id, setId] = useState(first ?? '')
  const [password, setPassword] = useState('')
  const [touched, setTouched] = useState({ id: false, password: false })
  const { isBusy, failure, run } = useFlow<{ text: string; detail?: string | undefined }>()
  const idRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)

  const idError = idErrorOf(id)
  const passwordError = passwordErrorOf(password)

  function submit() {
    // A password manager may have set them without an event.
    const typedId = idRef.current!.value
    const typedPassword = passwordRef.current!.value
    const username = cleaned(typedId)
    setId(typedId)
    setPassword(typedPassword)
    setTouched({ id: true, password: true })
    if (idErrorOf(typedId)) return idRef.current?.focus()
    if (passwordErrorOf(typedPassword)) return passwordRef.current?.focus()
    return run({
      work: () => signIn(username, typedPassword),
      toFailure: async (error) => {
        if (error instanceof ApiError) return { text: error.message, detail: error.detail }
        const { text, isUnconfirmed, step } = await identityFailure(error, 'sign-in')
        if (step) onStep(username, step)
        else if (isUnconfirmed) onUnconfirmed(username)
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
          onIdChange?.(cleaned(value))
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
        autoFocus={first !== undefined}
        // Otherwise a dialog focuses its first field, and the blur would mark this one as touched.
        data-autofocus={first !== undefined || undefined}
        onChange={(event) => setPassword(event.currentTarget.value)}
        onBlur={() => setTouched((was) => ({ ...was, password: true }))}
        error={touched.password && passwordError}
      />
      {children}
    </AuthForm>
  )
}
