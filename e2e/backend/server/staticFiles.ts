import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { BadSetting, contentSecurityPolicy, policyOfFile } from '../../../deploy/policy.mjs'
import { isVacancyPage, makeVacancyPages } from '../../../server/vacancyPages'
import type { Backend } from '../backend'
import { DEFAULT_WORLD, sessionOf } from '../engine/worlds'

type App = Hono<{ Bindings: HttpBindings }>
type Ctx = Context<{ Bindings: HttpBindings }>

/** Folders of files and the files beside index.html; every other path is a screen, since an id may have a dot in it. */
const isFile = (path: string): boolean => /^\/(assets|landing)\/|^\/[^/]+\.[^/]+$/.test(path)
/** A screen is refused only to who accepts something else alone; previews of links send any type, or none. */
const acceptsPage = (accept = ''): boolean => accept === '' || /text\/(html|\*)|\*\/\*/.test(accept)

const isHashed = (path: string): boolean => path.startsWith('/assets/')
/** Hashed files are immutable; everything else is revalidated. */
const cachingOf = (path: string): string => (isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache')

/** The policy for the current settings: config.json may be edited while the server runs. A wrong one allows nothing more. */
function policyFor(dist: string): string {
  try {
    return policyOfFile(join(dist, 'config.json'))
  } catch (error) {
    if (error instanceof BadSetting) return contentSecurityPolicy({ imageOrigins: [] })
    throw error
  }
}

/** The pages of vacancies, by the handler that production uses, with what the own backend answers to a visitor. */
function ownVacancyPages(dist: string, backend: Pick<Backend, 'answer'>) {
  const file = (name: string) => readFileSync(join(dist, name), 'utf8')
  return makeVacancyPages({
    plainPage: async () =>
      new Response(file('index.html'), { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    productName: () => (JSON.parse(file('config.json')) as { productName?: string }).productName ?? 'Klob',
    apiUrl: '',
    send: (call) => backend.answer(call, new URL(call.url).origin),
  })
}

/** What a built console is served with. */
type ConsoleOptions = { dist: string; backend: Pick<Backend, 'answer'>; ownOrigin: (c: Ctx) => string | undefined }

/** Serves a built console: its files, and index.html for the paths of screens. */
export function serveConsole(app: App, { dist, backend, ownOrigin }: ConsoleOptions): void {
  const vacancyPages = ownVacancyPages(dist, backend)
  app.use(async (c, next) => {
    const policy = policyFor(dist)
    await next()
    c.header('content-security-policy', policy)
    c.header('cache-control', c.res.ok || c.res.status === 304 ? cachingOf(c.req.path) : 'no-store')
    c.header('vary', isFile(c.req.path) ? 'Accept-Encoding' : 'Accept, Accept-Encoding')
  })
  // The calls and faults of a test's world are its own: its pages are plain, and nothing asks beside them.
  const isShared = ({ req }: Ctx) =>
    isVacancyPage(req.path) && acceptsPage(req.header('accept')) && sessionOf(req.raw) === DEFAULT_WORLD
  app.get('*', (c, next) => (isShared(c) ? compress()(c, next) : next()))
  app.get('*', (c, next) =>
    isShared(c) ? vacancyPages(new Request(new URL(c.req.path + new URL(c.req.url).search, ownOrigin(c)))) : next(),
  )
  const tag = etag()
  app.get('*', (c, next) => (isHashed(c.req.path) ? next() : tag(c, next)))
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
