import { type ApplicantRow, applicants } from '~/api/contract/recruitment/applicants'
import { ProfileLink } from '~/components/applicant/ProfileLink'
import { recordApplicantView } from '~/components/applicant/applicantProfile'
import { hasReferralCodes } from '~/components/masterData'
import type { DisplayOptions } from '~/list/table/columns'
import { testColumns } from '~/people/testColumns'
import { fullName } from '~/lib/texts/text'
import { rights } from '~/lib/rules/rights'
import { applicantFromUrl, withApplicant } from '~/conversation/conversationConfig'
import { aboutRow, type Messaging } from '~/people/messaging'

/** Column definitions shared by both applicant searches (document 2 §2.1, §2.2). */
export const applicantCells = {
  firstName: {
    size: 148,
    cell: (row) => <ProfileLink person={row} record={recordApplicantView} />,
    meta: { isPerson: true },
  },
  lastName: { size: 116, meta: { isFrozen: true } },
  dateOfBirth: { size: 128 },
  sex: { size: 84 },
  province: { size: 116 },
  educationDegreeName: { size: 104 },
  educationInstitutionName: { size: 160 },
  educationMajor: { size: 124 },
  jobInstitutionName: { size: 160 },
  jobPosition: { size: 154 },
  ...testColumns,
  klobness: { size: 150 },
  referalCode: { size: 140, meta: { when: hasReferralCodes } },
} satisfies Partial<Record<keyof ApplicantRow, DisplayOptions<ApplicantRow>>>

/** Messages to applicants: a thread per person and vacancy; a link needs all five parameters (decision 'links to a message'). */
export const applicantMessages: Messaging<ApplicantRow> = {
  right: rights.applicantMessages,
  recipientOf: (row) => ({
    userId: row.userId,
    name: fullName(row),
    about: aboutRow(row),
    recordView: (companyId) => recordApplicantView(row, companyId),
    vacancy: { name: row.positionName, klobVacancyCode: row.klobVacancyCode },
  }),
  recipientFromUrl: applicantFromUrl,
  conversationWith: withApplicant(applicants.conversation),
}
