// Serves a build like a production host: HTTP/2, compressed once, in memory, with calls proxied.
import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { createSecureServer } from 'node:http2'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, createGzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
}
const COMPRESSED = new Set(['html', 'js', 'css', 'json', 'svg'])

/** A certificate for localhost that only this run trusts; `pin` is for Chromium's flag. */
export function createCertificate() {
  const args =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout - -out -'
  const pem = execFileSync('openssl', args.split(' '), { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const [key, cert] = [
    /-----BEGIN PRIVATE KEY[^]+?END PRIVATE KEY-----/,
    /-----BEGIN CERT[^]+?END CERTIFICATE-----/,
  ].map((part) => part.exec(pem)[0])
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, pin: createHash('sha256').update(publicKey).digest('base64') }
}

async function filesOf(root) {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(map|br|gz)$/.test(file.name))
    .map((file) => join(file.parentPath ?? file.path, file.name))
  const files = await Promise.all(
    names.map(async (name) => {
      const ending = extname(name).slice(1)
      const raw = readFileSync(name)
      const isCompressed = COMPRESSED.has(ending) && raw.length > 512
      const body = isCompressed ? await brotli(raw, QUALITY) : raw
      return [`/${relative(root, name)}`, { ending, body, isCompressed }]
    }),
  )
  return new Map(files)
}

/** Proxies a call and compresses its answer, which neither backend does. */
function pass(request, response, target) {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && name !== 'host'),
  )
  const upstream = httpRequest(new URL(request.url, target), { method: request.method, headers }, (from) => {
    const { connection: _c, 'keep-alive': _k, 'transfer-encoding': _t, ...kept } = from.headers
    if (kept['content-encoding'] || !/json|text/.test(kept['content-type'] ?? '')) {
      response.writeHead(from.statusCode, kept)
      from.pipe(response)
      return
    }
    const { 'content-length': _l, ...rest } = kept
    response.writeHead(from.statusCode, { ...rest, 'content-encoding': 'gzip' })
    from.pipe(createGzip({ level: 4 })).pipe(response)
  })
  upstream.on('error', (error) => response.writeHead(502).end(String(error)))
  request.pipe(upstream)
}

/** Serves a folder; paths with a prefix in `calls` go to `backend`, other addresses of the app get its index. */
export async function serveFolder({ folder, calls, backend }, { key, cert }) {
  const files = await filesOf(folder)
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost')
    if (calls.some((prefix) => pathname.startsWith(prefix))) return pass(request, response, backend)
    const file = files.get(pathname) ?? (extname(pathname) ? undefined : files.get('/index.html'))
    if (!file) return response.writeHead(404).end()
    const { ending, body, isCompressed } = file
    response.writeHead(200, {
      'content-type': TYPES[ending] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': ending === 'html' ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(isCompressed ? { 'content-encoding': 'br' } : {}),
    })
    return response.end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `https://localhost:${server.address().port}`, close: () => server.close() }
}
