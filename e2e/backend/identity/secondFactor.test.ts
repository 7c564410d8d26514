// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type IdentityProvider, makeIdentityKeys, makeIdentityProvider } from './identity'
import { libraryClient } from './libraryClient'
import { APP_SECRET } from './pool'
import { stepAt, totp } from './totp'

const userPoolId = 'ap-southeast-3_Console1'
const clientId = 'console-client'
const account = (username: string, mfa: 'app' | 'sms' | 'setup') => ({
  username,
  password: 'Rahasia123',
  confirmed: true,
  email: `${username}@contoh.id`,
  mfa,
})
const accounts = [account('ratna.sari', 'app'), account('yoga.saputra', 'sms'), account('maya.putri', 'setup')]
const keys = makeIdentityKeys()
let clock: number
let provider: IdentityProvider

beforeEach(() => {
  clock = Date.parse('2026-11-16T09:00:00+07:00')
  provider = makeIdentityProvider(keys, { userPoolId, clientId, accounts, now: () => clock })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    provider.fetch(new Request(new URL(path, 'http://localhost'), init)),
  )
})
afterEach(() => vi.unstubAllGlobals())

const client = () => libraryClient(userPoolId, clientId)
const signIn = (username: string, code: (kind: string, secret?: string) => string) =>
  client().signInWithCode(username, 'Rahasia123', code)
const appCode = (steps = 0) => totp(APP_SECRET, stepAt(clock) + steps)
const none = () => '000000'

describe('a code of an authenticator app', () => {
  test.each([-1, 0, 1])('signs in, in its time step and the two beside it (%i)', async (steps) => {
    const kinds: string[] = []
    const session = await signIn('ratna.sari', (kind) => (kinds.push(kind), appCode(steps)))
    expect(kinds).toEqual(['SOFTWARE_TOKEN_MFA'])
    expect(provider.verify(session.getIdToken().getJwtToken())).toBe('ratna.sari')
  })
  test('is refused when it is wrong, too old, or used', async () => {
    const mismatch = { code: 'CodeMismatchException', message: 'Invalid code received for user' }
    await expect(signIn('ratna.sari', none)).rejects.toMatchObject(mismatch)
    await expect(signIn('ratna.sari', () => appCode(-2))).rejects.toMatchObject(mismatch)
    await signIn('ratna.sari', () => appCode())
    await expect(signIn('ratna.sari', () => appCode())).rejects.toMatchObject({ code: 'ExpiredCodeException' })
    clock += 30_000
    await signIn('ratna.sari', () => provider.codeOf('ratna.sari'))
  })
  test('is refused three minutes after the password, and after ten failures', async () => {
    const expired = signIn('ratna.sari', () => {
      clock += 3 * 60 * 1000
      return appCode()
    })
    await expect(expired).rejects.toMatchObject({ code: 'NotAuthorizedException' })
    for (let n = 0; n < 10; n += 1) await expect(signIn('ratna.sari', none)).rejects.toBeDefined()
    const blocked = signIn('ratna.sari', () => appCode())
    await expect(blocked).rejects.toMatchObject({ code: 'TooManyRequestsException' })
  })
  test('follows the right password only', async () => {
    const asked = vi.fn(none)
    await expect(client().signInWithCode('ratna.sari', 'Salah123', asked)).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    })
    expect(asked).not.toHaveBeenCalled()
  })
})
test('a code by SMS signs in, a wrong one does not', async () => {
  const wrong = { code: 'CodeMismatchException', message: 'Invalid code or auth state for the user.' }
  await expect(signIn('yoga.saputra', none)).rejects.toMatchObject(wrong)
  const kinds: string[] = []
  await signIn('yoga.saputra', (kind) => (kinds.push(kind), '123456'))
  expect(kinds).toEqual(['SMS_MFA'])
})
test('an app that is set up at the sign-in is asked for from then on', async () => {
  const wrong = signIn('maya.putri', none)
  await expect(wrong).rejects.toMatchObject({ code: 'EnableSoftwareTokenMFAException', message: 'Code mismatch' })
  let own = ''
  await signIn('maya.putri', (_, secret = '') => totp((own = secret), stepAt(clock)))
  expect(own).toMatch(/^[A-Z2-7]{32}$/)
  clock += 30_000
  await signIn('maya.putri', (kind) => (kind === 'SOFTWARE_TOKEN_MFA' ? totp(own, stepAt(clock)) : ''))
})
