import { createFileRoute } from '@tanstack/react-router'
import { ForgotId } from '~/features/session/ForgotId'
import { nextSearch } from '~/lib/url/urls'

export const Route = createFileRoute('/forgot-id')({
  validateSearch: nextSearch,
  component: function ForgotIdPage() {
    return <ForgotId next={Route.useSearch().next} />
  },
  staticData: { title: 'Lupa KLOB ID' },
})
