import { fileUrlOf } from '~/api/client'
import { applicants } from '~/api/contract/recruitment/applicants'
import { cvCookieProblem } from '~/api/identity/tokens'
import { safeUrl } from '~/lib/url/urls'
import { notify } from '~/ui/messages/notify'

/** The address of a CV in a new tab: the profile's own link, else the CV that the searches open (decision 'CV of a profile'). */
export const cvAddress = (userId: string, link: string | null = null): string =>
  link ?? fileUrlOf(applicants.cv, { userId })

/** Why a CV cannot be opened in a new tab; undefined if it can. Its cookie authenticates the searches' CV only (wire decision B14). */
export function cvProblem(userId: string, link: string | null = null): string | undefined {
  const address = cvAddress(userId, link)
  if (!safeUrl(address)) return 'Alamat CV ini tidak dapat dibuka.'
  return address === cvAddress(userId) ? cvCookieProblem() : undefined
}

/** Opens a person's CV in a plain new tab, or says why not. */
export function openCv(userId: string): void {
  const problem = cvProblem(userId)
  if (problem !== undefined) return void notify(problem, 'failed')
  window.open(cvAddress(userId), '_blank', 'noopener,noreferrer')
}
