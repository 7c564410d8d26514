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
  /** Why the right password is refused: the account is disabled, or its temporary password is too old. */
  refused?: 'disabled' | 'expired' | undefined
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

const constraintOf = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'too_small':
      return `Member must have length greater than or equal to ${issue.minimum}`
    case 'too_big':
      return `Member must have length less than or equal to ${issue.maximum}`
    case 'invalid_format':
      return `Member must satisfy regular expression pattern: ${issue.pattern}`
    case 'invalid_value':
      return `Member must satisfy enum value set: [${issue.values.join(', ')}]`
    default:
      return 'Member must not be null'
  }
}
/** What is wrong with a request, as the provider says it; names of fields begin with a small letter there. */
function validationText({ issues }: z.ZodError): string {
  const texts = issues.map((issue) => {
    const path = issue.path.map(String).join('.')
    return `Value at '${path.charAt(0).toLowerCase()}${path.slice(1)}' failed to satisfy constraint: ${constraintOf(issue)}`
  })
  return `${texts.length} validation ${texts.length === 1 ? 'error' : 'errors'} detected: ${texts.join('; ')}`
}

/** Makes an operation that validates its input. */
export const operation =
  <T>(input: z.ZodType<T>, run: (input: T) => object): Operation =>
  (body) => {
    const { data, error } = input.safeParse(body)
    if (error) throw invalidParameter(validationText(error))
    return run(data)
  }
