import { PasswordInput, type PasswordInputProps } from '@mantine/core'

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
