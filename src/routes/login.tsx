import { createFileRoute } from '@tanstack/react-router'
import { Login } from '~/features/session/Login'
import type { RawSearch } from '~/lib/searchParams'

export const Route = createFileRoute('/login')({
  validateSearch: ({ next }: RawSearch): { next?: string } => (typeof next === 'string' ? { next } : {}),
  component: Login,
  staticData: { title: 'Masuk' },
})
