import { ticketFilters, tickets, type TicketWhere } from '~/api/contract/tickets'
import { query } from '~/api/queries'
import type { RawSearch } from '~/lib/searchParams'
import { readWhere } from '~/search/query'

/** What the ticket list shows: its filters, the page (from zero) and how many a page. */
export type TicketQuery = { where: TicketWhere; number: number; size: number }
/** The same as it stands in the URL (document 3 §2). */
export type TicketParams = TicketWhere & { number?: number; size?: number; c?: string }

/** Rows a page (document 3 §9). */
export const TICKET_SIZES = [1, 5, 10, 1000] as const
export const FIRST_TICKETS = { number: 0, size: 5 }

/** The list that a URL means; what does not fit counts as not said. */
export function ticketQueryOf(raw: RawSearch): TicketQuery {
  const number = String(raw['number'])
  return {
    where: readWhere({ schema: ticketFilters, rules: [] }, raw),
    number: /^\d{1,6}$/.test(number) ? Number(number) : FIRST_TICKETS.number,
    size: TICKET_SIZES.find((size) => String(size) === String(raw['size'])) ?? FIRST_TICKETS.size,
  }
}
/** The search parameters of a list. */
export const ticketParamsOf = ({ where, number, size }: TicketQuery): TicketParams => ({ ...where, number, size })

// What failed for the loader is told; the reader asks again, not the screen that comes after.
const once = { retryOnMount: false }
/** The read of one page of the list. */
export const pageOfTickets = ({ where, number, size }: TicketQuery) => ({
  ...query(tickets.list, { ...where, page: number, size }),
  ...once,
})
/** The read of one ticket with its replies. */
export const ticketDetail = (msgId: string) => ({ ...query(tickets.detail, { msgId }), ...once })
