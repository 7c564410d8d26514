import { createPublicKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import type { IdentityProvider } from './identity'
import { signedPayload } from './tokens'

/** The id of a real user pool and of the console's client in it. */
export type PoolName = { userPoolId: string; clientId: string }
/** A real user pool whose id tokens the embedded backend accepts. */
export type TrustedPool = {
  /** Whom a valid id token names, with the e-mail that the pool has verified: signed by it, for the client, unexpired. */
  read(token: string): { username: string; email: string | undefined } | undefined
}

/** The pool's keys cannot be had; the message is one plain sentence for the user. */
export class PoolUnreadable extends Error {}

const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string() })) })
const claims = z.object({
  iss: z.string(),
  aud: z.string(),
  exp: z.number(),
  token_use: z.literal('id'),
  'cognito:username': z.string(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
})

/**
 * Loads the keys of a real pool, once: pools keep theirs. Throws PoolUnreadable where they cannot be had. `load` fetches the
 * text of an address, `now` is in milliseconds.
 */
export async function loadTrustedPool(
  { userPoolId, clientId }: PoolName,
  load: (address: string) => Promise<string> = async (address) => (await fetch(address)).text(),
  now: () => number = Date.now,
): Promise<TrustedPool> {
  const issuer = `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/${userPoolId}`
  const address = `${issuer}/.well-known/jwks.json`
  const keys = new Map<string, KeyObject>()
  try {
    for (const key of keySet.parse(JSON.parse(await load(address))).keys)
      keys.set(key.kid, createPublicKey({ key, format: 'jwk' }))
  } catch {
    throw new PoolUnreadable(
      `The keys of the pool ${userPoolId} cannot be read at ${address}: check its id and the network.`,
    )
  }
  return {
    read(token) {
      const { data } = claims.safeParse(signedPayload(token, (keyId) => keys.get(keyId)))
      if (!data || data.iss !== issuer || data.aud !== clientId || data.exp * 1000 <= now()) return undefined
      return { username: data['cognito:username'], email: data.email_verified ? data.email : undefined }
    },
  }
}

/**
 * The provider of a world that accepts the tokens of a real pool beside its own. They stand for the account with the same
 * name, or else the same e-mail; anybody else is a job seeker without rights.
 */
export const trusting = (pool: TrustedPool, provider: IdentityProvider): IdentityProvider => ({
  ...provider,
  verify(token) {
    const own = provider.verify(token)
    const person = own === undefined ? pool.read(token) : undefined
    if (!person || provider.users.has(person.username)) return own ?? person?.username
    const email = person.email?.toLowerCase()
    const alike = [...provider.users.values()].find((user) => email !== undefined && user.email.toLowerCase() === email)
    return (alike ?? person).username
  },
})
