import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import type { EntryContext } from '~/features/shell/access'
import { Root } from '~/features/shell/Root'

type Context = {
  queryClient: QueryClient
  /** The screen at which a corporate with a menu is entered. */
  entryOf: EntryContext['entryOf']
  /** Loads the code of screens early; the router itself does so only once their rights are known. */
  loadCode: (matches: readonly { routeId: string }[]) => void
}
export const Route = createRootRouteWithContext<Context>()({ component: Root })
