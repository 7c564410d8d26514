import { createHash } from 'node:crypto'
import { z } from 'zod'
import { invalidParameter } from './errors'
import type { IdentityKeys } from './keys'

/** An initial account of a world. */
export type Account = {
  username: string
  password: string
  confirmed: boolean
  email: string
  /** The second factor: an authenticator app, a code by SMS, or an app that must be set up at the next sign-in. */
  mfa?: 'app' | 'sms' | 'setup' | undefined
  /** The password is an administrator's and must be replaced at the next sign-in. */
  hasTemporaryPassword?: boolean | undefined
}
/**
 * The user of an account in one world: the pool's internal name, as in pools with aliases, and the times until which
 * the codes sent to it are valid; the secret of its authenticator app, and the time step of the newest code used.
 */
export type User = Account & {
  internalName: string
  signUpCodeUntil: number
  resetCodeUntil: number
  appSecret: string
  lastAppStep: number
}
/** The secret of the demo's authenticator app: whoever adds it to an app sees the codes. */
export const APP_SECRET = 'KLOBKONSOLDEMOKLOBKONSOLDEMO2345'
/** The state shared by all parts of a provider. */
export type Pool = {
  keys: IdentityKeys
  userPoolId: string
  region: string
  poolName: string
  clientId: string
  /** By username. */
  users: Map<string, User>
  now: () => number
  settings: { idTokenSeconds: number }
}

/** A pool's internal name for a user: a uuid, deterministic on every machine. */
export function internalNameOf(userPoolId: string, username: string): string {
  const hash = createHash('sha256').update(`${userPoolId}\n${username}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
/** The user with an internal name, or undefined. */
export const userByInternalName = ({ users }: Pool, internalName: string): User | undefined =>
  [...users.values()].find((user) => user.internalName === internalName)

/** An operation of the protocol; its body is parsed JSON, not yet validated. */
export type Operation = (body: unknown) => object

/** The client application's field of a request; its value is checked centrally. */
export const clientField = { ClientId: z.string() }
/** A user name by the rules of the protocol: no spaces. */
export const usernameField = z.string().regex(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u)

/** Makes an operation that validates its input. */
export const operation =
  <T>(input: z.ZodType<T>, run: (input: T) => object): Operation =>
  (body) => {
    const { data, error } = input.safeParse(body)
    if (error) throw invalidParameter(`1 validation error detected: ${z.prettifyError(error)}`)
    return run(data)
  }
