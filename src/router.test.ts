// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('a loader that is under way serves another address of its route, so screens read their own address', async () => {
  const rootRoute = createRootRoute()
  const listRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/list',
    shouldReload: true,
    // As in the console, whose loaders are in files that load first.
    loader: async ({ location }) => {
      await wait(50)
      return location.search
    },
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([listRoute]),
    history: createMemoryHistory(),
    defaultStaleReloadMode: 'blocking',
  })
  router.history.subscribe(() => void router.load())
  await router.load()
  void router.preloadRoute({ to: '/list', search: { page: 1 } } as never)
  await wait(10)
  void router.navigate({ to: '/list', search: { page: 2 } } as never)
  await expect.poll(() => router.state.matches.at(-1)).toMatchObject({ search: { page: 2 }, loaderData: { page: 1 } })
})
