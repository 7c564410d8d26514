import { ticketFilters, type TicketFilters, tickets } from '~/api/contract/executive/tickets'
import { alwaysWritten, numberParam, oneOfParam, urlState, type UrlState } from '~/lib/url/urlState'
import { type ListState, readFilters } from '~/list/listUrl'
import { query } from '~/api/queries'

/** Page sizes; the default is five (document 3 §9). */
export const TICKET_PAGE_SIZES = [1, 5, 10, 1000]
const pageUrl = urlState<{ number: number; size: number }>({
  number: alwaysWritten(numberParam(0, 999_999)),
  size: alwaysWritten(oneOfParam(TICKET_PAGE_SIZES, 5)),
})
/** Search params of the list; page numbers are zero-based, and page and size are always in the URL (document 3 §2). */
export type TicketParams = TicketFilters & { number?: number; size?: number; c?: string }
/** Reads and writes the list state in the URL, also of a ticket opened from it. */
export const ticketUrl: UrlState<ListState<TicketFilters>, TicketParams> = {
  read: (raw) => {
    const { number, size } = pageUrl.read(raw)
    return { filters: readFilters(ticketFilters, raw), page: number + 1, size }
  },
  write: ({ filters, page, size }) => ({ ...filters, ...pageUrl.write({ number: page - 1, size }) }),
}

/** The query of a page of tickets. */
export const ticketPage = ({ filters, page, size }: ListState<TicketFilters>) =>
  query(tickets.list, { ...filters, page: page - 1, size })

/** The query of a ticket with its replies; its screen shows the loader's failure and does not retry by itself. */
export const ticketDetail = (msgId: string) => ({ ...query(tickets.detail, { msgId }), retryOnMount: false })
