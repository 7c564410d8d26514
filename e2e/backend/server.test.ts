import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeServer } from './server'

const folder = mkdtempSync(join(tmpdir(), 'console-'))
const dist = join(folder, 'dist')
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
  writeFileSync(join(dist, 'index.html'), '<!doctype html>console')
  writeFileSync(join(dist, 'config.json'), JSON.stringify({ serviceUrl: 'https://service.example/api' }))
  writeFileSync(join(dist, 'assets/app-1a2b.js'), 'let plain')
  writeFileSync(join(dist, 'assets/app-1a2b.js.gz'), gzipSync('let packed'))
  port = await listen(makeServer({ ...options, backendOnly: false, checkAnswers: true }, dist))
  backendPort = await listen(makeServer({ ...options, backendOnly: true, checkAnswers: true }, dist))
})
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(folder, { recursive: true })
})

type Got = { status: number; headers: IncomingHttpHeaders; body: string }
/** Sent without a browser's or fetch's tidying of paths. */
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

test('an address that a person goes to is the console, never stored', async () => {
  for (const path of ['/', '/dashboard/0?page=2', '/login', '/index.html']) {
    const { status, headers, body } = await get(path, page)
    expect([path, status, body]).toEqual([path, 200, '<!doctype html>console'])
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
  }
})
test('a missing file, a call that is no navigation and a POST are 404', async () => {
  expect((await get('/assets/gone.js', page)).status).toBe(404)
  expect((await get('/dashboard/0', { accept: 'application/json' })).status).toBe(404)
  expect((await get('/dashboard/0', page, 'POST')).status).toBe(404)
})
test('hashed files are kept for ever, packed when accepted', async () => {
  const plain = await get('/assets/app-1a2b.js')
  expect(plain.body).toBe('let plain')
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  })
  const packed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br, gzip' })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
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
  expect([status, body]).toEqual([404, 'Not found\n'])
})
test('a path that cannot be read is 404, a path with two slashes names no other host', async () => {
  expect((await get('/%E0%A4%A')).status).toBe(404)
  expect((await get('/%00')).status).toBe(404)
  expect((await get('//evil.example/rest', page)).body).toBe('<!doctype html>console')
})
test('what no request can hold is 400', async () => {
  expect((await get('/', { host: 'no host' })).status).toBe(400)
  expect((await get('/', page, 'TRACE')).status).toBe(400)
})
test('every page is fenced in, and may connect to what config.json names', async () => {
  const { headers } = await get('/', page)
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("connect-src 'self' https://service.example")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})
test('the backend answers on the same origin', async () => {
  const { status, headers } = await get('/rest/masterdata/msn01/findAll')
  expect([status, headers['x-content-type-options']]).toEqual([401, 'nosniff'])
  expect((await get('/files/logo/COR0001.svg')).headers['x-content-type-options']).toBe('nosniff')
})
test('a cut connection is really cut', async () => {
  const order = { endpoint: 'listSpecialNeeds', kind: 'cut' }
  await fetch(`http://localhost:${port}/__mock/faults`, { method: 'POST', body: JSON.stringify(order) })
  await expect(get('/rest/masterdata/msn01/findAll')).rejects.toMatchObject({ code: 'ECONNRESET' })
  expect((await get('/rest/masterdata/msn01/findAll')).status).toBe(401)
})
test('a backend alone serves no files, and lets pages of this machine call it', async () => {
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
