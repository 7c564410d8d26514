import type { Plugin } from 'vite'
import { mounted } from './mount'

/** The part of main.ts that the dev server uses. */
type Main = { backend: { answer(request: Request): Promise<Response> } }

/** Mounts the embedded backend in the dev server; an edit of the backend takes effect at the next call. */
export function embeddedBackend(): Plugin {
  return {
    name: 'embedded-backend',
    apply: 'serve',
    configureServer(server) {
      // Unit tests start a server too, and need no backend in it.
      if (process.env.VITEST) return
      server.middlewares.use((incoming, outgoing, next) => {
        if (!/^\/(rest|cognito|__mock|files)([/?]|$)/.test(incoming.url ?? '')) return next()
        server
          .ssrLoadModule('/e2e/backend/main.ts')
          .then((main) => mounted((request) => (main as Main).backend.answer(request), incoming, outgoing))
          .catch(next)
      })
    },
  }
}
