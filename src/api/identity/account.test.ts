import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountQuery, signIn, inRouteOrder, leave } from './account'
import type { Corporate } from '~/api/contract/session'

const mocked = vi.hoisted(() => ({
  call: vi.fn(),
  session: {
    keepThrough: (change: () => void) => change(),
    productId: vi.fn(),
    open: vi.fn(),
    whenJoined: vi.fn(),
    close: vi.fn(),
    revocation: vi.fn(),
  },
  identity: { signInAtProvider: vi.fn() },
  clearTokens: vi.fn(),
}))
vi.mock('~/api/client', () => ({ call: mocked.call }))
vi.mock('./session', () => ({ session: mocked.session }))
vi.mock('./identity', () => mocked.identity)
vi.mock('./tokens', () => ({ clearTokens: mocked.clearTokens }))
const revoke = vi.fn<() => Promise<boolean>>()
const { call, session, identity, clearTokens } = mocked

const corporate = (corporateId: string, menu: Corporate['menu'] = []): Corporate => ({
  corporateId,
  corporateName: corporateId,
  corporateLogo: null,
  menu,
})
const idsOf = (corporates: readonly Corporate[]) => corporates.map(({ corporateId }) => corporateId)
const sortedIds = (...ids: string[]) => idsOf(inRouteOrder(ids.map((id) => corporate(id))))

describe('corporates are sorted by id', () => {
  test('as numbers when all are numeric', () =>
    expect(sortedIds('10', '9', '100', '2')).toEqual(['2', '9', '10', '100']))
  test('as text when one is not', () => expect(sortedIds('10', '9', 'A1', '2')).toEqual(['10', '2', '9', 'A1']))
  test('capitals before small letters, as their codes are', () =>
    expect(sortedIds('b', 'A', 'a', 'B')).toEqual(['A', 'B', 'a', 'b']))
  test('without changing the input', () => {
    const given = Object.freeze([corporate('2'), corporate('1')])
    expect(idsOf(inRouteOrder(given))).toEqual(['1', '2'])
    expect(idsOf(given)).toEqual(['2', '1'])
  })
})

const profile = {
  userId: 'budi.santoso',
  firstName: 'Budi',
  lastName: 'Santoso',
  profilePictureUrl: null,
  hasTakenTests: true,
  corporates: [corporate('COR2'), corporate('COR1')],
}
const menu = [{ id: 'AUTH2001', allowed: true, childMenu: [] }]
const pages: Corporate[][] = []
const answer = async ({ name }: { name: string }, input: { start?: number }): Promise<unknown> =>
  name === 'loginOnSuccess' ? profile : { content: pages[input.start!] ?? [], totalPages: pages.length }
const load = () => new QueryClient().fetchQuery({ ...accountQuery, retry: false })

