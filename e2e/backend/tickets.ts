import type { TicketStatus } from '~/api/contract/tickets'
import { attachedTo } from './threads'
import { type PastTicket, pastTickets, type TicketMessage, type TicketSide } from './world/tickets'
import type { SentFile } from './world/threads'
import type { World } from './worlds'

/** What became of a ticket in a world. */
export type TicketChange = { status: TicketStatus; since: readonly TicketMessage[] }

/** A ticket as it stands now. */
const nowOf = (world: World, past: PastTicket): PastTicket => {
  const change = world.tickets.get(past.messageId)
  return change ? { ...past, status: change.status, replies: [...past.replies, ...change.since] } : past
}
/** Every ticket as it stands now, newest first; tickets belong to no corporate. */
export const ticketsOf = (world: World): PastTicket[] => pastTickets.map((past) => nowOf(world, past))
/** The ticket of that id. */
export function ticketOf(world: World, messageId: string): PastTicket | undefined {
  const past = pastTickets.find((one) => one.messageId === messageId)
  return past && nowOf(world, past)
}
/** Sets a ticket's status, and adds a reply where there is one. */
export function changeTicket(world: World, ticket: PastTicket, status: TicketStatus, reply?: TicketMessage): void {
  const since = world.tickets.get(ticket.messageId)?.since ?? []
  world.tickets.set(ticket.messageId, { status, since: reply ? [...since, reply] : since })
}
/** Who wrote in a ticket last: at first its reporter. */
export const lastSideOf = ({ replies }: PastTicket): TicketSide => replies.at(-1)?.side ?? 'USER'

/** The file behind the path of a reply's attachment. */
export function ticketFileAt(world: World, path: string): SentFile | undefined {
  const { messageId, number } = attachedTo(path)
  return ticketOf(world, messageId)?.replies[number]?.file
}
