import { type KeyObject, randomUUID, sign, timingSafeEqual, verify } from 'node:crypto'
import { z } from 'zod'
import { notAuthorized } from './errors'
import type { IdentityKeys } from './keys'

/** A sign-in of a user, by internal name; all tokens minted from it carry its id (`origin_jti`). */
export type Session = { internalName: string; originJti: string; signedInAt: number }
/** The tokens of an answer, with the provider's field names. */
export type MintedTokens = { IdToken: string; AccessToken: string; ExpiresIn: number; TokenType: 'Bearer' }
/** Mints and reads the tokens of one pool. Reading throws the provider's refusals; revocation is checked elsewhere. */
export type Tokens = {
  mint(session: Session, email: string, seconds: number): MintedTokens
  mintRefresh(session: Session): string
  read(token: string, use: 'id' | 'access'): Session
  readRefresh(token: string): Session
  jwks(): { keys: object[] }
}
type TokenSettings = { userPoolId: string; clientId: string; region: string; now: () => number }

/** The lifetime of the console's cookie that stores it. */
const REFRESH_SECONDS = 365 * 24 * 60 * 60

const common = { iss: z.string(), exp: z.number(), auth_time: z.number(), origin_jti: z.string() }
const claims = {
  id: z.object({ ...common, token_use: z.literal('id'), aud: z.string(), 'cognito:username': z.string() }),
  access: z.object({ ...common, token_use: z.literal('access'), client_id: z.string(), username: z.string() }),
}
const refreshClaims = z.tuple([z.string(), z.string(), z.number()])

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const header = z.object({ alg: z.literal('RS256'), kid: z.string() })
/** The JSON of one part of a token; undefined if it is none. */
function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** The payload of a JWT that is signed by the key it names; else undefined. Claims and times are not looked at. */
export function signedPayload(token: string, keyOf: (keyId: string) => KeyObject | undefined): unknown {
  const [head = '', payload = '', signature = '', ...rest] = token.split('.')
  const { data } = header.safeParse(decode(head))
  const key = data && rest.length === 0 ? keyOf(data.kid) : undefined
  const isSigned =
    key && verify('RSA-SHA256', Buffer.from(`${head}.${payload}`), key, Buffer.from(signature, 'base64url'))
  return isSigned ? decode(payload) : undefined
}

/** The tokens of a pool: signed JWTs for identity and access, and a self-contained refresh token. */
export function makeTokens(keys: IdentityKeys, { userPoolId, clientId, region, now }: TokenSettings): Tokens {
  const issuer = `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`
  const seconds = () => Math.floor(now() / 1000)

  function signed(payload: object): string {
    const text = `${encode({ kid: keys.keyId, alg: 'RS256' })}.${encode(payload)}`
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), keys.privateKey).toString('base64url')}`
  }
  const verified = (token: string) => signedPayload(token, (id) => (id === keys.keyId ? keys.publicKey : undefined))
  const refreshMac = (body: string) => keys.mac('refresh', `${userPoolId}\n${clientId}\n${body}`)

  return {
    mint({ internalName, originJti, signedInAt }, email, lifetime) {
      const iat = seconds()
      const base = { sub: internalName, iss: issuer, origin_jti: originJti, auth_time: signedInAt }
      const times = { iat, exp: iat + lifetime }
      const id = { 'cognito:username': internalName, email, email_verified: true, aud: clientId, token_use: 'id' }
      const access = {
        username: internalName,
        client_id: clientId,
        scope: 'aws.cognito.signin.user.admin',
        token_use: 'access',
      }
      return {
        IdToken: signed({ ...base, ...id, ...times, jti: randomUUID() }),
        AccessToken: signed({ ...base, ...access, ...times, jti: randomUUID() }),
        ExpiresIn: lifetime,
        TokenType: 'Bearer',
      }
    },
    mintRefresh({ internalName, originJti, signedInAt }) {
      const body = encode([internalName, originJti, signedInAt])
      return `${body}.${refreshMac(body).toString('base64url')}`
    },
    read(token, use) {
      const { data } = claims[use].safeParse(verified(token))
      if (!data || data.iss !== issuer) throw notAuthorized('Invalid token')
      const [audience, internalName] =
        data.token_use === 'id' ? [data.aud, data['cognito:username']] : [data.client_id, data.username]
      if (audience !== clientId) throw notAuthorized('Invalid token')
      if (data.exp <= seconds()) throw notAuthorized('Token has expired')
      return { internalName, originJti: data.origin_jti, signedInAt: data.auth_time }
    },
    readRefresh(token) {
      const [body = '', mac = ''] = token.split('.')
      const [expected, given] = [refreshMac(body), Buffer.from(mac, 'base64url')]
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        throw notAuthorized('Invalid Refresh Token')
      const { data } = refreshClaims.safeParse(decode(body))
      if (!data) throw notAuthorized('Invalid Refresh Token')
      const [internalName, originJti, signedInAt] = data
      if (signedInAt + REFRESH_SECONDS <= seconds()) throw notAuthorized('Refresh Token has expired')
      return { internalName, originJti, signedInAt }
    },
    jwks: () => ({
      keys: [{ ...keys.publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: keys.keyId }],
    }),
  }
}
