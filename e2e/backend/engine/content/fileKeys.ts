import { createHmac, timingSafeEqual } from 'node:crypto'

/** The keys in the addresses of guarded files. */
export type FileKeys = {
  /** Adds keys for a user to the addresses that are a JSON string of their own. */
  addTo(json: string, origin: string, username: string): string
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
  const keyed = (address: string, username: string) => {
    const { pathname } = new URL(address)
    return `${address}?key=${Buffer.from(username).toString('base64url')}.${macOf(username, pathname)}`
  }
  const isGuarded = (text: string, origin: string) =>
    text.startsWith(origin) && new RegExp(`^${guarded}[^?]*$`).test(text.slice(origin.length))
  return {
    addTo: (json, origin, username) =>
      json.includes('/files/')
        ? json.replace(/"(https?:[^"\\]{1,2000})"/g, (text, address: string) =>
            isGuarded(address, origin) ? `"${keyed(address, username)}"` : text,
          )
        : json,
    userOf(url) {
      const [name = '', mac = ''] = (url.searchParams.get('key') ?? '').split('.')
      const username = Buffer.from(name, 'base64url').toString()
      const [given, expected] = [mac, macOf(username, url.pathname)].map((text) => Buffer.from(text))
      return given!.length === expected!.length && timingSafeEqual(given!, expected!) ? username : undefined
    },
  }
}
