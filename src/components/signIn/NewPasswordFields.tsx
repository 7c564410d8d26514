import type { Ref } from 'react'
import { PasswordField, passwordRule } from './PasswordField'

/** Props of what a step of the sign-in asks for. */
export type StepFieldsProps = {
  username: string
  inputRef: Ref<HTMLInputElement>
  error: string | false | undefined
  onType: (text: string) => void
}

/** The step after the password of an administrator: a password of the user's own. */
export const NewPasswordFields = ({ username, inputRef, error, onType }: StepFieldsProps) => (
  <>
    <p role="status">
      Kata sandi akun <strong>{username}</strong> dibuat oleh admin. Buat kata sandi Anda sendiri untuk melanjutkan.
    </p>
    {/* Tells password managers whose password is changed. */}
    <input type="hidden" name="username" autoComplete="username" value={username} />
    <PasswordField
      ref={inputRef}
      label="Kata sandi baru"
      name="new-password"
      description={passwordRule()}
      autoComplete="new-password"
      // The form that had the focus was replaced by this one.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      onChange={(event) => onType(event.currentTarget.value)}
      error={error}
    />
  </>
)