beforeEach(() => {
  vi.resetAllMocks()
  pages.splice(0, pages.length, [corporate('COR1', menu), corporate('COR2', menu)])
  session.productId.mockReturnValue('budi.santoso')
  identity.signInAtProvider.mockResolvedValue(undefined)
  session.revocation.mockReturnValue(revoke.mockResolvedValue(true))
  call.mockImplementation(answer)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the account', () => {
  test('is the profile with the current menus', async () => {
    expect(await load()).toEqual({
      userId: 'budi.santoso',
      firstName: 'Budi',
      lastName: 'Santoso',
      profilePictureUrl: null,
      hasTakenTests: true,
      corporates: [corporate('COR1', menu), corporate('COR2', menu)],
    })
  })
  test('sends only the product ID', async () => {
    await load()
    expect(call.mock.calls.find(([{ name }]) => name === 'loginOnSuccess')![1]).toEqual({
      body: { userId: 'budi.santoso' },
    })
  })
  test('has the corporates of all pages, each page fetched once', async () => {
    pages.splice(0, pages.length, [corporate('30')], [corporate('1')], [corporate('2')])
    expect(idsOf((await load()).corporates)).toEqual(['1', '2', '30'])
    const inputs = call.mock.calls.filter(([{ name }]) => name === 'listMenuCorporates').map(([, input]) => input)
    expect(inputs).toEqual([0, 1, 2].map((start) => ({ start, length: 100 })))
  })
  test('loads profile and menus in parallel', async () => {
    call.mockReturnValue(new Promise(() => {}))
    void load()
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  })
  test('is empty of corporates for a user without any', async () => {
    pages.splice(0, pages.length)
    expect((await load()).corporates).toEqual([])
  })
  test.each(['the first page', 'a later page'])(
    'keeps the menus of the profile when %s of the menus fails',
    async (which) => {
      pages.splice(0, pages.length, [corporate('1')], [corporate('2')])
      const failing = which === 'the first page' ? 0 : 1
      call.mockImplementation(async (endpoint: { name: string }, input: { start?: number }) => {
        if (input.start === failing) throw new Error('500')
        return answer(endpoint, input)
      })
      expect(idsOf((await load()).corporates)).toEqual(['COR1', 'COR2'])
    },
  )
  test('fails without the profile', async () => {
    call.mockImplementation(async (endpoint: { name: string }, input: { start?: number }) => {
      if (endpoint.name === 'loginOnSuccess') throw new Error('500')
      return answer(endpoint, input)
    })
    await expect(load()).rejects.toThrow('500')
  })
  test('is not fetched when signed out', async () => {
    session.productId.mockReturnValue(undefined)
    await expect(load()).rejects.toMatchObject({ status: 401 })
    expect(call).not.toHaveBeenCalled()
  })
})
describe('signing in', () => {
  const BUDI = { username: 'budi.santoso', isSharedComputer: false }
  test('opens the session, then loads the account', async () => {
    expect(await signIn(new QueryClient(), { ...BUDI, password: 'Rahasia123' })).toMatchObject({ firstName: 'Budi' })
    expect(identity.signInAtProvider.mock.calls).toEqual([['budi.santoso', 'Rahasia123']])
    expect(session.open).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(call.mock.calls)).not.toContain('Rahasia123')
  })
  test('ends only when a reload keeps the session on a shared computer, too', async () => {
    let join = () => {}
    session.whenJoined.mockReturnValueOnce(new Promise<void>((resolve) => (join = resolve)))
    const ended = vi.fn()
    const signingIn = signIn(new QueryClient(), { ...BUDI, password: 'Rahasia123' }).then(ended)
    await vi.waitFor(() => expect(session.whenJoined).toHaveBeenCalled())
    expect(ended).not.toHaveBeenCalled()
    join()
    await signingIn
  })
  test('opens no session with a wrong password', async () => {
    identity.signInAtProvider.mockRejectedValue(new Error('NotAuthorizedException'))
    await expect(signIn(new QueryClient(), { ...BUDI, password: 'x' })).rejects.toThrow('NotAuthorizedException')
    expect(session.open).not.toHaveBeenCalled()
    expect(call).not.toHaveBeenCalled()
  })
  test('opens the session with the code of a second factor', async () => {
    const tokens = { username: 'u', productId: 'u', idToken: 'id', refreshToken: 'refresh', clockDrift: 0 }
    const step = { kind: 'app' as const, answer: vi.fn(async () => tokens) }
    await signIn(new QueryClient(), { step, answer: '123456', isSharedComputer: false })
    expect(step.answer.mock.calls).toEqual([['123456']])
    expect(identity.signInAtProvider).not.toHaveBeenCalled()
    expect(session.open.mock.calls).toEqual([[tokens]])
  })
  test('clears the tokens when the account cannot be loaded', async () => {
    call.mockRejectedValue(new Error('500'))
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    await expect(
      signIn(client, { username: 'budi.santoso', password: 'Rahasia123', isSharedComputer: false }),
    ).rejects.toThrow('500')
    expect(clearTokens).toHaveBeenCalledTimes(1)
  })
})
describe('signing out', () => {
  const assign = vi.fn()
  beforeEach(() => vi.stubGlobal('location', { assign }))
  const onUncertain = vi.fn(async () => {})
  test('signs out at the provider, closes the session and goes to the start page, in this order', async () => {
    await leave('/', onUncertain)
    const order = [revoke, session.close, assign].map((step) => step.mock.invocationCallOrder[0]!)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(assign.mock.calls).toEqual([['/']])
    expect(onUncertain).not.toHaveBeenCalled()
  })
  test('is closed here before it is said that the provider could not be reached', async () => {
    revoke.mockResolvedValue(false)
    await leave('/', onUncertain)
    expect(onUncertain.mock.calls).toEqual([[revoke]])
    const order = [session.close, onUncertain, assign].map((step) => step.mock.invocationCallOrder[0]!)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })
})
