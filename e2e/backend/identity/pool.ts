import { z } from 'zod'
import { invalidParameter } from './errors'
import type { IdentityKeys } from './keys'

/** Somebody who can sign in, as a world starts with them. */
export type Account = { username: string; password: string; confirmed: boolean; email: string }
/** An account as it lives in one world, with the times until which the codes that were sent to it are good. */
export type User = Account & { signUpCodeUntil: number; resetCodeUntil: number }
/** What all parts of one provider share. */
export type Pool = {
  keys: IdentityKeys
  userPoolId: string
  region: string
  poolName: string
  clientId: string
  users: Map<string, User>
  now: () => number
  settings: { idTokenSeconds: number }
}

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
