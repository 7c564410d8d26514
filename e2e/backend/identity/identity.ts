import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { accountOperations } from './accounts'
import { IdentityError } from './errors'
import type { IdentityKeys } from './keys'
import { type Account, internalNameOf, type Operation, type Pool, type User } from './pool'
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

/** An identity provider that speaks what the client library speaks, and lives in one world. */
export type IdentityProvider = {
  /** The pool's endpoint, wherever it is mounted, and its keys at any path that ends in `/.well-known/jwks.json`. */
  fetch(request: Request): Promise<Response>
  /** The name that the user of a good id token types: signed by these keys, for this pool and client, unexpired, not revoked. */
  verify(idToken: string): string | undefined
  /** A fresh id token of a user, without their password. */
  idTokenOf(username: string): string
  /** What testers may change while it runs. */
  settings: { idTokenSeconds: number }
  /** Ends every session of a user that was opened until now. */
  revokeAll(username: string): void
  /** Adds an account, or changes the one of that username. */
  putAccount(account: Account): void
  /** The users of the pool, by the name that is typed. */
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
/** An account as a user; one that waits for its confirmation from the start can be confirmed at any time. */
const userOf = ({ username, password, confirmed, email }: Account, userPoolId: string): User => ({
  username,
  password,
  confirmed,
  email,
  internalName: internalNameOf(userPoolId, username),
  signUpCodeUntil: Infinity,
  resetCodeUntil: 0,
})
function poolOf(keys: IdentityKeys, { userPoolId, clientId, accounts, now = Date.now }: IdentityOptions): Pool {
  const [region, poolName] = userPoolId.split('_')
  if (!region || !poolName) throw new Error(`A pool id reads region_Name: ${userPoolId}`)
  const users = new Map(accounts.map((account) => [account.username, userOf(account, userPoolId)]))
  return { keys, userPoolId, region, poolName, clientId, users, now, settings: { idTokenSeconds: 3600 } }
}

/** A provider for one world; cheap, since what costs time is in the keys. */
export function makeIdentityProvider(keys: IdentityKeys, options: IdentityOptions): IdentityProvider {
  const pool = poolOf(keys, options)
  const sessions = makeSessions(pool)
  const operations = new Map<string, Operation>(
    Object.entries({
      ...signInOperations(pool, sessions),
      ...accountOperations(pool),
      ...sessionOperations(sessions),
    }),
  )
  const named = z.object({ ClientId: z.string() })

  async function run(request: Request): Promise<object> {
    const target = request.headers.get('x-amz-target') ?? ''
    const name = target.startsWith(TARGET_PREFIX) ? target.slice(TARGET_PREFIX.length) : ''
    const perform = operations.get(name)
    // The type is the protocol's own; asking for it also keeps forms of foreign pages out.
    if (!perform || !request.headers.get('content-type')?.startsWith(CONTENT_TYPE))
      throw new IdentityError('UnknownOperationException', 'Unknown operation.')
    const body = await jsonOf(request)
    const client = named.safeParse(body).data?.ClientId
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
