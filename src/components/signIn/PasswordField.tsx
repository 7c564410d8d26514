import { config } from '~/api/config'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/** What a new password has to have, by the policy of the pool (setting `passwordHint`). */
export const passwordRule = (): string =>
  config().passwordHint ?? 'Minimal 8 karakter dengan huruf besar, huruf kecil, dan angka.'

type Props = Omit<PasswordInputProps, 'value' | 'onChange'> & { onType: (password: string) => void }

/** A password field. Uncontrolled: with a `value`, React would also write the password into the page's HTML. */
export function PasswordField({ onType, ...input }: Props) {
  return (
    <PasswordInput
      required
      onChange={(event) => onType(event.currentTarget.value)}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': 'Tampilkan kata sandi' }}
      {...input}
    />
  )
}
