import { ApiError, mayHaveSucceeded } from '~/api/errors'
import { type Attempt, pendingPeople, type Run, type RunPerson, withPerson } from './run'

/** A message with all placeholders filled. */
export type FilledMessage = { subject: string; html: string }
/** The part of a thread that a run needs. */
export type RunThread = { messageId: string; isOpen: boolean; subject: string | null; html: string }
/** The calls of a run. */
export type RunCalls = {
  fill: (userId: string) => Promise<FilledMessage>
  find: (userId: string) => Promise<RunThread | null>
  /** The HTML of the later messages, oldest first, with their total. */
  entries: (messageId: string) => Promise<{ total: number; newest: readonly string[] }>
  start: (userId: string, message: FilledMessage) => Promise<unknown>
  reply: (messageId: string, message: FilledMessage) => Promise<unknown>
}
type Options = {
  /** Stores the run; called before each message is sent, and after each outcome. */
  save: (run: Run) => void
  isStopped: () => boolean
  onFailure: (userId: string, error: unknown) => void
  onSent?: (userId: string, message: FilledMessage) => void
  /** Called before `onSent` if a message without an answer turns out to be delivered. */
  onFound?: (userId: string) => void
}

/** Failures that would affect everyone: session, right, rate limit, outage. */
const STOPPING_STATUSES = new Set([401, 403, 429, 503])
const stopsRun = (error: unknown) =>
  !(error instanceof ApiError) || error.failure !== 'status' || STOPPING_STATUSES.has(error.status ?? 0)
const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409

/** Whether a message was delivered since an attempt, according to the thread. */
async function wasDelivered(
  { entries }: Pick<RunCalls, 'entries'>,
  attempt: Attempt,
  thread: RunThread | null,
  { subject, html }: FilledMessage,
): Promise<boolean> {
  if (!thread) return false
  // A colleague may have started it with the same template.
  if (attempt.messageId === null) return thread.html === html && thread.subject === subject
  const { total, newest } = await entries(thread.messageId)
  // An older message may have the same text: only newer ones count.
  const since = total - attempt.entries
  return since > 0 && newest.slice(-since).includes(html)
}

/**
 * Sends a run to everyone without an outcome, one after the other. Each thread is read and the attempt is stored before
 * the message is sent, so that a later run can check whether it was delivered. Closed threads stay closed.
 */
export async function sendRun(
  start: Run,
  calls: RunCalls,
  { save, isStopped, onFailure, onSent, onFound }: Options,
): Promise<Run> {
  let run = start
  const record = (person: RunPerson) => {
    run = withPerson(run, person)
    save(run)
  }

  async function sendTo({ userId, attempt: earlier }: RunPerson): Promise<'sent' | 'closed' | 'stopped'> {
    const message = await calls.fill(userId)
    const sent = () => {
      onSent?.(userId, message)
      return 'sent' as const
    }
    const found = () => {
      onFound?.(userId)
      return sent()
    }
    let thread = await calls.find(userId)
    if (earlier && (await wasDelivered(calls, earlier, thread, message))) return found()
    // If a colleague starts the thread meanwhile, the message becomes a reply.
    for (let tries = 1; ; tries += 1) {
      if (thread && !thread.isOpen) return 'closed'
      const entries = thread ? (await calls.entries(thread.messageId)).total : 0
      // Stopped before anything was sent.
      if (isStopped()) return 'stopped'
      const attempt = { messageId: thread?.messageId ?? null, entries }
      record({ userId, state: 'waiting', attempt })
      try {
        await (thread ? calls.reply(thread.messageId, message) : calls.start(userId, message))
        return sent()
      } catch (error) {
        if (isConflict(error) && tries === 1) {
          thread = await calls.find(userId)
          // The conflict may be our own slow message.
          if (await wasDelivered(calls, attempt, thread, message)) return found()
        } else if (!mayHaveSucceeded(error)) throw error
        else {
          // Checked at once; if the connection is still down, the next run checks again.
          const now = await calls.find(userId).catch(() => null)
          if (await wasDelivered(calls, attempt, now, message).catch(() => false)) return found()
          throw error
        }
      }
    }
  }

  for (const person of pendingPeople(start)) {
    if (isStopped()) break
    try {
      const state = await sendTo(person)
      if (state === 'stopped') break
      record({ userId: person.userId, state })
    } catch (error) {
      onFailure(person.userId, error)
      record({ userId: person.userId, state: 'failed' })
      if (stopsRun(error)) break
    }
  }
  return run
}
