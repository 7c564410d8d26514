import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { contentSecurityPolicy } from './securityHeaders'

/** Hashed files are immutable; everything else is revalidated. */
const cachingOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/** The policy for the current settings: config.json may be edited while the server runs. */
async function policyFor(dist: string): Promise<string> {
  try {
    return contentSecurityPolicy(JSON.parse(await readFile(join(dist, 'config.json'), 'utf8')))
  } catch {
    return contentSecurityPolicy(undefined)
  }
}

/** Serves a built console: its files, and index.html for navigations. */
export function serveConsole(app: Hono<{ Bindings: HttpBindings }>, dist: string): void {
  app.use(async (c, next) => {
    const policy = await policyFor(dist)
    await next()
    c.header('content-security-policy', policy)
    if (!c.res.ok) return
    c.header('cache-control', cachingOf(c.req.path))
    if (!c.res.headers.has('vary')) c.header('vary', 'Accept-Encoding')
  })
  // Never from a compressed copy, so that an edit after the build counts.
  app.use('/config.json', serveStatic({ root: dist }))
  app.use(serveStatic({ root: dist, precompressed: true }))
  app.get('*', (c, next) => {
    // Ids may contain a dot, so an extension does not make an address a file; a missing asset is 404.
    const isPage = (c.req.header('accept') ?? '').includes('text/html') && !c.req.path.startsWith('/assets/')
    return isPage ? serveStatic({ root: dist, path: 'index.html', precompressed: true })(c, next) : next()
  })
  app.notFound((c) => c.text('Not found\n', 404))
}
