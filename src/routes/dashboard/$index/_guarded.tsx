import { createFileRoute, Outlet } from '@tanstack/react-router'
import { GuardedError } from '~/features/shell/GuardedError'
import { requireRights } from '~/features/shell/access'

/** Rejects before any data call when the corporate's menu does not grant the screen's right (document 1 §6). */
export const Route = createFileRoute('/dashboard/$index/_guarded')({
  beforeLoad: ({ context, matches }) => {
    requireRights(
      context.corporate.menu,
      matches.map((match) => match.staticData.right).filter((right) => right !== undefined),
    )
  },
  component: Outlet,
  errorComponent: GuardedError,
})
