import type { Conversation } from '~/api/endpointGroups/conversation'
import { interviewInvitation } from '~/lib/texts/messageTemplates'
import type { Viewer } from '~/components/viewer'
import type { Recipient, ConversationConfig } from './conversationConfig'

type Thread = { userId: string; corporateId: string; klobVacancyCode: string }

/** The conversation with an applicant about a vacancy, one for each person and vacancy, by a family's operations (document 2 §4.2). */
export const withApplicant =
  (endpoints: Conversation<Thread>) =>
  (
    { userId, name, vacancy, isNamedByLink }: Recipient,
    { userId: writerId, corporate }: Viewer,
  ): ConversationConfig<Thread> => ({
    endpoints,
    // Rows, links and stages name their vacancy.
    thread: { userId, corporateId: corporate.corporateId, klobVacancyCode: vacancy?.klobVacancyCode ?? '' },
    scope: { corporateId: corporate.corporateId },
    corporateName: corporate.corporateName,
    name,
    senderName: isNamedByLink ? undefined : name,
    ...(vacancy ? { vacancy } : {}),
    template: interviewInvitation,
    writerId,
  })
