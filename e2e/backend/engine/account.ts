import { z } from 'zod'
import { id } from '~/api/contract/values'
import type { DeepReadonly } from './records'

const entry = { id, allowed: z.boolean() }
/** Somebody who can sign in, and what they may do: the KLOB ID is `username`. */
export const accountRecord = z.strictObject({
  username: z.string().min(1).max(128),
  password: z.string().min(8),
  confirmed: z.boolean(),
  email: z.string(),
  userId: id,
  firstName: z.string(),
  lastName: z.string().nullable(),
  /** What the account is for, in English, as the server's greeting shows it. */
  who: z.string(),
  /** null: the flag is absent, the tests are not taken. */
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
/** Somebody who can sign in, and what they may do. */
export type Account = DeepReadonly<z.infer<typeof accountRecord>>

/** Somebody who signed up in this world: a job seeker of whom only the username is known. */
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
