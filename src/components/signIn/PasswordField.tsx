import { PasswordInput, type PasswordInputProps } from '@mantine/core'

type Props = Omit<PasswordInputProps, 'value' | 'onChange'> & { onType: (password: string) => void }

/** A password. It takes no `value`: React would write what is typed into the page's HTML, too. */
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
