import type { TicketStatus } from '~/api/contract/executive/tickets'
import type { PastTicket, TicketMessage } from './seed'

/** What changed in a ticket since the seed. */
export type TicketChange = { status: TicketStatus; since: readonly TicketMessage[] }

/** Tickets of a world, by messageId. */
export const ticketState = () => ({
  /** Tickets that were replied to. */
  tickets: new Map<string, TicketChange>(),
  /** Tickets that were seeded; the newest last. */
  seededTickets: new Map<string, PastTicket>(),
})
