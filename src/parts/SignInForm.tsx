import { TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { ApiError } from '~/api/errors'
import { texts } from '~/lib/texts'
import { EntryForm } from './EntryForm'
import { identityFailure } from './identityFailure'
import { PasswordField } from './PasswordField'

type Props = {
  /** The product ID that stands there at first. */
  username?: string | undefined
  /** Whether only that person may sign in here, since their work stands in the page. */
  fixed?: boolean
  enter: (account: typeof import('~/api/account'), id: string, password: string) => Promise<unknown>
  onUnconfirmed: (username: string) => void
}
const MIN_PASSWORD = 6

/** Product ID and password (document 1 §5); errors show once a field was left or the form was sent. */
export function SignInForm({ username, fixed = false, enter, onUnconfirmed }: Props) {
  const [id, setId] = useState(username ?? '')
  const [password, setPassword] = useState('')
  const [touched, setTouched] = useState({ id: false, password: false })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const idRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)

  const idError = id.trim() === '' ? texts.signIn.id : undefined
  const passwordError =
    password === ''
      ? texts.signIn.password
      : password.length < MIN_PASSWORD
        ? `Kata sandi minimal ${MIN_PASSWORD} karakter`
        : undefined

  async function submit() {
    setTouched({ id: true, password: true })
    if (idError) return idRef.current?.focus()
    if (passwordError) return passwordRef.current?.focus()
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      // They load here, not with the page, and side by side: who only reads the form needs none of them.
      const [account] = await Promise.all([import('~/api/account'), import('~/api/identity')])
      await enter(account, id.trim(), password)
    } catch (error) {
      if (error instanceof ApiError) return setFailure(error.message)
      const { text, isUnconfirmed } = await identityFailure(error, 'sign-in')
      if (isUnconfirmed) return onUnconfirmed(id.trim())
      setFailure(text)
    } finally {
      setBusy(false)
    }
  }

  return (
    <EntryForm submit="Selanjutnya" busy={busy} failure={failure} onSubmit={() => void submit()}>
      <TextInput
        ref={idRef}
        label="KLOB ID"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={fixed}
        value={id}
        onChange={(event) => setId(event.currentTarget.value)}
        onBlur={() => setTouched((was) => ({ ...was, id: true }))}
        error={touched.id && idError}
      />
      <PasswordField
        ref={passwordRef}
        label="Kata sandi"
        name="password"
        autoComplete="current-password"
        // Who it is is known, and the form that had the focus is gone.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={username !== undefined}
        onType={setPassword}
        onBlur={() => setTouched((was) => ({ ...was, password: true }))}
        error={touched.password && passwordError}
      />
    </EntryForm>
  )
}
