import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { call } from './client'
import { type Config, setConfig } from './config'
import { read, write } from './endpoint'
import { ApiError, failureError } from './errors'

const session = vi.hoisted(() => ({ token: vi.fn(), refused: vi.fn() }))
vi.mock('./identity/session', () => ({ session }))

const about = {
  summary: 'Cats',
  doc: '1§7',
  params: z.strictObject({ keyword: z.optional(z.string()) }),
  result: z.object({ cats: z.array(z.object({ name: z.string() })) }),
}
const cats = read({ ...about, name: 'listCats', path: '/rest/console/cats' })
const doors = read({ ...about, name: 'listDoors', path: '/rest/open/doors', open: true })
const adopt = write({ ...about, name: 'adoptCat', path: '/rest/console/adopt', body: z.object({ id: z.string() }) })
const start = write({ ...about, name: 'startCats', path: '/rest/console/start', method: 'GET' })

const good = () => Response.json({ status: 'SUCCESS', message: null, result: { cats: [{ name: 'Oyen' }] } })
const refusal = (status: number, message: string | null = null) =>
  Response.json({ status: 'ERROR', message, result: null }, { status })
const offline = () => {
  throw new TypeError('Failed to fetch')
}
const settings = { serviceUrl: 'https://service.example', baseApiUrl: 'https://base.example/' } as Config
const fetched = vi.fn<(request: Request) => Response | Promise<Response>>()
const sent = () => fetched.mock.calls.map(([request]) => request)

/** The failure of a call; runs the clock until it rejects. */
async function failureOf(work: Promise<unknown>): Promise<ApiError> {
  const outcome = work.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(60_000)
  const error = await outcome
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { href: 'https://console.example/dashboard/0' })
  vi.stubGlobal('fetch', async (request: Request) => fetched(request))
  fetched.mockReset().mockImplementation(good)
  session.token.mockReset().mockResolvedValue('raw.id.token')
  session.refused.mockReset().mockResolvedValue(undefined)
  setConfig(settings)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a call', () => {
  test('goes to the backend of its path with the raw token and returns the parsed result', async () => {
    expect(await call(cats, { keyword: 'a b' })).toEqual({ cats: [{ name: 'Oyen' }] })
    await call(doors, {})
    expect(sent().map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET https://service.example/rest/console/cats?keyword=a+b',
      'GET https://base.example/rest/open/doors',
    ])
    expect(sent().map(({ headers }) => headers.get('authorization'))).toEqual(['raw.id.token', 'raw.id.token'])
  })
  test('goes to the own site when the settings name no backend', async () => {
    setConfig({ ...settings, serviceUrl: '', baseApiUrl: '' })
    await call(cats, {})
    expect(sent()[0]!.url).toBe('https://console.example/rest/console/cats')
  })
  test('bypasses the HTTP cache and does not follow redirects with the token', async () => {
    await call(cats, {})
    expect(sent()[0]).toMatchObject({ cache: 'no-store', redirect: 'error' })
  })
  test('sends no token for a visitor', async () => {
    session.token.mockResolvedValue(undefined)
    await call(doors, {})
    expect([sent()[0]!.headers.has('authorization'), session.token.mock.calls]).toEqual([false, [[true]]])
  })
  test('sends its body as JSON', async () => {
    const bodies: Promise<string>[] = []
    fetched.mockImplementation((request) => (bodies.push(request.clone().text()), good()))
    await call(adopt, { body: { id: 'C1' } })
    expect(sent()[0]).toMatchObject({ method: 'POST' })
    expect(await bodies[0]).toBe('{"id":"C1"}')
  })
  test('is not sent with an input that the contract does not accept', async () => {
    await expect(call(cats, Object.assign({}, { unlisted: '1' }))).rejects.toThrow()
    const refused = { status: 400, reason: 'id: invalid_type', message: expect.stringContaining('Periksa kembali') }
    await expect(call(adopt, { body: { id: 1 } as never })).rejects.toMatchObject(refused)
    expect(sent()).toEqual([])
  })

  test('rejects with AbortError at once when aborted', async () => {
    fetched.mockImplementation(
      ({ signal }) => new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason as Error))),
    )
    const controller = new AbortController()
    const outcome = call(cats, {}, controller.signal).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(10)
    controller.abort()
    expect(await outcome).toMatchObject({ name: 'AbortError' })
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})

