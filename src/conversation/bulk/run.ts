import { z } from 'zod/mini'

/** A person's thread when the message was sent; `messageId` is null if there was none. */
const attemptSchema = z.object({ messageId: z.nullable(z.string()), entries: z.number() })
export type Attempt = z.infer<typeof attemptSchema>
const personSchema = z.object({
  userId: z.string(),
  /** 'failed' may have been delivered anyway: with an attempt, the thread is read before anything is sent again. */
  state: z.enum(['waiting', 'sent', 'closed', 'failed']),
  attempt: z.exactOptional(attemptSchema),
  /** The interview times of this person alone. */
  times: z.exactOptional(z.array(z.string())),
})
/** A recipient and the state of their message. */
export type RunPerson = z.infer<typeof personSchema>
export type PersonState = RunPerson['state']
/** A move to be made before the message; `isDone` once it was made. */
const moveSchema = z.object({ from: z.string(), to: z.string(), isDone: z.boolean() })
/**
 * One message to several people, with its placeholders unfilled. It holds ids and no names, since it is stored in the
 * browser until everyone has an outcome.
 */
export const runSchema = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  people: z.readonly(z.array(personSchema).check(z.minLength(1))),
  /** The filters of the search whose result has the people's names; absent where their names are found otherwise. */
  search: z.exactOptional(z.record(z.string(), z.unknown())),
  /** Only those who were moved receive the message. */
  move: z.exactOptional(moveSchema),
})
export type Run = z.infer<typeof runSchema>

/** A run with everyone waiting; duplicate ids are dropped. `timesOf`: the interview times of each person alone. */
export const newRun = (
  id: string,
  message: { subject: string; text: string },
  userIds: readonly string[],
  timesOf?: ReadonlyMap<string, readonly string[]>,
): Run => ({
  id,
  ...message,
  people: [...new Set(userIds)].map((userId) => {
    const times = timesOf?.get(userId)
    return { userId, state: 'waiting', ...(times ? { times: [...times] } : {}) }
  }),
})

/** The run for some of its people, whose move was made. */
export const afterMove = ({ move, ...run }: Run, userIds: ReadonlySet<string>): Run => ({
  ...run,
  people: run.people.filter(({ userId }) => userIds.has(userId)),
  ...(move ? { move: { ...move, isDone: true } } : {}),
})

/** The run with another state of one person. Final states ('sent', 'closed') stay. */
export const withPerson = (run: Run, { userId, ...next }: RunPerson): Run => ({
  ...run,
  people: run.people.map((one) => (one.userId === userId && isPending(one) ? { ...one, ...next } : one)),
})

/** Whether a person has no final outcome yet. */
const isPending = ({ state }: RunPerson): boolean => state === 'waiting' || state === 'failed'
export const pendingPeople = (run: Run): readonly RunPerson[] => run.people.filter(isPending)
/** The number of people in a state. */
export const countOf = (run: Run, state: PersonState): number => run.people.filter((one) => one.state === state).length

/** Parses a stored run; undefined if it is not one. */
export const readRun = (stored: unknown): Run | undefined => runSchema.safeParse(stored).data
