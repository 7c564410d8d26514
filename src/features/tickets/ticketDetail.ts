import { tickets } from '~/api/contract/executive/tickets'
import { query } from '~/api/queries'

/** The read of one ticket with its replies; its screen shows the loader's failure and does not retry by itself. */
export const ticketDetail = (msgId: string) => ({ ...query(tickets.detail, { msgId }), retryOnMount: false })
