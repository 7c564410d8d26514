import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { Root } from '~/features/shell/Root'

type Context = {
  queryClient: QueryClient
  /** Loads the code of screens early; the router itself does so only once their rights are known. */
  loadCode: (matches: readonly { routeId: string }[]) => void
}
export const Route = createRootRouteWithContext<Context>()({ component: Root })
