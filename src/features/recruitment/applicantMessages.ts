import { type ApplicantRow, applicants } from '~/api/contract/applicants'
import { interviewInvitation } from '~/lib/messageTemplates'
import { rights } from '~/lib/rights'
import { addresseeIn } from '~/parts/conversation/addresseeIn'
import type { Messaging } from '~/search/Search'
import { applicantName } from './applicantColumns'

/** Writing to applicants: a thread for each person and vacancy; a link opens it with all five parameters (decision 'links to a message'). */
export const applicantMessages: Messaging<ApplicantRow> = {
  right: rights.applicantMessages,
  addresseeOf: (row) => ({
    userId: row.userId,
    name: applicantName(row),
    vacancy: { name: row.positionName, klobVacancyCode: row.klobVacancyCode },
  }),
  addresseeIn: ({ userId, msgId, name, klobVacancyCode, positionName }) => {
    const person = addresseeIn(userId, msgId, name)
    // The same measure as for a person: an id, and a text that fits a line.
    const vacancy = addresseeIn(klobVacancyCode, msgId, positionName)
    return person && vacancy && { ...person, vacancy: { name: vacancy.name, klobVacancyCode: vacancy.userId } }
  },
  correspondence: ({ userId, name, vacancy }, { userId: writerId, corporate: { corporateId, corporateName } }) => ({
    talk: applicants.talk,
    // Rows and links name their vacancy.
    thread: { userId, corporateId, klobVacancyCode: vacancy?.klobVacancyCode ?? '' },
    scope: { corporateId },
    corporateName,
    name,
    ...(vacancy ? { vacancy } : {}),
    template: interviewInvitation,
    writerId,
  }),
}
