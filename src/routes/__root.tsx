import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { Root } from '~/features/shell/Root'

type Context = {
  queryClient: QueryClient
  /** Asks for the code of screens, which the router itself does only when their rights are known. */
  loadCode: (matches: readonly { routeId: string }[]) => void
}
export const Route = createRootRouteWithContext<Context>()({ component: Root })
