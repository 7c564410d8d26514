import { chatSchedule } from '~/api/contract/chatSchedule'
import { query } from '~/api/queries'
import type { Scope } from '~/lib/scope'

// What failed for the loader is told; the reader asks again, not the screen that comes after.
const once = { retryOnMount: false }
/** The reads of the screen. */
export const schedulesOf = ({ corporateId }: Scope) => ({
  on: { ...query(chatSchedule.onSchedule, { corporateId }), ...once },
  off: { ...query(chatSchedule.offSchedule, { corporateId }), ...once },
})
