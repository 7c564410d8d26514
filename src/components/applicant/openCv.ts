import { addressOf } from '~/api/client'
import { applicants } from '~/api/contract/recruitment/applicants'

/** Opens a person's CV in a plain new tab: the cookie says who asks (wire decision B14). */
export const openCv = (userId: string): void =>
  void window.open(addressOf(applicants.cv, { userId }), '_blank', 'noopener,noreferrer')
