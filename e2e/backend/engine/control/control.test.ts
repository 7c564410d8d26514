import { expect, test } from 'vitest'
import { callApi, backendForTests, send, outcomeOf } from '../../testBackend'

const path = '/rest/masterdata/msn01/findAll'
const fresh = () => {
  const backend = backendForTests()
  const control = async (command: string, body?: unknown, session?: string, method?: string) => {
    const sending = { as: undefined, ...(session ? { session } : {}), ...(method ? { method } : {}) }
    const answer = await send(backend, `/__mock/${command}`, body === undefined ? sending : { ...sending, body })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  return { backend, control }
}

test('a status fault happens the given number of times', async () => {
  const { backend, control } = fresh()
  await control('faults', {
    endpoint: 'listSpecialNeeds',
    kind: 'status',
    status: 503,
    message: 'Sedang sibuk',
    times: 2,
  })
  expect(outcomeOf(await callApi(backend, path))).toEqual([503, 'Sedang sibuk'])
  expect((await callApi(backend, '/rest/masterdata/category/findAll')).status).toBe(200)
  expect((await callApi(backend, path)).status).toBe(503)
  expect((await callApi(backend, path)).status).toBe(200)
})
test('a fault without times happens once, with times 0 until it is removed', async () => {
  const { backend, control } = fresh()
  const statuses = async () => [(await callApi(backend, path)).status, (await callApi(backend, path)).status]
  await control('faults', { endpoint: 'listSpecialNeeds', kind: 'status' })
  expect(await statuses()).toEqual([500, 200])
  await control('faults', { endpoint: '*', kind: 'status', status: 401, times: 0 })
  expect(await statuses()).toEqual([401, 401])
  await control('faults', undefined, undefined, 'DELETE')
  expect(await statuses()).toEqual([200, 200])
})
test('the faults of one endpoint can be removed alone', async () => {
  const { backend, control } = fresh()
  const categories = '/rest/masterdata/category/findAll'
  const set = (endpoint: string) => control('faults', { endpoint, kind: 'status', times: 0 })
  await Promise.all([set('listSpecialNeeds'), set('listJobCategories')])
  expect((await control('faults', { endpoint: 'listNothing' }, undefined, 'DELETE')).status).toBe(400)
  await control('faults', { endpoint: 'listSpecialNeeds' }, undefined, 'DELETE')
  expect([(await callApi(backend, path)).status, (await callApi(backend, categories)).status]).toEqual([200, 500])
})
test('a token of an account authorizes a call', async () => {
  const { backend, control } = fresh()
  const { body } = await control('token', { username: 'budi.santoso' })
  const headers = { authorization: String(body['token']) }
  expect((await callApi(backend, path, { as: undefined, headers })).status).toBe(200)
  expect((await control('token', { username: 'nobody' })).body['error']).toMatch(/^username: no account/)
})
test('simulates a wrong shape, a cut connection and a slow answer', async () => {
  const { backend, control } = fresh()
  await control('faults', { endpoint: 'listSpecialNeeds', kind: 'shape' })
  expect((await callApi(backend, path)).result).toEqual({ unexpected: true })
  await control('faults', { endpoint: 'listSpecialNeeds', kind: 'cut' })
  expect((await send(backend, path)).type).toBe('error')
  await control('faults', { endpoint: 'listSpecialNeeds', kind: 'slow', ms: 30 })
  const before = performance.now()
  expect((await callApi(backend, path)).status).toBe(200)
  expect(performance.now() - before).toBeGreaterThan(25)
})
test('a hanging call ends when its caller gives up', async () => {
  const { backend, control } = fresh()
  await control('faults', { endpoint: 'listSpecialNeeds', kind: 'hang' })
  const caller = new AbortController()
  const call = backend.answer(new Request(`http://console.test${path}`, { signal: caller.signal }))
  await new Promise((done) => setTimeout(done, 10))
  expect((await control('journal')).body).toMatchObject([{ endpoint: 'listSpecialNeeds', status: null }])
  caller.abort()
  expect((await call).type).toBe('error')
  expect((await control('journal')).body).toMatchObject([{ endpoint: 'listSpecialNeeds', status: 0 }])
})
test('latency can be set for all endpoints or one', async () => {
  const { backend, control } = fresh()
  const took = async () => {
    const before = performance.now()
    await callApi(backend, path)
    return performance.now() - before
  }
  await control('latency', { ms: 200, endpoint: 'listSpecialNeeds' })
  expect(await took()).toBeGreaterThan(190)
  await control('latency', { ms: 0, endpoint: 'listSpecialNeeds' })
  expect(await took()).toBeLessThan(190)
})
test('the identity provider can fail, too, and sessions can be revoked', async () => {
  const { backend, control } = fresh()
  await control('faults', { endpoint: 'cognito', kind: 'status', status: 500 })
  expect((await send(backend, '/cognito', { body: {} })).status).toBe(500)
  expect((await send(backend, '/cognito', { body: {} })).status).toBe(200)
  await control('identity', { idTokenSeconds: 5, revoke: 'budi.santoso' })
  expect((await callApi(backend, path)).status).toBe(401)
  expect((await callApi(backend, path, { as: 'siti.aminah' })).status).toBe(200)
})

test('the journal lists each call without its token', async () => {
  const { backend, control } = fresh()
  await callApi(backend, '/rest/console/search/set/global?keyword=a&keyword=b')
  await callApi(backend, '/rest/post/login/onsuccess', { body: { userId: 'budi.santoso' } })
  await callApi(backend, '/rest/nothing', { as: undefined })
  const { body } = await control('journal')
  const common = { origin: 'http://console.test', hasToken: true, user: 'budi.santoso', query: [], body: null }
  expect(body).toEqual([
    {
      ...common,
      sequence: 1,
      endpoint: 'searchContentSets',
      method: 'GET',
      path: '/rest/console/search/set/global',
      query: [
        ['keyword', 'a'],
        ['keyword', 'b'],
      ],
      status: 400,
    },
    {
      ...common,
      sequence: 2,
      endpoint: 'loginOnSuccess',
      method: 'POST',
      path: '/rest/post/login/onsuccess',
      body: { userId: 'budi.santoso' },
      status: 200,
    },
    {
      ...common,
      sequence: 3,
      endpoint: null,
      method: 'GET',
      path: '/rest/nothing',
      hasToken: false,
      user: null,
      status: 404,
    },
  ])
  expect(JSON.stringify(body)).not.toContain('token of')
  await control('journal', undefined, undefined, 'DELETE')
  expect((await control('journal')).body).toEqual([])
})
test('worlds are isolated, by header and by cookie', async () => {
  const { backend, control } = fresh()
  await control('faults', { endpoint: '*', kind: 'status', times: 0 }, 'one')
  expect((await callApi(backend, path, { session: 'one' })).status).toBe(500)
  expect((await callApi(backend, path, { headers: { cookie: 'a=b; mock-session=one' } })).status).toBe(500)
  expect((await callApi(backend, path, { session: 'two' })).status).toBe(200)
  expect((await callApi(backend, path)).status).toBe(200)
  await control('reset', {}, 'one')
  expect((await callApi(backend, path, { session: 'one' })).status).toBe(200)
})
test('beyond 200 worlds the least recently used one is dropped', async () => {
  const { control } = fresh()
  await control('clock', { now: '2027-01-01T00:00:00+07:00' }, 'used')
  await control('clock', { now: '2027-01-01T00:00:00+07:00' }, 'unused')
  for (let i = 0; i < 200; i++) await control('world', undefined, i === 100 ? 'used' : `world-${i}`)
  expect((await control('world', undefined, 'used')).body.now).toBe('2026-12-31T17:00:00.000Z')
  expect((await control('world', undefined, 'unused')).body.now).toBe('2026-11-16T02:00:00.000Z')
})
test('the description of a world has its sizes, clock and accounts, but no password', async () => {
  const { control } = fresh()
  const { body } = await control('world')
  expect(body).toMatchObject({
    now: '2026-11-16T02:00:00.000Z',
    population: 6,
    vacancies: { COR0001: 60, COR0002: 20, COR0003: 0 },
  })
  expect(body.accounts).toHaveLength(10)
  expect(JSON.stringify(body)).not.toContain('Rahasia')
})
test.each([
  ['clock', { now: 'tomorrow' }, /^now: /],
  ['latency', { ms: -1 }, /^ms: /],
  ['faults', { endpoint: 'noSuchThing', kind: 'cut' }, /^endpoint: no operation has this name/],
  ['faults', { endpoint: '*', kind: 'boom' }, /^kind: /],
  ['faults', { endpoint: '*', kind: 'cut', often: 3 }, /often/],
  ['identity', { revoke: 'nobody' }, /^revoke: no account has this name/],
  ['clock', '{', /^The body is not JSON/],
])('the command %s %j is refused in English', async (command, body, error) => {
  const answer = await fresh().control(command, body)
  expect(answer.status).toBe(400)
  expect(answer.body.error).toMatch(error)
})
test('an unknown command is answered with the list of commands', async () => {
  expect((await fresh().control('coffee')).body.error).toContain('POST reset')
})
test('the page for testers is served with its own policy, and never below the console', async () => {
  const { backend } = fresh()
  const page = await send(backend, '/__mock/', { as: undefined })
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  const html = await page.text()
  for (const [, file] of html.matchAll(/(?:src|href)="(\/__mock\/page\/[^"]+)"/g))
    expect([file, (await send(backend, file!, { as: undefined })).status]).toEqual([file, 200])
  expect((await send(backend, '/__mock', { as: undefined })).headers.get('location')).toBe('/__mock/')
  expect((await send(backend, '/__mock/api', { as: undefined })).status).toBe(200)
  expect(((await (await send(backend, '/__mock/openapi.json')).json()) as { openapi: string }).openapi).toBe('3.1.0')
})
test('worlds, operations and seedable kinds can be listed', async () => {
  const { control } = fresh()
  await control('world', undefined, 'mine')
  expect((await control('worlds')).body).toEqual(['default', 'mine'])
  expect((await control('operations')).body).toContainEqual(
    expect.objectContaining({ name: 'listSpecialNeeds', method: 'GET', path }),
  )
  expect((await control('schema')).body).toMatchObject({ properties: { people: { type: 'array' } } })
})
test('the newest answers are stored with their contract violations', async () => {
  const { backend, control } = fresh()
  await callApi(backend, path)
  await control('faults', { endpoint: 'listSpecialNeeds', kind: 'shape' })
  await callApi(backend, path)
  const { body } = await control('answers')
  expect(body).toMatchObject([
    { sequence: 1, violations: [] },
    { sequence: 2, violations: [{ operation: 'listSpecialNeeds', side: 'answer' }] },
  ])
  expect((body as unknown as { answer: string }[])[1]!.answer).toContain('unexpected')
  for (let i = 0; i < 60; i++) await callApi(backend, path)
  expect((await control('answers')).body).toHaveLength(50)
  await control('journal', undefined, undefined, 'DELETE')
  expect((await control('answers')).body).toEqual([])
})
