import { config } from '~/api/config'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/** What a new password has to have, by the policy of the pool (setting `passwordHint`). */
export const passwordRule = (): string =>
  config().passwordHint ?? 'Minimal 8 karakter dengan huruf besar, huruf kecil, dan angka.'

/** A password field. Uncontrolled: with a `value`, React would also write the password into the page's HTML. */
export const PasswordField = (input: Omit<PasswordInputProps, 'value'>) => (
  <PasswordInput
    required
    visibilityToggleFocusable
    visibilityToggleButtonProps={{ 'aria-label': 'Tampilkan kata sandi' }}
    {...input}
  />
)
