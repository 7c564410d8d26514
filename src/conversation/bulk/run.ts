/** A person's thread when the message was sent; `messageId` is null if there was none. */
export type Attempt = { messageId: string | null; entries: number }
/** 'failed' may have been delivered anyway: with an attempt, the thread is read before anything is sent again. */
export type PersonState = 'waiting' | 'sent' | 'closed' | 'failed'
/** A recipient and the state of their message. */
export type RunPerson = { userId: string; state: PersonState; attempt?: Attempt }
/**
 * One message to several people, with its placeholders unfilled. It holds ids and no names, since it is stored in the
 * browser until everyone has an outcome.
 */
export type Run = { id: string; subject: string; text: string; people: readonly RunPerson[] }

/** The largest page size of applicants. */
export const MAX_PEOPLE = 40
const STATES: readonly unknown[] = ['waiting', 'sent', 'closed', 'failed'] satisfies PersonState[]

/** A run with everyone waiting; duplicate ids are dropped. */
export const newRun = (id: string, message: { subject: string; text: string }, userIds: readonly string[]): Run => ({
  id,
  ...message,
  people: [...new Set(userIds)].map((userId) => ({ userId, state: 'waiting' })),
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

const isAttempt = (value: unknown): value is Attempt | undefined => {
  if (value === undefined) return true
  const { messageId, entries } = (value ?? {}) as Attempt
  return (messageId === null || typeof messageId === 'string') && typeof entries === 'number'
}
/** Parses a stored run; undefined if it is not one. */
export function readRun(stored: unknown): Run | undefined {
  const { id, subject, text, people } = (stored ?? {}) as Run
  if ([id, subject, text].some((value) => typeof value !== 'string') || !Array.isArray(people)) return undefined
  const isPerson = ({ userId, state, attempt }: RunPerson) =>
    typeof userId === 'string' && STATES.includes(state) && isAttempt(attempt)
  return people.length > 0 && people.every((one) => one && isPerson(one)) ? { id, subject, text, people } : undefined
}
