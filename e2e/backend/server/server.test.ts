import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBackend } from '../backend'
import { makeServer } from './server'

const folder = mkdtempSync(join(tmpdir(), 'console-'))
const dist = join(folder, 'dist')
/** Without a title, so that there is no place for a vacancy's metadata. */
const PAGE = '<!doctype html>console'
const options = { population: 6, vacancies: 9, latency: 0 }
const servers: Server[] = []
let port = 0
let backendPort = 0

const listen = (server: Server): Promise<number> =>
  new Promise((done) => {
    servers.push(server)
    server.listen(0, () => done((server.address() as AddressInfo).port))
  })

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(dist, 'index.html'), PAGE)
  writeFileSync(join(dist, 'config.json'), JSON.stringify({ serviceUrl: 'https://service.example/api' }))
  writeFileSync(join(dist, 'config.json.br'), 'old')
  writeFileSync(join(dist, 'config.json.gz'), 'old')
  writeFileSync(join(dist, 'assets/app-1a2b.js'), 'let plain')
  writeFileSync(join(dist, 'assets/app-1a2b.js.gz'), gzipSync('let packed'))
  port = await listen(makeServer(makeBackend(options), { dist }))
  backendPort = await listen(makeServer(makeBackend(options), {}))
})
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(folder, { recursive: true })
})

