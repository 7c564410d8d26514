import { Button, PasswordInput, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { texts } from '~/lib/texts'
import classes from './SignInForm.module.css'

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

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTouched({ id: true, password: true })
    if (idError) return idRef.current?.focus()
    if (passwordError) return passwordRef.current?.focus()
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    // They load here, not with the page: who only reads the form needs none of them.
    const [account, identity, { ApiError }] = await Promise.all([
      import('~/api/account'),
      import('~/api/identity'),
      import('~/api/errors'),
    ])
    try {
      await enter(account, id.trim(), password)
    } catch (error) {
      if (identity.isUnconfirmed(error)) return onUnconfirmed(id.trim())
      setFailure(error instanceof ApiError ? error.message : identity.identityText(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
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
      <PasswordInput
        ref={passwordRef}
        label="Kata sandi"
        name="password"
        autoComplete="current-password"
        required
        // Not `value`: React would write what is typed into the page's HTML, too.
        onChange={(event) => setPassword(event.currentTarget.value)}
        onBlur={() => setTouched((was) => ({ ...was, password: true }))}
        error={touched.password && passwordError}
        visibilityToggleButtonProps={{ 'aria-label': 'Tampilkan kata sandi' }}
      />
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <Button type="submit" size="md" fullWidth loading={busy}>
        Selanjutnya
      </Button>
    </form>
  )
}
