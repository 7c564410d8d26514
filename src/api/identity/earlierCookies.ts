import { config } from '~/api/config'
import { isSharedComputer } from '~/lib/storage'
import { clearCookie, saveTokens, storedTokens } from './tokens'

/** Beginning of the identity library's names; earlier builds kept the session in cookies of these names. */
export const LIBRARY_PREFIX = 'CognitoIdentityServiceProvider.'

/** Decodes part of a cookie; cookies of other sites on this domain may be malformed. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
const cookies = () =>
  document.cookie.split('; ').flatMap((pair) => {
    const separator = pair.indexOf('=')
    const rawName = pair.slice(0, separator)
    return separator < 0 ? [] : [{ rawName, name: decode(rawName), value: decode(pair.slice(separator + 1)) }]
  })

/**
 * Takes over the session of an earlier build and removes its cookies. Not on a shared computer: they have outlived the
 * browser.
 */
export function takeOverCookies(): void {
  const jar = cookies()
  const prefix = `${LIBRARY_PREFIX}${config().cognito.clientId}`
  const valueOf = (name: string) => jar.find((cookie) => cookie.name === `${prefix}.${name}`)?.value
  const username = valueOf('LastAuthUser')
  const idToken = username && valueOf(`${username}.idToken`)
  if (idToken && !isSharedComputer() && !storedTokens())
    saveTokens({
      username,
      // Sessions from before the ID was stored, and those of the main site, use the provider's username.
      productId: valueOf(`${username}.productId`) ?? username,
      idToken,
      refreshToken: valueOf(`${username}.refreshToken`) ?? '',
      clockDrift: Number(valueOf(`${username}.clockDrift`)) || 0,
    })
  // Names are encoded like values; only the raw name removes the cookie.
  for (const { rawName, name } of jar) if (name === 'sessionToken' || name.startsWith(prefix)) clearCookie(rawName, '/')
}
