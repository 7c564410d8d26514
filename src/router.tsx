import { notifyManager, type Query, QueryClient } from '@tanstack/react-query'
import { type AnyRouter, createRouter } from '@tanstack/react-router'
import { ApiError } from '~/api/errors'
import { session } from '~/api/identity/session'
import { followOtherTabs } from '~/api/tags/tags'
import { shortHash } from '~/lib/shortHash'
import { parseSearch, stringifySearch } from '~/lib/url/searchParams'
import type { Menu, Right, VacancyFlag } from '~/lib/rules/rights'
import { ScreenPending } from '~/features/shell/ScreenPending'
import { lazyComponent } from '~/ui/lazyComponent'
import { RouteError } from '~/ui/states/RouteError'
import { dialogs } from '~/ui/dialogs/dialogs'
import { followFirstEntry } from '~/ui/dialogs/firstEntry'
import { closeOnBack, closeTop, hasDialog } from '~/ui/dialogs/openDialogs'
import { routeTree } from './routeTree.gen'

/** Refetches what another tab has invalidated when the user returns to this one. */
const refetchOnWindowFocus = ({ state }: Query) => state.isInvalidated
const NotFound = lazyComponent(async () => (await import('~/features/shell/NotFound')).NotFound)

/** After a sign-in, repeats reads that failed with 401: a session can end before the page holds work and waits for it. */
function retryAfterSignIn(router: AnyRouter, client: QueryClient) {
  const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401
  let hasEnded = false
  session.subscribe(() => {
    const hadEnded = hasEnded
    hasEnded = session.state() === 'ended'
    if (hasEnded || !hadEnded) return
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => isUnauthorized(state.error) })
    if (router.state.matches.some(({ error }) => isUnauthorized(error))) void router.invalidate()
  })
}

/** The router and the query cache it fills, made once per page. */
export function makeRouter() {
  // In the task of an answer: by default its observers wait for a timer, and a frame without it may pass.
  notifyManager.setScheduler(queueMicrotask)
  const queryClient = new QueryClient({
    // The client itself retries reads; a second layer would multiply the attempts.
    // Without a network a call fails at once instead of being paused and sent later.
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false, networkMode: 'always', refetchOnWindowFocus },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  // Before the router listens: what it draws for an entry would count as open.
  followFirstEntry(hasDialog, closeTop)
  const router = createRouter({
    routeTree,
    context: {
      queryClient,
      entryOf: async (menu: Menu): Promise<string> =>
        (await import('~/features/shell/sections')).entrySection(router, menu),
      loadCode: (matches): void => {
        for (const { routeId } of matches)
          // The ids come from the router.
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          void router.loadRouteChunk(router.routesById[routeId as keyof typeof router.routesById])
      },
    },
    parseSearch,
    stringifySearch,
    // A loader that runs again starts its reads before the screen renders, not after.
    defaultStaleReloadMode: 'blocking',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // The query cache holds the data. A cached match retains more than data: in Chromium the reason of its aborted signal
    // retains the click that navigated away, and with it the whole previous screen.
    defaultGcTime: 0,
    defaultPreloadGcTime: 0,
    defaultPendingComponent: ScreenPending,
    defaultPendingMs: 300,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
    // The first entry of a tab has no key; its address is not stored, since filters can name people.
    getScrollRestorationKey: ({ state, href }) => state.key ?? shortHash(href),
  })
  followOtherTabs(queryClient)
  retryAfterSignIn(router, queryClient)
  // Confirmation dialogs belong to the screen that opened them.
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && dialogs.dismissQuestions())
  router.history.block({
    blockerFn: ({ action, currentLocation }) => action === 'BACK' && closeOnBack(currentLocation.state.dialog),
    enableBeforeUnload: false,
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
    /** The entry of the sidebar that a screen without one is reached from. */
    section?: string
    /** The right required to open the screen. */
    right?: Right
    /** The flag of the job vacancy feature required besides; each screen has its own (document 3 §6). */
    flag?: VacancyFlag
  }
}
