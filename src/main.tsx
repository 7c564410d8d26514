import './ui/styles.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { type Config, loadConfig } from '~/api/config'
import { session } from '~/api/session'
import { NoAccessError } from '~/features/shell/access'
import { makeRouter } from './router'
import { printLight } from './ui/printLight'
import { StartFailure } from './ui/StartFailure'
import { cssVariables, theme } from './ui/theme'

const root = createRoot(document.getElementById('root')!, {
  // A panel says it; nothing has gone wrong that a log should tell.
  onCaughtError: (error) => void (error instanceof NoAccessError || console.error(error)),
})

function start(config: Config) {
  printLight()
  document.title = config.productName
  const { router, queryClient } = makeRouter()
  if (session.username() !== undefined) {
    // The screen's code comes beside the account that it waits for, not after it.
    void import('~/api/account')
    for (const { routeId } of router.matchRoutes(router.latestLocation))
      void router.loadRouteChunk(router.routesById[routeId as keyof typeof router.routesById])
  }
  root.render(
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  )
}

loadConfig().then(start, (error: unknown) =>
  root.render(<StartFailure reason={error instanceof Error ? error.message : String(error)} />),
)
