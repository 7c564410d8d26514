import { createFileRoute } from '@tanstack/react-router'
import { ForgotPassword } from '~/features/session/ForgotPassword'
import { nextSearch } from '~/lib/url/urls'

export const Route = createFileRoute('/forgot-password')({
  validateSearch: nextSearch,
  component: function ForgotPasswordPage() {
    return <ForgotPassword next={Route.useSearch().next} />
  },
  staticData: { title: 'Lupa kata sandi' },
})
