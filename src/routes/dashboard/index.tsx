import { createFileRoute, redirect } from '@tanstack/react-router'

/** Without a corporate: redirects to the chooser at home (document 1 §2). */
export const Route = createFileRoute('/dashboard/')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})
