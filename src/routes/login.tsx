import { createFileRoute } from '@tanstack/react-router'
import { Login } from '~/features/session/Login'
import { leadOn } from '~/features/shell/access'
import { nextSearch } from '~/lib/urls'

export const Route = createFileRoute('/login')({
  validateSearch: nextSearch,
  beforeLoad: ({ search }) => leadOn(search.next),
  component: Login,
  staticData: { title: 'Masuk' },
})
