import { z } from 'zod'
import { invalidParameter, notAuthorized } from './errors'
import { clientField, type Operation, operation, type Pool, type User, userByInternalName } from './pool'
import { makeTokens, type MintedTokens, type Session, type Tokens } from './tokens'

/** The sessions of the users of one world: opened by a sign-in, renewed by a refresh token, ended by a revocation. */
export type Sessions = {
  open(user: User): MintedTokens & { RefreshToken: string }
  renew(refreshToken: string): MintedTokens
  /** The user of a valid token; throws on invalid ones. */
  user(token: string, use: 'id' | 'access'): User
  revoke(refreshToken: string): void
  revokeAll(username: string): void
  jwks: Tokens['jwks']
}

/** Sessions of a pool. Revocations are known to this world only; everything else is in the tokens. */
export function makeSessions(pool: Pool): Sessions {
  const tokens = makeTokens(pool.keys, pool)
  const ended = new Set<string>()
  const endedUpTo = new Map<string, string>()

  function userOf({ internalName, originJti }: Session, refusal: string): User {
    const user = userByInternalName(pool, internalName)
    // Session ids are ordered, so one id covers all sessions opened before it.
    if (!user || ended.has(originJti) || originJti <= (endedUpTo.get(user.username) ?? '')) throw notAuthorized(refusal)
    return user
  }
  return {
    open(user) {
      const signedInAt = Math.floor(pool.now() / 1000)
      const session = { internalName: user.internalName, originJti: pool.keys.startSession(), signedInAt }
      const RefreshToken = tokens.mintRefresh(session)
      return { ...tokens.mint(session, user.email, pool.settings.idTokenSeconds), RefreshToken }
    },
    renew(refreshToken) {
      const session = tokens.readRefresh(refreshToken)
      const user = userOf(session, 'Refresh Token has been revoked')
      return tokens.mint(session, user.email, pool.settings.idTokenSeconds)
    },
    user: (token, use) => userOf(tokens.read(token, use), 'Token has been revoked'),
    revoke: (refreshToken) => void ended.add(tokens.readRefresh(refreshToken).originJti),
    revokeAll: (username) => void endedUpTo.set(username, pool.keys.startSession()),
    jwks: tokens.jwks,
  }
}

/** The operations of a signed-in user. */
export function sessionOperations(sessions: Sessions): Record<string, Operation> {
  const signedIn = z.object({ AccessToken: z.string() })
  return {
    GetUser: operation(signedIn, ({ AccessToken }) => {
      const { internalName, email } = sessions.user(AccessToken, 'access')
      return {
        Username: internalName,
        UserAttributes: [
          { Name: 'sub', Value: internalName },
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
        ],
      }
    }),
    GlobalSignOut: operation(signedIn, ({ AccessToken }) => {
      sessions.revokeAll(sessions.user(AccessToken, 'access').username)
      return {}
    }),
    RevokeToken: operation(z.object({ ...clientField, Token: z.string() }), ({ Token }) => {
      sessions.revoke(Token)
      return {}
    }),
  }
}

/** Renews a session for InitiateAuth; without a new refresh token, since the old one stays valid. */
export function renewSession(sessions: Sessions, parameters: Record<string, string | null>): object {
  const { REFRESH_TOKEN } = parameters
  if (!REFRESH_TOKEN) throw invalidParameter('Missing required parameter REFRESH_TOKEN')
  return { AuthenticationResult: sessions.renew(REFRESH_TOKEN), ChallengeParameters: {} }
}
