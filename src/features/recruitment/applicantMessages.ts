import { type ApplicantRow, applicants } from '~/api/contract/recruitment/applicants'
import { fullName } from '~/lib/texts/text'
import { rights } from '~/lib/rules/rights'
import { applicantIn } from '~/conversation/recipientFromUrl'
import { withApplicant } from '~/conversation/withApplicant'
import type { Messaging } from '~/list/list'

/** Writing to applicants: a thread for each person and vacancy; a link opens it with all five parameters (decision 'links to a message'). */
export const applicantMessages: Messaging<ApplicantRow> = {
  right: rights.applicantMessages,
  recipientOf: (row) => ({
    userId: row.userId,
    name: fullName(row),
    vacancy: { name: row.positionName, klobVacancyCode: row.klobVacancyCode },
  }),
  recipientFromUrl: applicantIn,
  conversationWith: withApplicant(applicants.conversation),
}
