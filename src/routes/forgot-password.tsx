import { createFileRoute } from '@tanstack/react-router'
import { ForgotPassword } from '~/features/session/ForgotPassword'

export const Route = createFileRoute('/forgot-password')({
  component: ForgotPassword,
  staticData: { title: 'Lupa kata sandi' },
})
