import type { TicketStatus } from '~/api/contract/executive/tickets'
import { rights } from '~/lib/rules/rights'
import { checkRights } from '../../engine/calls/callers'
import { download, type Visitor } from '../../engine/content/files'
import type { World } from '../../world'
import { parseAttachmentPath } from '../conversations/threads'
import { type TicketRecord, initialTickets, type TicketMessage, type TicketSide } from './seed'

/** A ticket with the changes of this world. */
const currentTicket = (world: World, initial: TicketRecord): TicketRecord => {
  const change = world.tickets.get(initial.messageId)
  return change ? { ...initial, status: change.status, replies: [...initial.replies, ...change.since] } : initial
}
/** All tickets, newest first; tickets belong to no corporate. */
export function allTickets(world: World): TicketRecord[] {
  const { seededTickets } = world
  const tickets = [
    ...[...seededTickets.values()].toReversed(),
    ...initialTickets.filter(({ messageId }) => !seededTickets.has(messageId)),
  ].map((initial) => currentTicket(world, initial))
  if (seededTickets.size === 0) return tickets
  return tickets.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
}
/** The ticket of an id. */
export function findTicket(world: World, messageId: string): TicketRecord | undefined {
  const initial = world.seededTickets.get(messageId) ?? initialTickets.find((one) => one.messageId === messageId)
  return initial && currentTicket(world, initial)
}
/** Sets a ticket's status and adds a reply, if given. */
export function changeTicket(world: World, ticket: TicketRecord, status: TicketStatus, reply?: TicketMessage): void {
  const since = world.tickets.get(ticket.messageId)?.since ?? []
  world.tickets.set(ticket.messageId, { status, since: reply ? [...since, reply] : since })
}
/** The side that wrote last; the reporter's side if there are no replies. */
export const lastSideOf = ({ replies }: TicketRecord): TicketSide => replies.at(-1)?.side ?? 'USER'

/** The file at the path of a reply's attachment; undefined if the path does not belong to a ticket. */
export function ticketFile(path: string, visitor: Visitor, world: World): Response | undefined {
  const { messageId, number } = parseAttachmentPath(path)
  const file = findTicket(world, messageId)?.replies[number]?.file
  if (!file) return undefined
  checkRights(visitor, undefined, rights.executiveSearch)
  return download(file, 'application/octet-stream')
}
