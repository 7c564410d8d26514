import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, describe, expect, test } from 'vitest'
import { makeBackend } from '../backend'
import { ownOrigins } from './hosts'
import { makeServer, type ServerOptions } from './server'

describe('own origins', () => {
  const local = ownOrigins('127.0.0.1', [])
  test.each([
    ['localhost', 'http://localhost:4173'],
    ['LOCALHOST:4173', 'http://localhost:4173'],
    ['127.0.0.1:4173', 'http://127.0.0.1:4173'],
    ['[::1]:4173', 'http://[::1]:4173'],
    // A forwarded port is none of the addresses in answers, unless it is an --origin.
    ['localhost:8080', 'http://localhost:4173'],
  ])('%s is this machine', (host, origin) => expect(local(host, 4173)).toBe(origin))
  test.each([
    undefined,
    '',
    'evil.example',
    'evil.example:4173',
    'localhost.evil.example',
    'localhost@evil.example',
    'evil.example#localhost',
    'evil.example/localhost',
    'localhost, evil.example',
    '192.0.2.7',
    'no host',
  ])('%s is foreign', (host) => expect(local(host, 4173)).toBeUndefined())

  test('HOST is a name of the server, 0.0.0.0 each address of the machine', () => {
    expect(ownOrigins('console.test', [])('console.test:80', 80)).toBe('http://console.test')
    const everywhere = ownOrigins('0.0.0.0', [])
    for (const { address, family } of Object.values(networkInterfaces()).flat().filter(Boolean) as never as {
      address: string
      family: string
    }[])
      if (family === 'IPv4') expect(everywhere(`${address}:4173`, 4173)).toBe(`http://${address}:4173`)
    expect(everywhere('evil.example', 4173)).toBeUndefined()
  })
  test('a given origin is used as given, whatever port a proxy passes on', () => {
    const behindProxy = ownOrigins('127.0.0.1', ['https://console.example', 'http://localhost:8080'])
    expect(behindProxy('console.example', 4173)).toBe('https://console.example')
    expect(behindProxy('console.example:4173', 4173)).toBe('https://console.example')
    expect(behindProxy('localhost:8080', 4173)).toBe('http://localhost:8080')
    expect(behindProxy('other.example', 4173)).toBeUndefined()
  })
})

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})
async function serve(options: ServerOptions): Promise<number> {
  const server = makeServer(makeBackend({ population: 6, vacancies: 9 }), options)
  servers.push(server)
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}
type Call = { method?: string; headers?: Record<string, string>; body?: string }
const call = (port: number, path: string, { method = 'GET', headers = {}, body = '' }: Call = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((done, failed) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part) => (text += part))
      answer.on('end', () => done({ status: answer.statusCode!, headers: answer.headers, body: text }))
    })
    sent.on('error', failed).end(body)
  })
const json = { 'content-type': 'application/json' }
const tokenFor = { method: 'POST', headers: json, body: '{"username":"budi.santoso"}' }

describe('a page of a foreign name that resolves to this machine', () => {
  test.each(['/', '/healthz', '/__mock/token', '/__mock/snapshot', '/rest/masterdata/msn01/findAll', '/cognito'])(
    'gets nothing of %s',
    async (path) => {
      const port = await serve({})
      const host = { ...json, host: `evil.example:${port}`, origin: `http://evil.example:${port}` }
      const { status, body } = await call(port, path, { ...tokenFor, headers: host })
      expect(status).toBe(421)
      expect(body).not.toContain('token')
      expect(body).not.toContain('evil.example')
    },
  )
  test('gets nothing by a target that names the host itself', async () => {
    const port = await serve({})
    for (const target of ['http://evil.example/__mock/token', `http://a:b@localhost:${port}/__mock/token`, '*'])
      expect((await call(port, target, tokenFor)).status, target).toBe(421)
  })
  test('is refused before the body is read', async () => {
    const port = await serve({})
    const status = await new Promise((done, failed) => {
      const headers = { host: 'evil.example', 'content-length': '1000' }
      const sent = request({ host: '127.0.0.1', port, path: '/__mock/token', method: 'POST', headers }, (answer) => {
        done(answer.statusCode)
        sent.destroy()
      })
      sent.on('error', failed).flushHeaders()
    })
    expect(status).toBe(421)
  })
})

describe('the origin of addresses in answers', () => {
  const logoOf = async (port: number, headers: Record<string, string> = {}) => {
    const { token } = JSON.parse((await call(port, '/__mock/token', tokenFor)).body) as { token: string }
    const path = '/rest/view/mco01/findOne/COR0001'
    const { body } = await call(port, path, { headers: { authorization: token, ...headers } })
    return (JSON.parse(body) as { result: { corporateLogo: string } }).result.corporateLogo
  }
  test('is a name of the server, not what the caller sent', async () => {
    const port = await serve({})
    expect(await logoOf(port, { host: 'localhost:9' })).toMatch(new RegExp(`^http://localhost:${port}/files/`))
  })
  test('is the given origin behind a proxy', async () => {
    const port = await serve({ originOf: ownOrigins('127.0.0.1', ['https://console.example']) })
    expect(await logoOf(port, { host: 'console.example' })).toMatch(/^https:\/\/console\.example\/files\//)
  })
})

describe('the control API', () => {
  test('refuses requests of other sites, with or without an origin', async () => {
    const port = await serve({})
    for (const path of ['/__mock/snapshot', '/__mock/', '/__mock'])
      expect((await call(port, path, { headers: { 'sec-fetch-site': 'cross-site' } })).status, path).toBe(403)
    for (const site of ['same-origin', 'none'])
      expect((await call(port, '/__mock/world', { headers: { 'sec-fetch-site': site } })).status, site).toBe(200)
  })
  test('needs its key where other machines reach it', async () => {
    const port = await serve({ controlKey: 'k3y' })
    for (const path of [
      '/__mock',
      '/__mock/',
      '/__mock/world',
      '/__mock/page/api.js',
      '/__mock/world?key=k3',
      '/__mock/openapi.json',
    ])
      expect((await call(port, path)).status, path).toBe(401)
    expect((await call(port, '/__mock/token', tokenFor)).status).toBe(401)
    expect((await call(port, '/__mock/world', { headers: { 'x-mock-key': 'k3y' } })).status).toBe(200)
    expect((await call(port, '/healthz')).status).toBe(200)
  })
  test('takes the key once in the address of its page, then in a cookie that no script reads', async () => {
    const port = await serve({ controlKey: 'k3y' })
    const opened = await call(port, '/__mock/?key=k3y')
    expect([opened.status, opened.headers['location']]).toEqual([302, '/__mock/'])
    const [cookie] = opened.headers['set-cookie'] as string[]
    expect(cookie).toBe('mock-key=k3y; Path=/__mock; HttpOnly; SameSite=Strict')
    expect((await call(port, '/__mock/world', { headers: { cookie: cookie!.split(';')[0]! } })).status).toBe(200)
  })
})
