import { createFileRoute } from '@tanstack/react-router'
import { Register } from '~/features/session/Register'
import { leadOn } from '~/features/shell/access'
import type { RawSearch } from '~/lib/searchParams'

export const Route = createFileRoute('/register')({
  validateSearch: ({ next }: RawSearch): { next?: string } => ({ next: typeof next === 'string' ? next : undefined }),
  beforeLoad: ({ search }) => leadOn(search.next),
  component: Register,
  staticData: { title: 'Daftar akun' },
})
