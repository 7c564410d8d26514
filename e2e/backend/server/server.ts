import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono, type Next } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { secureHeaders } from 'hono/secure-headers'
import type { Backend } from '../backend'
import { isCut, Refusal, refused } from '../engine/calls/refusal'
import { HEALTH, isBackendPath } from './areas'
import { commonHeaders, HSTS } from './securityHeaders'
import { serveConsole } from './staticFiles'

/** Maximum body size: a file of 10 MiB as base64, and the other fields. */
const MAX_BODY = 15 * 1024 * 1024

type App = Hono<{ Bindings: HttpBindings }>
type Ctx = Context<{ Bindings: HttpBindings }>
type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>

/** Whether an origin is on this machine. */
const isLocal = (origin: string): boolean =>
  URL.canParse(origin) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)

/**
 * Blocks foreign pages from the control API. Tools other than browsers send no Origin and must not be refused for it, as
 * `csrf` does.
 */
async function guardControl(c: Ctx, next: Next): Promise<Response | void> {
  const origin = c.req.header('origin')
  if (origin !== undefined && origin !== new URL(c.req.url).origin && !isLocal(origin))
    return c.json({ error: 'Pages of other origins may not control the backend.' }, 403)
  const type = c.req.header('content-type')
  if (type !== undefined && !/^application\/json\b/.test(type))
    return c.json({ error: 'The control API speaks application/json.' }, 415)
  return next()
}

/** The HTTP app around the backend; with the folder of the built console, it serves the console, too. */
function makeApp(backend: Pick<Backend, 'answer'>, dist?: string): App {
  const app: App = new Hono()
  // A backend without console is called from other origins, which also show its images.
  const headers = { ...commonHeaders, crossOriginResourcePolicy: dist ? 'same-origin' : 'cross-origin' }
  const plain = secureHeaders({ ...headers, strictTransportSecurity: false })
  const secure = secureHeaders({ ...headers, strictTransportSecurity: HSTS })
  app.use((c, next) => {
    const isSecure = (c.req.header('x-forwarded-proto') ?? new URL(c.req.url).protocol).startsWith('https')
    return (isSecure ? secure : plain)(c, next)
  })
  if (!dist)
    app.use(
      cors({
        origin: (origin) => (isLocal(origin) ? origin : null),
        credentials: true,
        allowMethods: ['GET', 'POST', 'DELETE'],
        exposeHeaders: ['date'],
        maxAge: 600,
      }),
    )
  app.use(bodyLimit({ maxSize: MAX_BODY, onError: () => refused(new Refusal(413)) }))
  app.get(HEALTH, (c) => c.text('ok\n', 200, { 'cache-control': 'no-store' }))
  app.use('/__mock/*', guardControl)
  app.use(async (c, next) => {
    if (dist && !isBackendPath(c.req.path)) return next()
    const answer = await backend.answer(c.req.raw)
    if (!isCut(answer)) return answer
    c.env.incoming.socket.destroy()
    return RESPONSE_ALREADY_SENT
  })
  if (dist) serveConsole(app, dist)
  return app
}

const listenerOf = (app: App): Listener => getRequestListener(app.fetch)

/** Serves the console, built in `dist`, and its backend on one origin; without `dist` the backend only. */
export function makeServer(backend: Pick<Backend, 'answer'>, dist: string | undefined): Server {
  const listener = listenerOf(makeApp(backend, dist))
  // Closing an idle connection races with its next use; browsers keep connections idle longer than Node's 5 s.
  return createServer({ keepAliveTimeout: 120_000 }, (incoming, outgoing) => void listener(incoming, outgoing))
}

/** A request listener for servers with their own files, such as the dev server. */
export const makeListener = (backend: Pick<Backend, 'answer'>): Listener => listenerOf(makeApp(backend))
