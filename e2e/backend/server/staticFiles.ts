import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { BadSetting, contentSecurityPolicy, policyOfFile } from '../../../deploy/policy.mjs'

/** Folders of files and the files beside index.html; every other path is a screen, since an id may have a dot in it. */
const isFile = (path: string): boolean => /^\/(assets|landing)\/|^\/[^/]+\.[^/]+$/.test(path)
/** A screen is refused only to who accepts something else alone; previews of links send any type, or none. */
const acceptsPage = (accept = ''): boolean => accept === '' || /text\/(html|\*)|\*\/\*/.test(accept)

/** Hashed files are immutable; everything else is revalidated. */
const cachingOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/** The policy for the current settings: config.json may be edited while the server runs. A wrong one allows nothing more. */
function policyFor(dist: string): string {
  try {
    return policyOfFile(join(dist, 'config.json'))
  } catch (error) {
    if (error instanceof BadSetting) return contentSecurityPolicy({ imageOrigins: [] })
    throw error
  }
}

/** Serves a built console: its files, and index.html for the paths of screens. */
export function serveConsole(app: Hono<{ Bindings: HttpBindings }>, dist: string): void {
  app.use(async (c, next) => {
    const policy = policyFor(dist)
    await next()
    c.header('content-security-policy', policy)
    c.header('cache-control', c.res.ok || c.res.status === 304 ? cachingOf(c.req.path) : 'no-store')
    c.header('vary', isFile(c.req.path) ? 'Accept-Encoding' : 'Accept, Accept-Encoding')
  })
  // Never from a compressed copy, so that an edit after the build counts.
  app.use('/config.json', serveStatic({ root: dist }))
  app.use(serveStatic({ root: dist, precompressed: true }))
  app.get('*', (c, next) =>
    isFile(c.req.path) || !acceptsPage(c.req.header('accept'))
      ? next()
      : serveStatic({ root: dist, path: 'index.html', precompressed: true })(c, next),
  )
  app.notFound((c) => c.text('Not found\n', 404))
}
