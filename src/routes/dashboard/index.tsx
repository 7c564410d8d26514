import { createFileRoute, redirect } from '@tanstack/react-router'

/** No corporate is named: home has them all (document 1 §2). */
export const Route = createFileRoute('/dashboard/')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})
