import './lib/polyfills'
import './ui/styles.css'
import './ui/oldBrowser.css'
import './ui/print.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { type Config, loadConfig } from '~/api/config'
import { ApiError } from '~/api/errors'
import { accountQuery } from '~/api/identity/account'
import { session } from '~/api/identity/session'
import { NoAccessError } from '~/features/shell/access'
import { tellFailure } from '~/lib/failures'
import { makeRouter } from './router'
import { coverContent } from './ui/contentCover'
import { followTyping, ignoreComposition } from './ui/typing'
import { takeDroppedFiles } from './ui/fileDrop'
import { restrictLibraries } from './ui/html/trustedTypes'
import { buildName, dropFailedStyles, PartFailure } from './ui/part'
import { StartFailure } from './ui/states/StartFailure'
import { followPrinting } from './ui/printing'
import { cssVariables, forceLightForPrint, theme } from './ui/theme'
import { surviveTranslation } from './ui/translatedText'

restrictLibraries()
followTyping()
ignoreComposition()
surviveTranslation()

const root = createRoot(document.getElementById('root')!, {
  // A missing right, a failed call and a part that did not load are shown and not logged.
  onCaughtError: (error) => {
    if (![NoAccessError, ApiError, PartFailure].some((shown) => error instanceof shown)) {
      console.error(error)
      if (error instanceof Error) tellFailure(error)
    }
  },
})

async function start(config: Config) {
  followPrinting()
  forceLightForPrint()
  dropFailedStyles()
  coverWhenLeft()
  takeDroppedFiles()
  document.title = config.productName
  const { router, queryClient } = makeRouter()
  const { errorReportUrl } = config
  if (errorReportUrl !== undefined)
    void import('~/api/errorReports').then(({ sendErrorReports }) =>
      sendErrorReports(errorReportUrl, () => ({
        version: buildName(),
        route: router.state.matches.at(-1)?.routeId ?? '',
      })),
    )
  if (session.productId() !== undefined) {
    const matches = router.matchRoutes(router.latestLocation)
    // The account loads in parallel to the screen's code (public/head.js); public pages do not need it.
    if (matches.some(({ routeId }) => routeId === '/dashboard/$index')) void queryClient.prefetchQuery(accountQuery)
    router.options.context.loadCode(matches)
  }
  // The frame of index.html stays until the whole screen takes its place.
  if (document.documentElement.hasAttribute('data-frame')) await router.load().catch(console.error)
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

/** A page that the browser has kept and brings back is shown only to the user who left it. */
function coverWhenLeft() {
  addEventListener('pagehide', () => coverContent(true))
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (session.isOfPage()) coverContent(false)
    else if (location.pathname.startsWith('/dashboard')) location.replace('/')
    else location.reload()
  })
}

/** Without its session the page starts as a visitor's. */
async function prepare(): Promise<Config> {
  const config = await loadConfig()
  await session.resume().catch(() => {})
  return config
}

prepare().then(start, (error: unknown) =>
  root.render(<StartFailure reason={error instanceof Error ? error.message : String(error)} />),
)
