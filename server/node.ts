import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { isVacancyPage, makeVacancyPages } from './vacancyPages'

// The program beside a web server that passes /vacancy and /preview to it: ROOT is the folder of the built console with its
// config.json, PREVIEW where it listens, as in the web server's template, ORIGIN the site's public origin, API_URL the base
// backend where this machine reaches it by another address than browsers do.

const { ROOT = 'dist', PREVIEW = '127.0.0.1:8081', ORIGIN, API_URL } = process.env
const listening = new URL(`http://${PREVIEW}`)
const settings = z
  .looseObject({ productName: z.string(), baseApiUrl: z.string() })
  .parse(JSON.parse(readFileSync(join(ROOT, 'config.json'), 'utf8')))
const apiUrl = API_URL ?? settings.baseApiUrl
if (!/^https?:\/\//.test(apiUrl)) {
  console.error('The base backend is a path of this site: API_URL must say where this program reaches it.')
  // EX_CONFIG: another start would not help.
  process.exit(78)
}

/** Read again after a second: a new build may have been put there meanwhile. */
const PAGE_MS = 1000
let page = { until: 0, html: Promise.resolve('') }
const readPage = () => {
  if (page.until < Date.now()) page = { until: Date.now() + PAGE_MS, html: readFile(join(ROOT, 'index.html'), 'utf8') }
  return page.html
}
const pages = makeVacancyPages({
  plainPage: async () => new Response(await readPage(), { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  productName: () => settings.productName,
  apiUrl: apiUrl.replace(/\/$/, ''),
  origin: ORIGIN,
})

async function answer(path: string, host: string, scheme: string): Promise<Response> {
  const url = URL.canParse(path, `${scheme}://${host}`) ? new URL(path, `${scheme}://${host}`) : undefined
  return url && isVacancyPage(url.pathname) ? pages(new Request(url)) : new Response('Not found\n', { status: 404 })
}

createServer((incoming, outgoing) => {
  const scheme = String(incoming.headers['x-forwarded-proto'] ?? '').startsWith('https') ? 'https' : 'http'
  const send = async () => {
    const response = await answer(incoming.url ?? '/', incoming.headers.host ?? 'localhost', scheme)
    const body = Buffer.from(await response.arrayBuffer())
    outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'content-length': body.length })
    outgoing.end(incoming.method === 'HEAD' ? undefined : body)
  }
  // The web server then sends the plain page.
  send().catch((error: unknown) => {
    console.error(error instanceof Error ? error.name : 'The page failed.')
    outgoing.writeHead(502).end()
  })
}).listen(Number(listening.port), listening.hostname)
