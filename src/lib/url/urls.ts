/** Whether a host is this machine, where plain http is as safe as https. */
export const isLocalhost = (hostname: string): boolean => hostname === 'localhost' || hostname === '127.0.0.1'

/**
 * A URL that is safe to follow or to load: https, or http on this machine, without a user name, which would look like the
 * host (`https://bank.example@evil.example`). Anything else - another scheme, a relative or invalid URL - is undefined and
 * shown as text (security list T3).
 */
export function safeUrl(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.username || url.password) return undefined
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocalhost(url.hostname)) ? url.href : undefined
}

/** Any origin, to find out whether an address stays on the own one. */
const HERE = 'https://console.invalid'
/** Whether a setting names a safe address or a path of this site, '' included (docs/deploy.md; T3, T5). */
export const isSettingAddress = (address: string): boolean =>
  address === '' || address.startsWith('/')
    ? URL.canParse(address, HERE) && new URL(address, HERE).origin === HERE
    : /^https?:\/\//.test(address) && safeUrl(address) !== undefined

/** The path to open after sign-in: a path of this site only; undefined for the root and sign-in (document 1 §2, T5). */
export function safeNextPath(next: string | undefined, origin: string): string | undefined {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return undefined
  const url = new URL(next, origin)
  // '/.//evil' is normalized to '//evil', which is another site when followed.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined
  if (url.pathname === '/' || url.pathname === '/login') return undefined
  return url.pathname + url.search + url.hash
}

/** The originally requested page, in the URL of the pages before sign-in; validated by `safeNextPath`. */
export type NextSearch = { next?: string | undefined }

/** Reads `next`; invalid values become an explicit undefined, or the router would keep them. */
export const nextSearch = ({ next }: Record<string, unknown>): NextSearch => ({
  next: typeof next === 'string' ? next : undefined,
})

/** The search of the sign-in page; `ended`: it was reached by a session that has ended. */
export type SignInSearch = NextSearch & { ended?: true | undefined }
/** Reads the search of the sign-in page. */
export const signInSearch = (raw: Record<string, unknown>): SignInSearch => ({
  ...nextSearch(raw),
  ended: String(raw['ended']) === 'true' ? true : undefined,
})

/** Whether the originally requested page is a public vacancy, which job seekers open. */
export const isVacancyPath = (next: string | undefined): boolean => /^\/(vacancy|preview)(?![^?#])/.test(next ?? '')
