import { createHash } from 'node:crypto'
import { z } from 'zod'
import { invalidParameter } from './errors'
import type { IdentityKeys } from './keys'

/** Somebody who can sign in, as a world starts with them. */
export type Account = { username: string; password: string; confirmed: boolean; email: string }
/**
 * An account as it lives in one world: the pool's own name for it, as pools with aliases give one, and the times until
 * which the codes that were sent to it are good.
 */
export type User = Account & { internalName: string; signUpCodeUntil: number; resetCodeUntil: number }
/** What all parts of one provider share. */
export type Pool = {
  keys: IdentityKeys
  userPoolId: string
  region: string
  poolName: string
  clientId: string
  /** By the name that is typed. */
  users: Map<string, User>
  now: () => number
  settings: { idTokenSeconds: number }
}

/** A pool's own name for a user: a uuid, the same for the same user on every machine. */
export function internalNameOf(userPoolId: string, username: string): string {
  const hash = createHash('sha256').update(`${userPoolId}\n${username}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
/** The user of an internal name, or undefined. */
export const userNamed = ({ users }: Pool, internalName: string): User | undefined =>
  [...users.values()].find((user) => user.internalName === internalName)

/** One operation of the protocol: what it is sent has been read as JSON and not checked. */
export type Operation = (body: unknown) => object

/** The field of a request that names the client application; that it is the right one is checked for all at once. */
export const clientField = { ClientId: z.string() }
/** A user name as the protocol allows it: no spaces. */
export const usernameField = z.string().regex(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u)

/** An operation that runs only on the input that it describes. */
export const operation =
  <T>(input: z.ZodType<T>, run: (input: T) => object): Operation =>
  (body) => {
    const { data, error } = input.safeParse(body)
    if (error) throw invalidParameter(`1 validation error detected: ${z.prettifyError(error)}`)
    return run(data)
  }
