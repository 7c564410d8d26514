import { createFileRoute } from '@tanstack/react-router'
import { Register } from '~/features/session/Register'
import { redirectIfSignedIn } from '~/features/shell/access'
import { nextSearch } from '~/lib/url/urls'

export const Route = createFileRoute('/register')({
  validateSearch: nextSearch,
  beforeLoad: ({ search }) => redirectIfSignedIn(search.next),
  component: function RegisterPage() {
    return <Register next={Route.useSearch().next} />
  },
  staticData: { title: 'Daftar akun' },
})
