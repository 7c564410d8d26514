import { chatSchedule } from '~/api/contract/executive/chatSchedule'
import { query } from '~/api/queries'
import type { Scope } from '~/lib/scope'

// The loader's failure is shown; the user retries, not the screen that mounts after it.
const once = { retryOnMount: false }
/** The reads of the screen. */
export const schedulesOf = ({ corporateId }: Scope) => ({
  on: { ...query(chatSchedule.onSchedule, { corporateId }), ...once },
  off: { ...query(chatSchedule.offSchedule, { corporateId }), ...once },
})
