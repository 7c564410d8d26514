import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '~/lib/searchParams'
import type { Right, VacancyFlag } from '~/lib/rights'
import { PendingScreen } from '~/ui/PendingScreen'
import { NotFound } from '~/ui/NotFound'
import { RouteError } from '~/ui/RouteError'
import { routeTree } from './routeTree.gen'

/** The router and the query cache it fills, made once per page. */
export function makeRouter() {
  const queryClient = new QueryClient({
    // The client itself tries reads again; a second layer of tries would multiply them.
    // Without a network a call fails and says so; it does not wait to be sent later, unasked.
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  const router = createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: 300,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
  })
  return { router, queryClient }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>['router']
  }
  interface StaticDataRouteOption {
    /** The screen's name, for the page title. */
    title?: string
    /** The right without which the screen is not entered. */
    right?: Right
    /** What of the job vacancy feature it needs besides. */
    flag?: VacancyFlag
  }
}
