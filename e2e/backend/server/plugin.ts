import type { Plugin } from 'vite'
import { isBackendPath } from './areas.ts'
// A type only: the program itself is loaded by the dev server, which follows its edits.
import type * as Main from './main'

/** Mounts the embedded backend in the dev server; an edit of the backend takes effect at the next call. */
export function embeddedBackend(): Plugin {
  return {
    name: 'embedded-backend',
    apply: 'serve',
    configureServer(server) {
      // Unit tests start a server too, and need no backend in it.
      if (process.env.VITEST) return
      server.middlewares.use((incoming, outgoing, next) => {
        if (!isBackendPath(incoming.url?.split('?')[0] ?? '')) return next()
        server
          .ssrLoadModule('/e2e/backend/server/main.ts')
          .then((main) => (main as typeof Main).handle(incoming, outgoing))
          .catch(next)
      })
    },
  }
}
