import { createFileRoute } from '@tanstack/react-router'
import { Register } from '~/features/session/Register'
import { leadOn } from '~/features/shell/access'
import { nextSearch } from '~/lib/urls'

export const Route = createFileRoute('/register')({
  validateSearch: nextSearch,
  beforeLoad: ({ search }) => leadOn(search.next),
  component: Register,
  staticData: { title: 'Daftar akun' },
})
