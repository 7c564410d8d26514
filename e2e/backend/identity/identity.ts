import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { accountOperations } from './accounts'
import { IdentityError } from './errors'
import type { IdentityKeys } from './keys'
import { type Account, APP_SECRET, internalNameOf, type Operation, type Pool, type User } from './pool'
import { codeOf, secondFactor } from './secondFactor'
import { makeSessions, sessionOperations } from './sessions'
import { signInOperations } from './signIn'

export { type IdentityKeys, makeIdentityKeys } from './keys'
export { CONFIRMATION_CODE } from './accounts'
export type { Account } from './pool'

/** The pool a provider serves, its users, and its clock (milliseconds; the wall clock by default). */
export type IdentityOptions = {
  userPoolId: string
  clientId: string
  accounts: readonly Account[]
  now?: () => number
}

/** The identity provider of one world; it implements the protocol of the client library. */
export type IdentityProvider = {
  /** Answers the pool's endpoint at any path, and its keys at paths that end in `/.well-known/jwks.json`. */
  fetch(request: Request): Promise<Response>
  /** The username of a valid id token: signed by these keys, for this pool and client, unexpired, not revoked. */
  verify(idToken: string): string | undefined
  /** A fresh id token of a user, without their password. */
  idTokenOf(username: string): string
  /** The code of a user's second factor at this moment. */
  codeOf(username: string): string
  /** Settings that testers may change at run time. */
  settings: { idTokenSeconds: number }
  /** Ends all current sessions of a user. */
  revokeAll(username: string): void
  /** Adds ...account, or updates the one with that username. */
  putAccount(account: Account): void
  /** The users of the pool by username. */
  users: Map<string, User>
}

const TARGET_PREFIX = 'AWSCognitoIdentityProviderService.'
const CONTENT_TYPE = 'application/x-amz-json-1.1'
const METHODS = 'GET, POST, OPTIONS'

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  const common = { 'content-type': CONTENT_TYPE, 'cache-control': 'no-store', 'x-amzn-requestid': randomUUID() }
  return new Response(JSON.stringify(body), { status, headers: { ...common, ...headers } })
}
const refusal = ({ type, message }: IdentityError): Response =>
  answer(type === 'InternalErrorException' ? 500 : 400, { __type: type, message }, { 'x-amzn-errortype': type })

async function jsonOf(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    throw new IdentityError('SerializationException', 'The request is not JSON.')
  }
}
/** Makes the user of an account; one that is unconfirmed from the start can be confirmed at any time. */
const userOf = (
  { username, password, confirmed, email, mfa, hasTemporaryPassword, refused }: Account,
  userPoolId: string,
): User => ({
  username,
  password,
  confirmed,
  email,
  mfa,
  hasTemporaryPassword,
  refused,
  internalName: internalNameOf(userPoolId, username),
  signUpCodeUntil: Infinity,
  resetCodeUntil: 0,
  appSecret: APP_SECRET,
  lastAppStep: 0,
})
function poolOf(keys: IdentityKeys, { userPoolId, clientId, accounts, now = Date.now }: IdentityOptions): Pool {
  const [region, poolName] = userPoolId.split('_')
  if (!region || !poolName) throw new Error(`A pool id reads region_Name: ${userPoolId}`)
  const users = new Map(accounts.map((account) => [account.username, userOf(account, userPoolId)]))
  return { keys, userPoolId, region, poolName, clientId, users, now, settings: { idTokenSeconds: 3600 } }
}

/** Makes the provider of a world; cheap, since the expensive parts are in the keys. */
export function makeIdentityProvider(keys: IdentityKeys, options: IdentityOptions): IdentityProvider {
  const pool = poolOf(keys, options)
  const sessions = makeSessions(pool)
  const second = secondFactor(pool, sessions)
  const operations = new Map<string, Operation>(
    Object.entries({
      ...signInOperations(pool, sessions, second),
      ...second.operations,
      ...accountOperations(pool),
      ...sessionOperations(sessions),
    }),
  )
  const userOfToken = z.object({ ClientId: z.string() })

  async function run(request: Request): Promise<object> {
    const target = request.headers.get('x-amz-target') ?? ''
    const name = target.startsWith(TARGET_PREFIX) ? target.slice(TARGET_PREFIX.length) : ''
    const perform = operations.get(name)
    // The content type is the protocol's; requiring it also blocks forms of foreign pages.
    if (!perform || !request.headers.get('content-type')?.startsWith(CONTENT_TYPE))
      throw new IdentityError('UnknownOperationException', 'Unknown operation.')
    const body = await jsonOf(request)
    const client = userOfToken.safeParse(body).data?.ClientId
    if (client !== undefined && client !== pool.clientId)
      throw new IdentityError('ResourceNotFoundException', `User pool client ${client} does not exist.`)
    return perform(body)
  }

  return {
    settings: pool.settings,
    users: pool.users,
    putAccount: (account) => void pool.users.set(account.username, userOf(account, pool.userPoolId)),
    revokeAll: sessions.revokeAll,
    idTokenOf: (username) => sessions.open(pool.users.get(username)!).IdToken,
    codeOf: (username) => codeOf(pool.users.get(username)!, pool.now()),
    verify(idToken) {
      try {
        return sessions.user(idToken, 'id').username
      } catch (error) {
        if (error instanceof IdentityError) return undefined
        throw error
      }
    },
    async fetch(request) {
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow: METHODS } })
      if (request.method === 'GET' && new URL(request.url).pathname.endsWith('/.well-known/jwks.json'))
        return answer(200, sessions.jwks(), { 'content-type': 'application/json' })
      if (request.method !== 'POST') return answer(405, { message: 'Method not allowed' }, { allow: METHODS })
      try {
        return answer(200, await run(request))
      } catch (error) {
        if (error instanceof IdentityError) return refusal(error)
        console.error(error)
        return refusal(new IdentityError('InternalErrorException', 'Something went wrong.'))
      }
    },
  }
}
