import { type ApplicantRow, applicants } from '~/api/contract/applicants'
import { fullName } from '~/lib/text'
import { rights } from '~/lib/rights'
import { applicantIn } from '~/conversation/addresseeIn'
import { withApplicant } from '~/conversation/withApplicant'
import type { Messaging } from '~/list/list'

/** Writing to applicants: a thread for each person and vacancy; a link opens it with all five parameters (decision 'links to a message'). */
export const applicantMessages: Messaging<ApplicantRow> = {
  right: rights.applicantMessages,
  addresseeOf: (row) => ({
    userId: row.userId,
    name: fullName(row),
    vacancy: { name: row.positionName, klobVacancyCode: row.klobVacancyCode },
  }),
  addresseeIn: applicantIn,
  correspondence: withApplicant(applicants.talk),
}