type Got = { status: number; headers: IncomingHttpHeaders; body: string }
const control = (command: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}/__mock/${command}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
/** Sends the path as is; fetch and browsers would normalize it. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET', at = port): Promise<Got> =>
  new Promise((done, failed) => {
    const call = request({ port: at, path, headers, method }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (text) => (body += text))
      answer.on('end', () => done({ status: answer.statusCode!, headers: answer.headers, body }))
    })
    call.on('error', failed).end()
  })
const page = { accept: 'text/html,application/xhtml+xml' }

const screenPaths = ['/', '/dashboard/0?page=2', '/login', '/vacancy?id=1', '/dashboard/0/ats/VAC-1.STG-2/USR.1']
test('the path of a screen gets the console, not cached', async () => {
  for (const path of [...screenPaths, '/index.html']) {
    const { status, headers, body } = await get(path, page)
    expect([path, status, body]).toEqual([path, 200, PAGE])
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
  }
})
test.each(['/dashboard/0', '/config.json'])('%s is not sent again to who has it', async (path) => {
  const { headers } = await get(path, page)
  const again = await get(path, { ...page, 'if-none-match': String(headers['etag']) })
  expect([again.status, again.body, again.headers['cache-control']]).toEqual([304, '', 'no-cache'])
})
test.each<Record<string, string>>([{}, { accept: '*/*' }, { accept: 'image/webp,*/*;q=0.8' }, { accept: 'text/*' }])(
  'the path of a screen gets the console with %j, as previews of links send',
  async (accept) => {
    for (const path of screenPaths) {
      const { status, headers, body } = await get(path, accept)
      expect([path, status, body]).toEqual([path, 200, PAGE])
      if (path !== '/') expect(headers['vary'], path).toBe('Accept, Accept-Encoding')
    }
  },
)
test('errors are stored by no cache: a missing file, a screen for who accepts something else alone, a POST', async () => {
  const none = { status: 404, headers: { 'cache-control': 'no-store' } }
  for (const path of ['/assets/gone.js', '/landing/gone.svg', '/favicon.ico', '/robots.txt'])
    expect(await get(path, page), path).toMatchObject(none)
  expect(await get('/vacancy', { accept: 'image/webp' })).toMatchObject({
    status: 404,
    headers: { 'cache-control': 'no-store', vary: 'Accept, Accept-Encoding' },
  })
  expect(await get('/dashboard/0', page, 'POST')).toMatchObject(none)
})
test('hashed files are immutable, and compressed if accepted', async () => {
  const plain = await get('/assets/app-1a2b.js')
  expect(plain.body).toBe('let plain')
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  })
  const packed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br, gzip' })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(
    (await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding'],
  ).toBeUndefined()
  expect((await get('/config.json')).headers['cache-control']).toBe('no-cache')
})
test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
])('%s does not leave the folder', async (path) => {
  const { status, body } = await get(path)
  expect([`404 Not found\n`, `200 ${PAGE}`]).toContain(`${status} ${body}`)
})
test('a malformed path is a screen that nobody knows, and a path with two slashes does not name another host', async () => {
  for (const path of ['/%E0%A4%A', '/%00']) expect((await get(path)).body, path).toBe(PAGE)
  expect((await get('//evil.example/rest', page)).body).toBe(PAGE)
})
test('an unknown method is 404', async () => {
  for (const path of ['/', '/rest/masterdata/msn01/findAll']) expect((await get(path, page, 'TRACE')).status).toBe(404)
})
test('every page has a policy that allows connections only to the origins of config.json', async () => {
  const { headers } = await get('/', page)
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("connect-src 'self' https://service.example")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'x-frame-options': 'DENY',
  })
})
test('no page is framed but the map and the player of the main site', async () => {
  for (const path of ['/', '/situs/tests', '/__mock/', '/files/logo/COR0001.svg'])
    expect((await get(path, page)).headers['x-frame-options'], path).toBe('DENY')
  for (const path of ['/situs/peta?place=1', '/situs/pemutar/a'])
    expect((await get(path, page)).headers['x-frame-options'], path).toBe('SAMEORIGIN')
})
test('every answer is isolated from other origins, and has HSTS over https', async () => {
  for (const path of ['/', '/rest/masterdata/msn01/findAll', '/assets/app-1a2b.js', '/assets/gone.js', '/__mock/'])
    expect((await get(path, page)).headers).toMatchObject({
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    })
  expect((await get('/', page)).headers['strict-transport-security']).toBeUndefined()
  const { headers } = await get('/', { ...page, 'x-forwarded-proto': 'https' })
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
})
test('config.json is never served from a compressed copy, so that later edits count', async () => {
  const { headers, body } = await get('/config.json', { 'accept-encoding': 'br, gzip' })
  expect(headers['content-encoding']).toBeUndefined()
  expect(JSON.parse(body)).toEqual({ serviceUrl: 'https://service.example/api' })
})
test('answers of the backend are compressed', async () => {
  const { headers } = await get('/rest/masterdata/category/findAll', { 'accept-encoding': 'gzip' })
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'application/json' })
})
test('the health address answers without a session', async () => {
  for (const at of [port, backendPort])
    expect(await get('/healthz', {}, 'GET', at)).toMatchObject({ status: 200, body: 'ok\n' })
})
test('refuses a body above 15 MB before reading it', async () => {
  const path = '/rest/post/login/onsuccess'
  const length = String(15 * 1024 * 1024 + 1)
  const refusal = await new Promise<number | undefined>((done, failed) => {
    const call = request({ port, path, method: 'POST', headers: { 'content-length': length } }, (answer) => {
      done(answer.statusCode)
      call.destroy()
    })
    // Sends the headers only.
    call.on('error', failed).flushHeaders()
  })
  expect(refusal).toBe(413)
})
test('answers a call without a length, with and without a body', async () => {
  const path = '/rest/console/chat/scheduling/off/delete/CHO-0001'
  expect((await get(path, {}, 'DELETE')).status).toBe(401)
  const chunked = await fetch(`http://127.0.0.1:${port}/rest/post/login/onsuccess`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Blob(['{"userId":"budi.santoso"}']).stream(),
    duplex: 'half',
  } as RequestInit)
  expect(chunked.status).toBe(401)
})
test('the control API refuses foreign pages and forms', async () => {
  expect((await control('reset', {})).status).toBe(200)
  expect((await control('reset', {}, { origin: `http://127.0.0.1:${port}` })).status).toBe(200)
  expect((await control('reset', {}, { origin: 'http://localhost:5173' })).status).toBe(200)
  expect((await control('reset', {}, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await control('reset', {}, { origin: 'null' })).status).toBe(403)
  expect((await control('reset', {}, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await get('/__mock/reset', {}, 'POST')).status).toBe(200)
})
test('the page of a vacancy has its metadata, but in a world of a test, whose calls are its own', async () => {
  const other = join(folder, 'other')
  mkdirSync(other)
  writeFileSync(join(other, 'index.html'), '<title>Klob</title>')
  writeFileSync(join(other, 'config.json'), JSON.stringify({ productName: 'Karier' }))
  const at = await listen(makeServer(makeBackend(options), { dist: other }))
  const path = '/vacancy?id=VAC-AKTIF-01&corporateId=COR0001'
  const { body, headers } = await get(path, { accept: '*/*' }, 'GET', at)
  expect(body).toMatch(/<title>Software Engineer - .* · Karier<\/title>/)
  expect(body).toContain(`content="http://localhost:${at}/vacancy?`)
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-security-policy': expect.any(String) })
  expect((await get(path, { cookie: 'mock-session=one' }, 'GET', at)).body).toBe('<title>Klob</title>')
})
test('the backend answers on the same origin', async () => {
  const { status, headers } = await get('/rest/masterdata/msn01/findAll')
  expect([status, headers['x-content-type-options']]).toEqual([401, 'nosniff'])
  expect((await get('/files/logo/COR0001.svg')).headers['x-content-type-options']).toBe('nosniff')
})
test('a cut connection closes the socket', async () => {
  const order = { endpoint: 'listSpecialNeeds', kind: 'cut' }
  await control('faults', order)
  await expect(get('/rest/masterdata/msn01/findAll')).rejects.toMatchObject({ code: 'ECONNRESET' })
  expect((await get('/rest/masterdata/msn01/findAll')).status).toBe(401)
})
test('a backend without console serves no files, and allows pages of this machine to call it', async () => {
  expect((await get('/', page, 'GET', backendPort)).status).toBe(404)
  const asksFirst = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' }
  const local = { origin: 'http://localhost:5173' }
  const path = '/rest/masterdata/msn01/findAll'
  expect(await get(path, { ...local, ...asksFirst }, 'OPTIONS', backendPort)).toMatchObject({
    status: 204,
    headers: { 'access-control-allow-origin': local.origin, 'access-control-allow-headers': 'authorization' },
  })
  expect((await get(path, local, 'GET', backendPort)).headers['access-control-allow-origin']).toBe(local.origin)
  const foreign = await get(path, { origin: 'https://evil.example' }, 'GET', backendPort)
  expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
})
