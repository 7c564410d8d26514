import type { QueryClient } from '@tanstack/react-query'
import type { Conversation, Ticket } from '~/api/endpointGroups/conversation'
import { mayHaveArrived } from '~/api/errors'
import { query } from '~/api/queries'
import type { Writer } from '~/lib/scope'
import type { Attempt } from '~/record/useTextDraft'
import { newestEntries } from './newestEntries'

/** A draft that keeps the last attempt at sending it. */
type Draft = { attempt: Attempt | undefined; noteAttempt: (sent: Attempt | undefined) => void }
type Work = {
  /** Whether it is there by now; fails when nobody can tell. */
  hasArrived: (sent: Attempt) => Promise<boolean>
  send: () => Promise<unknown>
}

/**
 * Sends a message once: the same text whose answer never came is looked for before it is sent again. Answers 'found'
 * when it was there already.
 */
export async function deliverOnce(
  { attempt, noteAttempt }: Draft,
  message: Attempt,
  { hasArrived, send }: Work,
): Promise<'sent' | 'found'> {
  const earlier = attempt?.messageText === message.messageText ? attempt : undefined
  const sent = earlier ?? message
  if (earlier && (await hasArrived(earlier))) return 'found'
  // Before it leaves: the page may be loaded anew before the answer.
  noteAttempt(sent)
  try {
    await send()
  } catch (error) {
    if (!mayHaveArrived(error)) noteAttempt(undefined)
    // Looked for at once; while the line is down, the next press looks again.
    else if (await hasArrived(sent).catch(() => false)) return 'sent'
    throw error
  }
  return 'sent'
}

type Sent<T extends object> = {
  endpoints: Conversation<T>
  thread: T
  ticket: Ticket | null
} & Attempt

/** How many later messages a thread is known to have. */
export const countBefore = <T extends object>(client: QueryClient, endpoints: Conversation<T>, ticket: Ticket | null) =>
  ticket ? client.getQueryData(newestEntries(endpoints, ticket.messageId).queryKey)?.total : undefined

/** Whether a message whose call was not answered has arrived all the same. Fails when nobody can tell. */
export async function wasDelivered<T extends object>(
  client: QueryClient,
  { endpoints, thread, ticket, messageText, before }: Sent<T>,
): Promise<boolean> {
  if (!ticket) {
    const found = await client.fetchQuery({ ...query(endpoints.find, thread), staleTime: 0 })
    return found?.messageText === messageText
  }
  // Sent as a first message: the thread may be its own.
  if (before === undefined && ticket.messageText === messageText) return true
  const { content, total } = await client.fetchQuery({ ...newestEntries(endpoints, ticket.messageId), staleTime: 0 })
  // The same words may be there from before: only newer messages count.
  const since = total - (before ?? total - 1)
  return since > 0 && content.slice(-since).some((entry) => entry.messageText === messageText)
}

const WINDOW_MS = 10 * 60_000

/** In memory only: what was sent is the server's to keep. */
const sent = new Map<string, { html: string; time: number }>()
const keyOf = ({ userId, corporateId }: Writer, to: string) => `${corporateId} ${userId} ${to}`

/** Says that somebody was sent the same within that time. */
export const SENT_RECENTLY = 'Pesan yang sama dikirim ke orang ini kurang dari 10 menit yang lalu.'
/** What this page sent to whom in the last ten minutes, so that the same is not sent again by mistake. */
export const sentRecently = {
  remember: (writer: Writer, to: string, html: string) => void sent.set(keyOf(writer, to), { html, time: Date.now() }),
  has: (writer: Writer, to: string, html: string): boolean => {
    const last = sent.get(keyOf(writer, to))
    return last !== undefined && last.html === html && Date.now() - last.time < WINDOW_MS
  },
}
