import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { session } from '../../src/api/contract/session'
import { address } from '../../src/api/endpoint'
import { storedSession, stubStorage, tokenUntil } from '../../src/api/testBrowser'

const code = readFileSync('public/head.js', 'utf8')
const TALENTS = '/dashboard/0/talentsearch'
const HOUR = 3_600_000
const token = tokenUntil(Date.now() + HOUR)
const valid = storedSession(token)
const settings = { serviceUrl: 'https://service.example', cognito: { clientId: valid.clientId } }
type Given = {
  path?: string
  stored?: object | string
  more?: Record<string, string>
  config?: object
}
type Take = (address: string, token: string | null) => Promise<Response | undefined> | undefined

/** Runs the first script of a page; returns its calls and how their answers are taken. */
async function open({ path = TALENTS, stored = valid, more = {}, config = {} }: Given = {}) {
  const calls: Request[] = []
  const send = async (to: string | URL, init?: RequestInit) => {
    if (to === '/config.json') return Response.json({ ...settings, ...config })
    calls.push(new Request(to, init))
    return Response.json({ of: new URL(to).pathname })
  }
  const block = { textContent: JSON.stringify({ files: [], paths: { '/dashboard/$index/talentsearch': [] } }) }
  const page: { takeEarlyAnswer?: Take; CSS?: unknown } = { CSS: {} }
  const location = new URL(path, 'https://console.example')
  const attributes = new Map<string, string>()
  const documentElement = { setAttribute: (name: string, value: string) => attributes.set(name, value) }
  const local = new Map([
    ['klob:session', typeof stored === 'string' ? stored : JSON.stringify(stored)],
    ...Object.entries(more),
  ])
  runInNewContext(code, {
    window: page,
    document: { documentElement, getElementById: () => block },
    location,
    localStorage: stubStorage(local),
    sessionStorage: stubStorage(),
    CSS: { supports: () => true },
    matchMedia: () => ({ matches: false }),
    fetch: send,
    atob,
    URL,
    AbortController,
  })
  const take: Take = (of, by) => page.takeEarlyAnswer?.(of, by)
  await new Promise((resolve) => setTimeout(resolve))
  return { calls, take, attributes }
}

const expected = [
  { ...address(session.login, { body: { userId: valid.productId } }), endpoint: session.login },
  { ...address(session.corporates, { start: 0, length: 100 }), endpoint: session.corporates },
].map(({ path, query, body, endpoint: { method } }) => ({
  method,
  url: `https://service.example${path}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`,
  body: body === undefined ? '' : JSON.stringify(body),
}))

test('an admin page asks account and menu by the contract, with the token for their backend alone', async () => {
  const { calls } = await open()
  const sent = calls.map(async (call) => ({ method: call.method, url: call.url, body: await call.text() }))
  expect(await Promise.all(sent)).toEqual(expected)
  expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([token, token])
  expect(calls.map(({ redirect, cache }) => [redirect, cache])).toEqual([
    ['error', 'no-store'],
    ['error', 'no-store'],
  ])
})

test('an answer is given once, and for the same token only', async () => {
  const { take } = await open()
  const login = new URL(expected[0]!.url).pathname
  expect(take(login, 'another.token')).toBeUndefined()
  expect(await (await take(login, token))!.json()).toEqual({ of: login })
  expect(take(login, token)).toBeUndefined()
})

test.each<[string, Given]>([
  ['another page', { path: '/home' }],
  ['a visitor', { stored: 'null' }],
  ['an unreadable session', { stored: '{' }],
  ['an unreadable token', { stored: storedSession('x') }],
  ['a token near its end', { stored: storedSession(tokenUntil(Date.now() + 100_000)) }],
  [
    'a token near its end by the clock of its provider',
    { stored: { ...valid, idToken: tokenUntil(Date.now() + HOUR), clockDrift: -3_500 } },
  ],
  ['the session of another client', { config: { cognito: { clientId: 'another' } } }],
  ['a session from before a sign-out', { more: { 'klob:sign-out': '"2"' } }],
  ['a shared computer', { more: { 'klob:look:shared-computer': 'true' } }],
  ['a session that ends without input', { config: { inactivityMinutes: { ownComputer: 15 } } }],
  ['a backend without https', { config: { serviceUrl: 'http://service.example' } }],
  ['a backend that is no address', { config: { serviceUrl: 'https://' } }],
])('%s asks for nothing', async (_, given) => {
  const { calls, take } = await open(given)
  expect(calls).toEqual([])
  for (const { url } of expected) {
    const { pathname, search } = new URL(url)
    expect(await take(pathname + search, token)).toBeUndefined()
  }
})

test('the session of the newest sign-out counts', async () => {
  const { calls } = await open({ stored: { ...valid, epoch: '2' }, more: { 'klob:sign-out': '"2"' } })
  expect(calls).toHaveLength(2)
})
