import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { contentSecurityPolicy } from './securityHeaders'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
}
const packed = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

const isFile = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isFile()
  } catch {
    return false
  }
}

/** The file that a path names below the root; undefined for what would leave the root or cannot be read as a path. */
function below(root: string, pathname: string): string | undefined {
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  if (path.includes('\0') || path.includes('\\')) return undefined
  const file = join(root, path)
  return file.startsWith(root + sep) ? file : undefined
}

/** Names with a hash in them never change; everything else is asked for again. */
const cachingOf = (pathname: string): string =>
  pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

const accepts = (request: Request, encoding: string): boolean =>
  (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .some((offer) => offer.trim().split(';')[0] === encoding && !/;\s*q=0(\.0*)?\s*$/.test(offer))

async function sent(request: Request, file: string, pathname: string, policy: string): Promise<Response> {
  const headers = new Headers({
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': cachingOf(pathname),
    'content-security-policy': policy,
    vary: 'accept-encoding',
  })
  let chosen = file
  for (const [encoding, ending] of packed) {
    if (!accepts(request, encoding) || !(await isFile(file + ending))) continue
    chosen = file + ending
    headers.set('content-encoding', encoding)
    break
  }
  headers.set('content-length', String((await stat(chosen)).size))
  if (request.method === 'HEAD') return new Response(null, { headers })
  return new Response(Readable.toWeb(createReadStream(chosen)) as ReadableStream, { headers })
}

/** A page that a person went to, as opposed to a file that a page asked for; the root is one for whoever asks. */
const isNavigation = (request: Request, pathname: string): boolean =>
  pathname === '/' || (extname(pathname) === '' && (request.headers.get('accept') ?? '').includes('text/html'))

const notFound = (policy: string): Response =>
  new Response('Not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'content-security-policy': policy },
  })

/** Serves a built console from a folder: its files, and index.html for every address that a person goes to. */
export function staticFiles(root: string): (request: Request) => Promise<Response> {
  // Read each time: who edits config.json of a running server expects it to count.
  const policyNow = async (): Promise<string> => {
    try {
      return contentSecurityPolicy(JSON.parse(await readFile(join(root, 'config.json'), 'utf8')))
    } catch {
      return contentSecurityPolicy(undefined)
    }
  }
  return async (request) => {
    const policy = await policyNow()
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(policy)
    const { pathname } = new URL(request.url)
    const file = below(root, pathname)
    if (file && (await isFile(file))) return sent(request, file, pathname, policy)
    const index = join(root, 'index.html')
    if (isNavigation(request, pathname) && (await isFile(index))) return sent(request, index, '/index.html', policy)
    return notFound(policy)
  }
}
