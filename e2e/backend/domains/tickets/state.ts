import type { TicketStatus } from '~/api/contract/executive/tickets'
import type { TicketRecord, TicketMessage } from './seed'

/** Changes of a ticket since the seed: its status and later replies. */
export type TicketChange = { status: TicketStatus; since: readonly TicketMessage[] }

/** Tickets of a world, by messageId. */
export const ticketState = () => ({
  /** Changes by ticket. */
  tickets: new Map<string, TicketChange>(),
  /** Seeded tickets; newest last. */
  seededTickets: new Map<string, TicketRecord>(),
})
