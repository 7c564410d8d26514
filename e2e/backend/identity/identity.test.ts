// @vitest-environment node
import type { CognitoUserSession } from 'amazon-cognito-identity-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CONFIRMATION_CODE, type IdentityProvider, makeIdentityKeys, makeIdentityProvider } from './identity'
import { type LibraryClient, libraryClient, MemoryStorage } from './libraryClient'

const userPoolId = 'ap-southeast-3_Console1'
const clientId = 'console-client'
const password = 'Rahasia123'
const accounts = [
  { username: 'budi.santoso', password, confirmed: true, email: 'budi@contoh.id' },
  { username: 'siti.aminah', password, confirmed: true, email: 'siti@contoh.id' },
  { username: 'dewi.lestari', password, confirmed: false, email: 'dewi@contoh.id' },
]
const minutes = (count: number) => count * 60 * 1000
const refusal = (name: string) => expect.objectContaining({ code: name })
const idTokenOf = (session: CognitoUserSession) => session.getIdToken().getJwtToken()

const keys = makeIdentityKeys()
let clock: number
let provider: IdentityProvider
let client: LibraryClient

const newProvider = () => makeIdentityProvider(keys, { userPoolId, clientId, accounts, now: () => clock })
/** The library posts to a path, as in a browser; here it reaches the provider of the running test. */
const serve = () =>
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    provider.fetch(new Request(new URL(path, 'http://localhost'), init)),
  )

beforeEach(() => {
  clock = Date.now()
  provider = newProvider()
  client = libraryClient(userPoolId, clientId)
  serve()
  // The library waits seconds between its retries of a refusal.
  vi.stubGlobal('setTimeout', (go: () => void) => setImmediate(go))
})
afterEach(() => void vi.unstubAllGlobals())

/** The session of one sign-in, shared by tests, since signing in is expensive. */
let shared: { session: CognitoUserSession; items: [string, string][] } | undefined
async function signedInAsBudi(): Promise<CognitoUserSession> {
  if (!shared) {
    const session = await client.signIn('budi.santoso', password)
    shared = { session, items: [...client.storage.items] }
  }
  client = libraryClient(userPoolId, clientId, new MemoryStorage(new Map(shared.items)))
  return shared.session
}

describe('signing in', () => {
  it('gives a session whose id token verifies and whose access token identifies the user', async () => {
    const session = await signedInAsBudi()
    expect(provider.verify(idTokenOf(session))).toBe('budi.santoso')
    // A pool with aliases uses internal names: the typed name is in no token and under no key of the library.
    const internalName = client.pool.getCurrentUser()?.getUsername()
    expect(internalName).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect([...client.storage.items].join()).not.toContain('budi.santoso')
    expect(session.getIdToken().decodePayload()).toMatchObject({
      'cognito:username': internalName,
      email: 'budi@contoh.id',
      aud: clientId,
      iss: `https://cognito-idp.ap-southeast-3.amazonaws.com/${userPoolId}`,
      token_use: 'id',
    })
    expect(await client.attributes()).toEqual({
      sub: session.getIdToken().decodePayload().sub,
      email: 'budi@contoh.id',
      email_verified: 'true',
    })
  })

  it('refuses a wrong password and an unknown user with the same message', async () => {
    const wrong = { code: 'NotAuthorizedException', message: 'Incorrect username or password.' }
    await expect(client.signIn('budi.santoso', 'Salah12345')).rejects.toMatchObject(wrong)
    await expect(client.signIn('tidak.ada', password)).rejects.toMatchObject(wrong)
  })

  it('lets an unconfirmed user in after the code, and mentions it only with the right password', async () => {
    await expect(client.signIn('dewi.lestari', 'Salah12345')).rejects.toEqual(refusal('NotAuthorizedException'))
    await expect(client.signIn('dewi.lestari', password)).rejects.toEqual(refusal('UserNotConfirmedException'))
    await expect(client.confirm('dewi.lestari', '000000')).rejects.toEqual(refusal('CodeMismatchException'))
    await client.confirm('dewi.lestari', CONFIRMATION_CODE)
    expect(provider.verify(idTokenOf(await client.signIn('dewi.lestari', password)))).toBe('dewi.lestari')
  })

  it.each([
    ['disabled', 'User is disabled.'],
    ['expired', 'Temporary password has expired and must be reset by an administrator.'],
  ] as const)('says that the account is %s, to the right password only', async (refused, message) => {
    provider.putAccount({ username: 'eko', password, confirmed: true, email: 'eko@contoh.id', refused })
    await expect(client.signIn('eko', password)).rejects.toMatchObject({ code: 'NotAuthorizedException', message })
    await expect(client.signIn('eko', 'Salah12345')).rejects.toMatchObject({
      message: 'Incorrect username or password.',
    })
  })

  it('refuses an unknown client id', async () => {
    const stranger = libraryClient(userPoolId, 'another-client')
    await expect(stranger.signIn('budi.santoso', password)).rejects.toEqual(refusal('ResourceNotFoundException'))
  })
})

