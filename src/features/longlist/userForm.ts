import { longlist } from '~/api/contract/executive/longlist'
import { query } from '~/api/queries'
import type { Scope } from '~/lib/scope'

/** The id by which a user is made (wire decision C28). */
export const NEW = '0'
/** The read of a user with everything below; its screen shows the loader's failure and does not retry by itself. */
export const userForm = (id: string, { corporateId }: Scope) => ({
  ...query(longlist.form, { id, corporateId }),
  retryOnMount: false,
})
