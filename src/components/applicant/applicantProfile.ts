import { applicants } from '~/api/contract/recruitment/applicants'
import { log } from '~/api/log'

type Person = { userId: string; klobVacancyCode?: string | null }

/** Records that an applicant's profile is opened; returns false for the second click of a double click. */
export const recordApplicantView = ({ userId, klobVacancyCode }: Person, companyId: string): boolean =>
  log(applicants.profileView, { body: { jobVacancy: klobVacancyCode ?? null, targetUserId: userId, companyId } })