describe('an invalid answer', () => {
  test('fails on status ERROR despite HTTP 200', async () => {
    fetched.mockImplementation(() => Response.json({ status: 'ERROR', message: 'rusak', result: null }))
    expect(await failureOf(call(cats, {}))).toMatchObject({ failure: 'status', status: 200, reason: 'rusak' })
  })
  test.each([
    ['names the field of the result', { cats: [{ name: 'Oyen' }, { name: 7_654_321 }] }, 'cats.1.name: invalid_type'],
    ['names a missing field', {}, 'cats: invalid_type'],
    ['names the result itself', 'rahasia', 'result: invalid_type'],
  ])('%s and the endpoint, but no value', async (_, result, reason) => {
    fetched.mockImplementation(() => Response.json({ status: 'SUCCESS', message: null, result }))
    const error = await failureOf(call(cats, {}))
    expect(error).toMatchObject({ failure: 'shape', endpoint: 'listCats', reason })
    expect(error.detail + error.message).not.toMatch(/7654321|rahasia/)
    expect(fetched).toHaveBeenCalledTimes(1)
  })
  test.each([
    ['no envelope', () => Response.json({ cats: [] }), 'status: invalid_value'],
    ['no JSON', () => new Response('<html>login</html>'), 'JSON'],
    ['nothing', () => new Response(''), 'JSON'],
  ])('fails as a wrong shape when it is %s', async (_, answer, reason) => {
    fetched.mockImplementation(answer)
    expect(await failureOf(call(cats, {}))).toMatchObject({ failure: 'shape', reason })
  })
})

