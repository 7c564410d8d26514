import { createHmac, timingSafeEqual } from 'node:crypto'

/** The keys in the addresses of guarded files. */
export type FileKeys = {
  /** Adds keys for a user to the addresses that are a JSON string of their own. */
  addToJson(json: string, origin: string, username: string): string
  /** Adds keys for a user to the addresses in a text, such as the cell of a sheet. */
  addToText(text: string, origin: string, username: string): string
  /** The user for whom the key of an address was made. */
  userOf(url: URL): string | undefined
}

/**
 * The address of a guarded file is its key: a link or a picture sends no header, and the cookie belongs to the CV alone
 * (wire decision B14). Valid as long as the server runs.
 */
export function makeFileKeys(secret: Uint8Array, folders: readonly string[]): FileKeys {
  const guarded = `/files/(?:${folders.join('|')})/`
  const macOf = (username: string, path: string) =>
    createHmac('sha256', secret).update(`${username}\n${path}`).digest('base64url')
  const isGuarded = (text: string, origin: string) =>
    text.startsWith(origin) && new RegExp(`^${guarded}[^?]*$`).test(text.slice(origin.length))
  /** An address with its key; one of another origin gets none. */
  const keyed = (address: string, origin: string, username: string) =>
    isGuarded(address, origin)
      ? `${address}?key=${Buffer.from(username).toString('base64url')}.${macOf(username, new URL(address).pathname)}`
      : address
  const addTo = (text: string, addresses: RegExp, origin: string, username: string) =>
    text.includes('/files/') ? text.replace(addresses, (address) => keyed(address, origin, username)) : text
  return {
    addToJson: (json, origin, username) => addTo(json, /(?<=")https?:[^"\\]{1,2000}(?=")/g, origin, username),
    addToText: (text, origin, username) => addTo(text, /https?:[^\s,;]{1,2000}/g, origin, username),
    userOf(url) {
      const [name = '', mac = ''] = (url.searchParams.get('key') ?? '').split('.')
      const username = Buffer.from(name, 'base64url').toString()
      const [given, expected] = [mac, macOf(username, url.pathname)].map((text) => Buffer.from(text))
      return given!.length === expected!.length && timingSafeEqual(given!, expected!) ? username : undefined
    },
  }
}
