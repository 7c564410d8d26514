import { createFileRoute } from '@tanstack/react-router'
import { Login } from '~/features/session/Login'
import { redirectIfSignedIn } from '~/features/shell/access'
import { nextSearch } from '~/lib/url/urls'

export const Route = createFileRoute('/login')({
  validateSearch: nextSearch,
  beforeLoad: ({ search }) => redirectIfSignedIn(search.next),
  component: function LoginPage() {
    return <Login next={Route.useSearch().next} />
  },
  staticData: { title: 'Masuk' },
})
