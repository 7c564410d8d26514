import type { RawSearch } from './searchParams'

/** Whether a host is this machine, where plain http is as good as https. */
export const isThisMachine = (hostname: string): boolean => hostname === 'localhost' || hostname === '127.0.0.1'

/**
 * An address that is safe to follow or to load: https, or http on this machine. Anything else - another scheme, a
 * relative or unreadable address - is undefined and shown as text (security list T3).
 */
export function safeUrl(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname)) ? url.href : undefined
}

/** Where to go after sign-in: a path of this site and nothing else; the root counts as nowhere (document 1 §2, T5). */
export function samePath(next: string | undefined, origin: string): string | undefined {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return undefined
  const url = new URL(next, origin)
  // '/.//evil' is tidied to '//evil', which names another site when it is followed.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined
  if (url.pathname === '/' || url.pathname === '/login') return undefined
  return url.pathname + url.search + url.hash
}

/** The page that was tried first, as the URL of a page before the sign-in says it; `samePath` judges it. */
export type NextSearch = { next?: string | undefined }

/** Reads it; invalid values become an explicit undefined, or the router would keep them. */
export const nextSearch = ({ next }: RawSearch): NextSearch => ({ next: typeof next === 'string' ? next : undefined })
