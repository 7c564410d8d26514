import type { Conversation } from '~/api/endpointGroups/conversation'
import type { Viewer } from '~/components/corporate'
import { readId } from '~/lib/ids'
import type { Scope } from '~/lib/scope'
import { interviewInvitation } from '~/lib/texts/messageTemplates'

/** Whom a message goes to, and the vacancy that it is about. */
export type Recipient = {
  userId: string
  name: string
  vacancy?: { name: string; klobVacancyCode: string }
  /** The name comes from a link: it may be anything, so that nobody is recognised by it. */
  isNamedByLink?: true
}

/** Whom a conversation is with, about what, and through which operations. */
export type ConversationConfig<Thread extends { userId: string } = { userId: string }> = {
  endpoints: Conversation<Thread>
  /** What names the thread on the wire. */
  thread: Thread
  scope: Scope
  corporateName: string
  /** The candidate, as every confirmation names them. */
  name: string
  /** The candidate's messages are those of this name; undefined where that cannot be known. */
  senderName: string | undefined
  /** The vacancy it is about; without one, it is picked for the first message. */
  vacancy?: { name: string; klobVacancyCode: string }
  /** The first message, with places to fill: [NAMA], [POSISI], [PERUSAHAAN]. */
  template: { subject: string; text: string }
  /** Whose draft it is. */
  writerId: string
}

type ApplicantThread = { userId: string; corporateId: string; klobVacancyCode: string }

/** The conversation with an applicant about a vacancy, one for each person and vacancy, by a family's operations (document 2 §4.2). */
export const withApplicant =
  (endpoints: Conversation<ApplicantThread>) =>
  (
    { userId, name, vacancy, isNamedByLink }: Recipient,
    { userId: writerId, corporate }: Viewer,
  ): ConversationConfig<ApplicantThread> => ({
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

/** A name from a link is only shown, and never more of it than fits a line. */
const MAX_NAME = 100

/** The recipient of a link to a message: only when the link has person, message and name (document 1 §2, security list T4). */
export function recipientFromUrl(
  userId: unknown,
  msgId: unknown,
  name: unknown,
): { userId: string; name: string; isNamedByLink: true } | undefined {
  const isSaid = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
  if (!isSaid(userId) || !isSaid(msgId) || !isSaid(name)) return undefined
  const id = readId(userId)
  return id === undefined ? undefined : { userId: id, name: name.slice(0, MAX_NAME), isNamedByLink: true }
}

/** The same for messages about a vacancy, which the link must have, too (document 2 §2, document 3 §2). */
export function applicantIn({ userId, msgId, name, klobVacancyCode, positionName }: Readonly<Record<string, unknown>>) {
  const person = recipientFromUrl(userId, msgId, name)
  // The same measure as for a person: an id, and a text that fits a line.
  const vacancy = recipientFromUrl(klobVacancyCode, msgId, positionName)
  return person && vacancy && { ...person, vacancy: { name: vacancy.name, klobVacancyCode: vacancy.userId } }
}
