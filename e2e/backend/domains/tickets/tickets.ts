import type { TicketStatus } from '~/api/contract/executive/tickets'
import { rights } from '~/lib/rules/rights'
import type { Account } from '../../engine/account'
import { checkWithin } from '../../engine/calls/callers'
import { download } from '../../engine/content/files'
import type { World } from '../../world'
import { readAttachmentPath } from '../conversations/threads'
import { type PastTicket, pastTickets, type TicketMessage, type TicketSide } from './seed'

/** A ticket with the changes of this world. */
const nowOf = (world: World, past: PastTicket): PastTicket => {
  const change = world.tickets.get(past.messageId)
  return change ? { ...past, status: change.status, replies: [...past.replies, ...change.since] } : past
}
/** All tickets, newest first; tickets belong to no corporate. */
export function ticketsOf(world: World): PastTicket[] {
  const { seededTickets } = world
  const tickets = [
    ...[...seededTickets.values()].toReversed(),
    ...pastTickets.filter(({ messageId }) => !seededTickets.has(messageId)),
  ].map((past) => nowOf(world, past))
  if (seededTickets.size === 0) return tickets
  return tickets.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
}
/** The ticket of an id. */
export function findTicket(world: World, messageId: string): PastTicket | undefined {
  const past = world.seededTickets.get(messageId) ?? pastTickets.find((one) => one.messageId === messageId)
  return past && nowOf(world, past)
}
/** Sets a ticket's status and adds a reply, if given. */
export function changeTicket(world: World, ticket: PastTicket, status: TicketStatus, reply?: TicketMessage): void {
  const since = world.tickets.get(ticket.messageId)?.since ?? []
  world.tickets.set(ticket.messageId, { status, since: reply ? [...since, reply] : since })
}
/** The side that wrote last; the reporter's side if there are no replies. */
export const lastSideOf = ({ replies }: PastTicket): TicketSide => replies.at(-1)?.side ?? 'USER'

/** The file at the path of a reply's attachment; undefined if the path does not belong to a ticket. */
export function ticketFile(path: string, visitor: Account, world: World): Response | undefined {
  const { messageId, number } = readAttachmentPath(path)
  const file = findTicket(world, messageId)?.replies[number]?.file
  if (!file) return undefined
  checkWithin(visitor, undefined, rights.executiveSearch)
  return download(file, 'application/octet-stream')
}
