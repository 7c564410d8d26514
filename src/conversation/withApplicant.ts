import type { Conversation } from '~/api/endpointGroups/conversation'
import { interviewInvitation } from '~/lib/messageTemplates'
import type { Viewer } from '~/components/viewer'
import type { Addressee, Correspondence } from './correspondence'

type Thread = { userId: string; corporateId: string; klobVacancyCode: string }

/** The conversation with an applicant about a vacancy, one for each person and vacancy, by a family's operations (document 2 §4.2). */
export const withApplicant =
  (talk: Conversation<Thread>) =>
  ({ userId, name, vacancy }: Addressee, { userId: writerId, corporate }: Viewer): Correspondence<Thread> => ({
    talk,
    // Rows, links and stages name their vacancy.
    thread: { userId, corporateId: corporate.corporateId, klobVacancyCode: vacancy?.klobVacancyCode ?? '' },
    scope: { corporateId: corporate.corporateId },
    corporateName: corporate.corporateName,
    name,
    ...(vacancy ? { vacancy } : {}),
    template: interviewInvitation,
    writerId,
  })
