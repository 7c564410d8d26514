import type { QueryClient } from '@tanstack/react-query'
import type { Conversation, Ticket } from '~/api/endpointGroups/conversation'
import { mayHaveSucceeded } from '~/api/errors'
import { query } from '~/api/queries'
import type { UserScope } from '~/lib/scope'
import type { Attempt } from '~/record/useTextDraft'
import { newestEntries, readNewest } from './newestEntries'

/** A draft that stores the last attempt at sending it. */
type Draft = { attempt: Attempt | undefined; recordAttempt: (sent: Attempt | undefined) => void }
type Work = {
  /** Whether the message was delivered; rejects if that cannot be checked. */
  checkDelivered: (sent: Attempt) => Promise<boolean>
  /** The current number of messages before it; undefined: what came meanwhile keeps the user from sending it. */
  countBefore?: (() => Promise<number | undefined>) | undefined
  send: () => Promise<unknown>
}

/**
 * Sends a message once: after an attempt with the same text and no answer, checks for delivery before sending again.
 * Resolves to 'found' if that attempt was delivered.
 */
export async function deliverOnce(
  { attempt, recordAttempt }: Draft,
  message: Attempt,
  { checkDelivered, countBefore, send }: Work,
): Promise<'sent' | 'found' | 'cancelled'> {
  const earlier = attempt?.messageText === message.messageText ? attempt : undefined
  if (earlier && (await checkDelivered(earlier))) return 'found'
  const before = countBefore ? await countBefore() : message.before
  if (countBefore && before === undefined) return 'cancelled'
  const sent = earlier ?? { ...message, before }
  // Before sending: the page may be reloaded before the answer.
  recordAttempt(sent)
  try {
    await send()
  } catch (error) {
    if (!mayHaveSucceeded(error)) recordAttempt(undefined)
    // Checked immediately; if the connection is down, the next press checks again.
    else if (await checkDelivered(sent).catch(() => false)) return 'sent'
    throw error
  }
  return 'sent'
}

type Sent<T extends object> = {
  endpoints: Conversation<T>
  thread: T
  ticket: Ticket | null
} & Attempt

/** The known number of later messages in a thread; undefined if unknown. */
export const knownEntryCount = <T extends object>(
  client: QueryClient,
  endpoints: Conversation<T>,
  ticket: Ticket | null,
) => (ticket ? client.getQueryData(newestEntries(endpoints, ticket.messageId).queryKey)?.total : undefined)

/** Whether a message is the sent one: a colleague may have sent the same text, such as a template. */
const isSent = (
  found: Pick<Ticket, 'messageText' | 'urlAttachment'> & { subject?: string | null },
  { messageText, subject, hasFile }: Attempt,
): boolean =>
  found.messageText === messageText &&
  (hasFile === undefined || hasFile === (found.urlAttachment !== null)) &&
  (subject === undefined || found.subject === undefined || found.subject === subject)

/** Whether a message without an answer was delivered anyway. Rejects if that cannot be checked. */
export async function wasDelivered<T extends object>(
  client: QueryClient,
  { endpoints, thread, ticket, before, ...attempt }: Sent<T>,
): Promise<boolean> {
  if (!ticket) {
    const found = await client.fetchQuery({ ...query(endpoints.find, thread), staleTime: 0 })
    return found !== null && isSent(found, attempt)
  }
  // It was sent as a first message, so the thread may have been started by it.
  if (before === undefined && isSent(ticket, attempt)) return true
  const { content, total } = await readNewest(client, endpoints, ticket.messageId)
  // An older message may have the same text: only newer ones count.
  const since = total - (before ?? total - 1)
  return since > 0 && content.slice(-since).some((entry) => isSent(entry, attempt))
}

const WINDOW_MS = 10 * 60_000

/** In memory only: the server stores the messages. */
const sent = new Map<string, { html: string; time: number }>()
const keyOf = ({ userId, corporateId }: UserScope, to: string) => `${corporateId} ${userId} ${to}`

/** Says that somebody was sent the same within that time. */
export const SENT_RECENTLY = 'Pesan yang sama dikirim ke orang ini kurang dari 10 menit yang lalu.'
/** What this page sent to whom in the last ten minutes, so that the same is not sent again by mistake. */
export const sentRecently = {
  remember: (writer: UserScope, to: string, html: string) =>
    void sent.set(keyOf(writer, to), { html, time: Date.now() }),
  has: (writer: UserScope, to: string, html: string): boolean => {
    const last = sent.get(keyOf(writer, to))
    return last !== undefined && last.html === html && Date.now() - last.time < WINDOW_MS
  },
}
