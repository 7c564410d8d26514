import { createFileRoute } from '@tanstack/react-router'
import { Login } from '~/features/session/Login'
import { leadOn } from '~/features/shell/access'
import type { RawSearch } from '~/lib/searchParams'

export const Route = createFileRoute('/login')({
  validateSearch: ({ next }: RawSearch): { next?: string } => ({ next: typeof next === 'string' ? next : undefined }),
  beforeLoad: ({ search }) => leadOn(search.next),
  component: Login,
  staticData: { title: 'Masuk' },
})
