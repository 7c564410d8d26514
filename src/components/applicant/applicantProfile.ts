import { fileUrlOf } from '~/api/client'
import { applicants } from '~/api/contract/recruitment/applicants'
import { log } from '~/api/log'

type Person = { userId: string; klobVacancyCode?: string | null }

/** Records that an applicant's profile is opened; returns false for the second click of a double click. */
export const recordApplicantView = ({ userId, klobVacancyCode }: Person, companyId: string): boolean =>
  log(applicants.profileView, { body: { jobVacancy: klobVacancyCode ?? null, targetUserId: userId, companyId } })

/** Opens a person's CV in a plain new tab: the cookie authenticates the request (wire decision B14). */
export const openCv = (userId: string): void =>
  void window.open(fileUrlOf(applicants.cv, { userId }), '_blank', 'noopener,noreferrer')
