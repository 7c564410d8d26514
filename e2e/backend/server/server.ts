import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { secureHeaders } from 'hono/secure-headers'
import type { Backend } from '../backend'
import { isCut, Refusal, refused } from '../engine/calls/refusal'
import { HEALTH, isBackendPath } from './areas'
import { guardControl, isLocal } from './controlGuard'
import { type OriginOf, ownOrigins } from './hosts'
import { serveConsole } from './staticFiles'

/** Maximum body size: a file of 10 MiB as base64, and the other fields. */
const MAX_BODY = 15 * 1024 * 1024

/** For https: a year, without subdomains, which are not under this project's control. */
const HSTS = 'max-age=31536000'
/** Headers of every answer besides the policy. An address holds what was searched: other sites get the origin alone. */
const commonHeaders = {
  referrerPolicy: 'strict-origin',
  crossOriginOpenerPolicy: 'same-origin',
  permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
}
/** The main site's map and player, which the console frames. */
const FRAMED = /^\/situs\/(peta|pemutar)\b/

type App = Hono<{ Bindings: HttpBindings }>
type Ctx = Context<{ Bindings: HttpBindings }>
type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>

/** How the server is reached, and what it serves. */
export type ServerOptions = {
  /** The folder of the built console; without it the backend only. */
  dist?: string | undefined
  /** The own origin that a Host header names; by default that of the request, for servers that check it themselves. */
  originOf?: OriginOf | undefined
  /** The key of the control API, where other machines may call it. */
  controlKey?: string | undefined
}

/** The HTTP app around the backend; with the folder of the built console, it serves the console, too. */
function makeApp(backend: Pick<Backend, 'answer'>, { dist, originOf, controlKey }: ServerOptions): App {
  const ownOrigin = ({ req, env }: Ctx) =>
    originOf ? originOf(req.header('host'), env.incoming.socket.localPort!) : new URL(req.url).origin
  const app: App = new Hono()
  // A backend without console is called from other origins, which also show its images.
  const headers = { ...commonHeaders, crossOriginResourcePolicy: dist ? 'same-origin' : 'cross-origin' }
  app.use((c, next) => {
    const isSecure = (c.req.header('x-forwarded-proto') ?? new URL(c.req.url).protocol).startsWith('https')
    return secureHeaders({
      ...headers,
      strictTransportSecurity: isSecure && HSTS,
      xFrameOptions: FRAMED.test(c.req.path) ? 'SAMEORIGIN' : 'DENY',
    })(c, next)
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
  // Thousands of vacancies are megabytes of JSON. Files are packed when they are built.
  app.use('/rest/*', compress())
  app.use('/__mock/*', guardControl(ownOrigin, controlKey))
  app.use(async (c, next) => {
    if (dist && !isBackendPath(c.req.path)) return next()
    const answer = await backend.answer(c.req.raw, ownOrigin(c))
    if (!isCut(answer)) return answer
    c.env.incoming.socket.destroy()
    return RESPONSE_ALREADY_SENT
  })
  if (dist) serveConsole(app, { dist, backend, ownOrigin })
  return app
}

const listenerOf = (app: App): Listener => getRequestListener(app.fetch)

/** The host that a request names; none where its target has another one, as requests to proxies do. */
const hostNamedBy = ({ url, headers }: IncomingMessage): string | undefined =>
  url?.startsWith('/') ? headers.host : undefined

/** Refuses a foreign Host before anything of the request is read. */
function misdirected(outgoing: ServerResponse): void {
  outgoing.writeHead(421, { 'content-type': 'text/plain', 'cache-control': 'no-store', connection: 'close' })
  outgoing.end('This server has another name: start it with --origin and the address that you use.\n')
}

/** Serves the console and its backend on one origin, or the backend only. */
export function makeServer(
  backend: Pick<Backend, 'answer'>,
  { originOf = ownOrigins('127.0.0.1', []), ...options }: ServerOptions,
): Server {
  const listener = listenerOf(makeApp(backend, { ...options, originOf }))
  // Closing an idle connection races with its next use; browsers keep connections idle longer than Node's 5 s.
  return createServer({ keepAliveTimeout: 120_000 }, (incoming, outgoing) =>
    originOf(hostNamedBy(incoming), incoming.socket.localPort!)
      ? void listener(incoming, outgoing)
      : misdirected(outgoing),
  )
}

/** A request listener for servers with their own files and check of Host, such as the dev server. */
export const makeListener = (backend: Pick<Backend, 'answer'>): Listener => listenerOf(makeApp(backend, {}))