describe('accounts', () => {
  it('can sign in once they signed up and entered the code', async () => {
    await client.signUp('joko.susilo', 'Kunci4567', 'joko@contoh.id')
    await expect(client.confirm('joko.susilo', '654321')).rejects.toEqual(refusal('CodeMismatchException'))
    await client.confirm('joko.susilo', CONFIRMATION_CODE)
    expect(provider.verify(idTokenOf(await client.signIn('joko.susilo', 'Kunci4567')))).toBe('joko.susilo')
  })

  it('are refused with an existing name, a weak password or no e-mail address', async () => {
    const signUp = client.signUp
    await expect(signUp('budi.santoso', password, 'b@contoh.id')).rejects.toEqual(refusal('UsernameExistsException'))
    await expect(signUp('joko.susilo', password, 'contoh')).rejects.toEqual(refusal('InvalidParameterException'))
    for (const weak of ['Aa1', 'rahasia123', 'RAHASIA123', 'RahasiaKu'])
      await expect(signUp('joko.susilo', weak, 'j@contoh.id')).rejects.toEqual(refusal('InvalidPasswordException'))
  })

  it('are refused with the e-mail of another account, which keeps it', async () => {
    await client.signUp('joko.susilo', password, 'Budi@contoh.id')
    await expect(client.confirm('joko.susilo', CONFIRMATION_CODE)).rejects.toEqual(refusal('AliasExistsException'))
    await expect(client.signIn('joko.susilo', password)).rejects.toEqual(refusal('UserNotConfirmedException'))
  })

  it('get a fresh code when the first one has expired', async () => {
    await client.signUp('joko.susilo', password, 'joko@contoh.id')
    clock += minutes(24 * 60)
    await expect(client.confirm('joko.susilo', CONFIRMATION_CODE)).rejects.toEqual(refusal('ExpiredCodeException'))
    expect(await client.resend('joko.susilo')).toMatchObject({ CodeDeliveryDetails: { Destination: 'j***@c***' } })
    await client.confirm('joko.susilo', CONFIRMATION_CODE)
  })

  it('get a new password with the code, once and within an hour', async () => {
    const reset = (code: string) => client.reset('siti.aminah', code, 'Rahasia456')
    await expect(reset(CONFIRMATION_CODE)).rejects.toEqual(refusal('ExpiredCodeException'))
    await client.forgot('siti.aminah')
    clock += minutes(60)
    await expect(reset(CONFIRMATION_CODE)).rejects.toEqual(refusal('ExpiredCodeException'))
    await client.forgot('siti.aminah')
    await expect(reset('111111')).rejects.toEqual(refusal('CodeMismatchException'))
    await reset(CONFIRMATION_CODE)
    await expect(reset(CONFIRMATION_CODE)).rejects.toEqual(refusal('ExpiredCodeException'))
    await expect(client.signIn('siti.aminah', password)).rejects.toEqual(refusal('NotAuthorizedException'))
    expect(provider.verify(idTokenOf(await client.signIn('siti.aminah', 'Rahasia456')))).toBe('siti.aminah')
  })

  it('cannot be enumerated by requesting codes', async () => {
    const sent = { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL' } }
    for (const username of ['budi.santoso', 'dewi.lestari', 'tidak.ada']) {
      expect(await client.resend(username)).toMatchObject(sent)
      expect(await client.forgot(username)).toMatchObject(sent)
      await expect(client.confirm(username, '000000')).rejects.toEqual(refusal('CodeMismatchException'))
    }
  })

  it('accept at most ten wrong codes in five minutes', async () => {
    for (let count = 0; count < 10; count++)
      await expect(client.confirm('dewi.lestari', '000000')).rejects.toEqual(refusal('CodeMismatchException'))
    const confirm = () => client.confirm('dewi.lestari', CONFIRMATION_CODE)
    await expect(confirm()).rejects.toEqual(refusal('LimitExceededException'))
    clock += minutes(5)
    await confirm()
  })
})

describe('a session', () => {
  it('is renewed with a new id token that verifies', async () => {
    const session = await signedInAsBudi()
    clock += minutes(120)
    expect(provider.verify(idTokenOf(session))).toBeUndefined()
    const renewed = idTokenOf(await client.refresh(session))
    expect(renewed).not.toBe(idTokenOf(session))
    expect(provider.verify(renewed)).toBe('budi.santoso')
  })

  it('ends when all sessions of its user are revoked; a later sign-in is valid', async () => {
    const session = await signedInAsBudi()
    provider.revokeAll('budi.santoso')
    expect(provider.verify(idTokenOf(session))).toBeUndefined()
    await expect(client.refresh(session)).rejects.toEqual(refusal('NotAuthorizedException'))
    expect(provider.verify(idTokenOf(await client.signIn('budi.santoso', password)))).toBe('budi.santoso')
  })

  it('ends with the global sign-out', async () => {
    const session = await signedInAsBudi()
    await client.globalSignOut()
    expect(provider.verify(idTokenOf(session))).toBeUndefined()
    await expect(client.refresh(session)).rejects.toEqual(refusal('NotAuthorizedException'))
  })

  it('ends with the sign-out that revokes its refresh token', async () => {
    const session = await signedInAsBudi()
    await client.signOut()
    expect(client.storage.items.size).toBe(0)
    expect(provider.verify(idTokenOf(session))).toBeUndefined()
    await expect(client.refresh(session)).rejects.toEqual(refusal('NotAuthorizedException'))
  })

  it('is valid in every world with the same keys, and revoked in one world only', async () => {
    const session = await signedInAsBudi()
    const other = newProvider()
    other.revokeAll('budi.santoso')
    expect(other.verify(idTokenOf(session))).toBeUndefined()
    provider = newProvider()
    expect(provider.verify(idTokenOf(await client.refresh(session)))).toBe('budi.santoso')
  })

  it('lasts for the configured time', async () => {
    const session = await signedInAsBudi()
    provider.settings.idTokenSeconds = 30
    const renewed = idTokenOf(await client.refresh(session))
    clock += 29_000
    expect(provider.verify(renewed)).toBe('budi.santoso')
    clock += 2_000
    expect(provider.verify(renewed)).toBeUndefined()
  })
})
