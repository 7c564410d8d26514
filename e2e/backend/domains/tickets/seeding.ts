import { validated, seedKind } from '../../engine/control/seeding'
import { type DeepPartial, partialOf, mergeParts } from '../../engine/records'
import { nextId, seededMoment } from '../../engine/world'
import type { World } from '../../world'
import { generatedTicket, type TicketRecord, ticketRecord } from './seed'
import { findTicket } from './tickets'

/** Executive search tickets with their replies; an existing id is updated. */
export const ticketSeeds = seedKind<World, DeepPartial<TicketRecord>>(
  partialOf(ticketRecord),
  (world, { replies, ...given }) => {
    const messageId = given.messageId ?? nextId(world, 'ES')
    const createdAt = given.createdAt ?? seededMoment(world)
    const fresh: TicketRecord = { ...generatedTicket(0), messageId, createdAt, status: 'OPEN', replies: [] }
    const ticket = mergeParts<TicketRecord>(findTicket(world, messageId) ?? fresh, given)
    const full = validated(ticketRecord, {
      ...ticket,
      ...(replies && {
        replies: replies.map((reply) => ({
          at: seededMoment(world),
          by: reply.side === 'USER' ? ticket.senderName : 'Siti Aminah',
          side: 'ADMIN',
          html: '<p>Terima kasih.</p>',
          ...reply,
        })),
      }),
    } as never)
    world.tickets.delete(messageId)
    world.seededTickets.set(messageId, full)
    return messageId
  },
)
