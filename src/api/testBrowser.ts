import { CookieStorage } from 'amazon-cognito-identity-js'
import { vi } from 'vitest'
import { signOutEpoch } from '~/lib/storage'
import { type Config, setConfig } from './config'

const clientId = 'client1'
const base64Url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token that expires at `end`, in milliseconds. */
export const tokenUntil = (end: number, name = 'Búdi?>'): string =>
  `${base64Url({ alg: 'RS256' })}.${base64Url({ exp: end / 1000, name })}.signature`

/** Settings whose client ID the cookies below are named by. */
export const testConfig = { cognito: { userPoolId: 'x_y', clientId } } as Config

/** A `Storage` over a map. */
export const stubStorage = (values = new Map<string, string>()): Storage => ({
  get length() {
    return values.size
  },
  key: (index) => [...values.keys()][index] ?? null,
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => void values.set(key, value),
  removeItem: (key) => void values.delete(key),
  clear: () => values.clear(),
})

/** Stubs storages and `document.cookie`; returns the cookies by raw name and path, with value and lifetime. */
export function stubBrowser() {
  const jar = new Map<string, string>()
  const name = (pair: string, path: string) => `${pair.slice(0, pair.indexOf('='))} ${path}`
  vi.stubGlobal('document', {
    // Cookies of another path are not visible to the page.
    get cookie() {
      return [...jar].flatMap(([key, value]) => (key.endsWith(' /') ? [`${key.slice(0, -2)}=${value}`] : [])).join('; ')
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split(';').map((part) => part.trim())
      const path = attributes.find((one) => one.startsWith('path='))?.slice(5) ?? '/'
      if (attributes.some((one) => /^max-age=(0|-\d+)$/i.test(one))) jar.delete(name(pair, path))
      else jar.set(name(pair, path), pair.slice(pair.indexOf('=') + 1))
    },
  })
  vi.stubGlobal('location', { hostname: 'console.example' })
  const [local, tab] = [new Map<string, string>(), new Map<string, string>()]
  vi.stubGlobal('localStorage', stubStorage(local))
  vi.stubGlobal('sessionStorage', stubStorage(tab))
  setConfig(testConfig)
  return { jar, local, tab }
}

/** Stores the session of a sign-in. */
export const signedIn = (idToken: string, username = 'budi.santoso', more: Record<string, unknown> = {}): void =>
  localStorage.setItem('klob:session', JSON.stringify({ ...storedSession(idToken, username), ...more }))
/** A session as `tokens.ts` stores it. */
export const storedSession = (idToken: string, username = 'budi.santoso') => ({
  username,
  productId: username,
  idToken,
  refreshToken: 'refresh',
  clockDrift: 0,
  clientId,
  savedAt: Date.now(),
  epoch: signOutEpoch(),
})

/** Sets the cookies in which earlier builds kept a session, as the identity library writes them. */
export function earlierCookies(idToken: string, username = 'budi.santoso', more: Record<string, string> = {}): void {
  const storage = new CookieStorage({ path: '/', expires: 365, secure: true, sameSite: 'lax' })
  const prefix = `CognitoIdentityServiceProvider.${clientId}`
  storage.setItem(`${prefix}.LastAuthUser`, username)
  storage.setItem(`${prefix}.${username}.idToken`, idToken)
  storage.setItem(`${prefix}.${username}.refreshToken`, 'refresh')
  for (const [name, value] of Object.entries(more)) storage.setItem(`${prefix}.${username}.${name}`, value)
}

/** Stubs the locks and the channel between tabs; a tab does not receive its own messages. */
export function stubTabs(): void {
  const tabs: Set<(event: { data: unknown }) => void>[] = []
  let turn: Promise<unknown> = Promise.resolve()
  const request = (_: string, work: () => Promise<unknown>) => (turn = turn.then(work, work))
  vi.stubGlobal('navigator', { locks: { request } })
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      own = new Set<(event: { data: unknown }) => void>()
      constructor() {
        tabs.push(this.own)
      }
      postMessage(data: unknown) {
        for (const other of tabs) if (other !== this.own) for (const listen of other) listen({ data })
      }
      addEventListener(_: string, listen: (event: { data: unknown }) => void) {
        this.own.add(listen)
      }
      removeEventListener(_: string, listen: (event: { data: unknown }) => void) {
        this.own.delete(listen)
      }
    },
  )
}
