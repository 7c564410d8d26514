import { createFileRoute } from '@tanstack/react-router'
import { ForgotPassword } from '~/features/session/ForgotPassword'
import { nextSearch } from '~/lib/url/urls'

export const Route = createFileRoute('/forgot-password')({
  validateSearch: nextSearch,
  component: ForgotPassword,
  staticData: { title: 'Lupa kata sandi' },
})
