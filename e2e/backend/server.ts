import { createServer, type Server } from 'node:http'
import { resolve } from 'node:path'
import { isBackendPath } from './areas'
import { makeBackend } from './backend'
import { crossOrigin } from './crossOrigin'
import type { Flags } from './flags'
import { mounted } from './mount'
import { commonHeaders } from './securityHeaders'
import { staticFiles } from './staticFiles'

/** The console and its backend on one origin, or the backend alone. */
export function makeServer(flags: Omit<Flags, 'port'>, dist = resolve('dist')): Server {
  const { backendOnly, ...options } = flags
  const backend = makeBackend(options)
  const files = staticFiles(dist)
  const answer = backendOnly
    ? crossOrigin(backend.answer)
    : (request: Request) => (isBackendPath(new URL(request.url).pathname) ? backend.answer(request) : files(request))
  // A connection that is closed while it rests may be used at that very moment; browsers rest longer than Node's 5 s.
  return createServer({ keepAliveTimeout: 120_000 }, (incoming, outgoing) => {
    for (const [name, value] of Object.entries(commonHeaders)) outgoing.setHeader(name, value)
    void mounted(answer, incoming, outgoing)
  })
}
