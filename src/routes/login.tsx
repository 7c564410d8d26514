import { createFileRoute } from '@tanstack/react-router'
import { Login } from '~/features/session/Login'
import { redirectIfSignedIn } from '~/features/shell/access'
import { signInSearch } from '~/lib/url/urls'

export const Route = createFileRoute('/login')({
  validateSearch: signInSearch,
  beforeLoad: ({ search }) => redirectIfSignedIn(search.next),
  component: function LoginPage() {
    return <Login {...Route.useSearch()} />
  },
  staticData: { title: 'Masuk' },
})
