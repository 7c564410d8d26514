import { z } from 'zod'
import { id } from '../../../src/api/values'
import type { DeepReadonly } from './records'

const entry = { id, allowed: z.boolean() }
/** Schema of an account with its rights; `username` is the KLOB ID. */
export const accountRecord = z.strictObject({
  username: z.string().min(1).max(128),
  password: z.string().min(8),
  confirmed: z.boolean(),
  email: z.string(),
  userId: id,
  firstName: z.string(),
  lastName: z.string().nullable(),
  /** The purpose of the account, in English, for the server's greeting. */
  who: z.string(),
  /** The second factor that the identity provider asks for at sign-in; 'setup' lets the user set up an app first. */
  mfa: z.enum(['app', 'sms', 'setup']).optional(),
  /** The password is an administrator's; the user replaces it at the next sign-in. */
  hasTemporaryPassword: z.boolean().optional(),
  /** The identity provider refuses the right password: of an account that is disabled, or a temporary one that is too old. */
  refused: z.enum(['disabled', 'expired']).optional(),
  /** null: the flag is absent and the tests are not taken. */
  tts01Int01: z.boolean().nullable(),
  /** The account's corporates with its rights there; unordered, like the wire. */
  corporates: z.array(
    z.strictObject({
      corporateId: id,
      menu: z.array(z.strictObject({ ...entry, childMenu: z.array(z.strictObject(entry)) })),
      vacancies: z.strictObject({ view: z.boolean(), add: z.boolean(), edit: z.boolean() }),
    }),
  ),
})
/** An account with its rights. */
export type Account = DeepReadonly<z.infer<typeof accountRecord>>

/** The account of a user who signed up in this world: a job seeker without rights. */
export const newcomer = (username: string): Account => ({
  username,
  password: '',
  confirmed: true,
  email: `${username}@surel.example`,
  userId: username,
  firstName: username,
  lastName: null,
  who: 'signed up',
  tts01Int01: true,
  corporates: [],
})