describe('a transient failure', () => {
  test.each([408, 429, 500, 502, 503, 504])('retries a read with status %d up to three attempts', async (status) => {
    fetched.mockImplementation(() => refusal(status))
    expect(await failureOf(call(cats, {}))).toMatchObject({ failure: 'status', status })
    expect(fetched).toHaveBeenCalledTimes(3)
  })
  test('succeeds when a retry succeeds', async () => {
    fetched.mockImplementationOnce(() => refusal(500)).mockImplementationOnce(offline)
    const outcome = call(cats, {})
    await vi.advanceTimersByTimeAsync(5_000)
    expect((await outcome).cats).toHaveLength(1)
  })
  test('fails after three attempts without a network', async () => {
    fetched.mockImplementation(offline)
    expect(await failureOf(call(cats, {}))).toMatchObject({
      failure: 'offline',
      message: 'Tidak dapat terhubung ke server. Periksa koneksi internet Anda lalu coba lagi.',
    })
    expect(fetched).toHaveBeenCalledTimes(3)
  })
  test('caps Retry-After at five seconds', async () => {
    fetched.mockImplementation(() => new Response('', { status: 503, headers: { 'retry-after': '3600' } }))
    expect(await failureOf(call(cats, {}))).toMatchObject({ status: 503 })
    expect(fetched).toHaveBeenCalledTimes(3)
  })
  test('reports a connection that breaks during the answer as offline', async () => {
    const body = () => new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
    fetched.mockImplementation(() => new Response(body()))
    expect(await failureOf(call(cats, {}))).toMatchObject({ failure: 'offline', endpoint: 'listCats' })
  })
  test.each([400, 403, 404, 409, 413, 422, 501])('does not retry status %d', async (status) => {
    fetched.mockImplementation(() => refusal(status))
    expect(await failureOf(call(cats, {}))).toMatchObject({ status })
    expect(fetched).toHaveBeenCalledTimes(1)
  })
  test('times out after 30 seconds', async () => {
    fetched.mockImplementation(() => new Promise(() => {}))
    const settled = vi.fn()
    void call(cats, {}).then(settled, settled)
    await vi.advanceTimersByTimeAsync(29_900)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(settled.mock.lastCall?.[0]).toMatchObject({ failure: 'timeout', endpoint: 'listCats' })
  })
})
describe.each([
  ['a write', () => call(adopt, { body: { id: 'C1' } })],
  ['a write that is a GET', () => call(start, {})],
])('%s is sent once', (_, write_) => {
  test.each<[string, () => Response, object]>([
    ['when the server fails', () => refusal(500), { status: 500 }],
    ['when the network fails', offline, { failure: 'offline' }],
    ['when the session has ended', () => refusal(401), { status: 401 }],
  ])('%s', async (__, answer, failure) => {
    fetched.mockImplementation(answer)
    expect(await failureOf(write_())).toMatchObject(failure)
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})

describe('a call that was answered 401', () => {
  test('repeats a read once with the token of the new session', async () => {
    session.token.mockResolvedValueOnce('old').mockResolvedValueOnce('new')
    fetched.mockImplementationOnce(() => refusal(401))
    expect(await call(cats, {})).toEqual({ cats: [{ name: 'Oyen' }] })
    expect(session.refused.mock.calls).toEqual([['old']])
    expect(sent().map(({ headers }) => headers.get('authorization'))).toEqual(['old', 'new'])
  })
  test('waits for the new session', async () => {
    let signIn = () => {}
    session.refused.mockReturnValue(new Promise<void>((done) => (signIn = done)))
    fetched.mockImplementationOnce(() => refusal(401))
    const outcome = call(cats, {})
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetched).toHaveBeenCalledTimes(1)
    signIn()
    expect(await outcome).toEqual({ cats: [{ name: 'Oyen' }] })
  })
  test('fails on a second 401 instead of repeating forever', async () => {
    fetched.mockImplementation(() => refusal(401))
    expect(await failureOf(call(cats, {}))).toMatchObject({
      status: 401,
      message: 'Sesi Anda telah berakhir, silakan masuk kembali.',
    })
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(session.refused).toHaveBeenCalledTimes(1)
  })
  test('fails a write at once while the session is renewed', async () => {
    session.refused.mockReturnValue(new Promise(() => {}))
    fetched.mockImplementation(() => refusal(401))
    expect(await failureOf(call(adopt, { body: { id: 'C1' } }))).toMatchObject({ status: 401 })
    expect(session.refused).toHaveBeenCalledTimes(1)
  })
  test('fails a write when the session cannot be renewed either', async () => {
    // Not a mock's return value: a mock handles its own rejections.
    session.refused = Object.assign(() => Promise.reject(failureError('offline', 'session')), session.refused)
    fetched.mockImplementation(() => refusal(401))
    expect(await failureOf(call(adopt, { body: { id: 'C1' } }))).toMatchObject({ status: 401, endpoint: 'adoptCat' })
  })
  test('fails for a visitor without renewing the session', async () => {
    session.token.mockResolvedValue(undefined)
    fetched.mockImplementation(() => refusal(401))
    expect(await failureOf(call(cats, {}))).toMatchObject({ status: 401 })
    expect(session.refused).not.toHaveBeenCalled()
  })
})

test('failures contain neither the token nor the input', async () => {
  const answers = [() => refusal(500), () => refusal(401), () => refusal(404), () => new Response('x'), offline]
  for (const answer of answers) {
    fetched.mockImplementation(answer)
    const error = await failureOf(call(cats, { keyword: 'budi@rahasia.id' }))
    const outcome = [error.detail, error.message, JSON.stringify(error), String(error.cause)].join(' ')
    expect(outcome).not.toMatch(/raw\.id\.token|rahasia|keyword/)
  }
})
