import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { isLocalHost } from './hosts'

const COOKIE = 'mock-key'

/** Whether an origin is on this machine. */
export const isLocal = (origin: string): boolean => URL.canParse(origin) && isLocalHost(new URL(origin).hostname)

const digest = (text: string) => createHash('sha256').update(text).digest()
const isKey = (given: string | undefined, key: string) =>
  given !== undefined && timingSafeEqual(digest(given), digest(key))

/**
 * Blocks foreign pages from the control API, and everybody without the key where other machines reach it. Tools other than
 * browsers send neither Origin nor Sec-Fetch-Site and must not be refused for it, as `csrf` does.
 */
export function guardControl(
  ownOrigin: (c: Context) => string | undefined,
  key: string | undefined,
): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin')
    const isForeign = origin !== undefined && origin !== ownOrigin(c) && !isLocal(origin)
    if (isForeign || c.req.header('sec-fetch-site') === 'cross-site')
      return c.json({ error: 'Pages of other sites may not control the backend.' }, 403)
    const type = c.req.header('content-type')
    if (type !== undefined && !/^application\/json\b/.test(type))
      return c.json({ error: 'The control API speaks application/json.' }, 415)
    if (key === undefined) return next()
    const shown = c.req.query('key')
    if (isKey(shown, key)) {
      setCookie(c, COOKIE, key, { path: '/__mock', httpOnly: true, sameSite: 'Strict' })
      return c.redirect('/__mock/')
    }
    if (isKey(c.req.header('x-mock-key') ?? getCookie(c, COOKIE), key)) return next()
    const how = 'the header x-mock-key has it, or a browser opens /__mock/?key=KEY once'
    return c.json({ error: `The control API needs the key printed at start: ${how}.` }, 401)
  }
}
