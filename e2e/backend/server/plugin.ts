import type { Plugin } from 'vite'
import { isBackendPath } from './areas.ts'
// Type only: the module itself is loaded by the dev server, which reloads it on edits.
import type * as Main from './main'

/** Mounts the embedded backend in the dev server; an edit of the backend takes effect at the next call. */
export function embeddedBackend(): Plugin {
  return {
    name: 'embedded-backend',
    apply: 'serve',
    configureServer(server) {
      // Vitest starts a server, too, but needs no backend in it.
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
