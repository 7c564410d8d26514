import type { Conversation } from '~/api/endpointGroups/conversation'
import type { Viewer } from '~/components/corporate'
import { readId } from '~/lib/ids'
import type { Scope } from '~/lib/scope'
import { interviewInvitation } from '~/lib/texts/messageTemplates'

/** A CV that the user may see, with the profile's own link to it. */
export type Cv = { link: string | null }

/** Who a person is that is shown as 'Pelamar 12': what is sent has their name, and what is shown has it concealed. */
export type HiddenIdentity = {
  name: string
  conceal: (text: string) => string
  /** Whether the address of a file has the name, e-mail or phone. */
  isNamedIn: (address: string) => boolean
}

/** The recipient of a message, and the vacancy that it is about. */
export type Recipient = {
  userId: string
  name: string
  vacancy?: { name: string; klobVacancyCode: string }
  /** What has changed about them since they were chosen; said beside the message and before it is sent. */
  notice?: string | undefined
  /** Their CV, where the user may see it. */
  cv?: Cv | undefined
  /** Set while they are shown under another name. */
  hidden?: HiddenIdentity | undefined
  /** Their job, company and school in one line; '' while they are loaded. */
  about?: string | undefined
  /** Records the view of their profile, where there is a link to it; returns false for the second click of a double click. */
  recordView?: (companyId: string) => boolean
  /** The name comes from a link and is untrusted: it does not identify the sender of messages. */
  isNamedByLink?: true
}

/** A conversation: its operations, thread, recipient and vacancy. */
export type ConversationConfig<Thread extends { userId: string } = { userId: string }> = {
  endpoints: Conversation<Thread>
  /** Identifies the thread on the wire. */
  thread: Thread
  scope: Scope
  corporateName: string
  /** The candidate's name in titles and confirmations. */
  name: string
  /** The name by which the candidate's messages are recognised; undefined if unknown. */
  senderName: string | undefined
  /** The candidate's CV, where the user may see it. */
  cv?: Cv | undefined
  /** Set while `name` is not the candidate's own. */
  hidden?: HiddenIdentity | undefined
  /** The candidate's job, company and school. */
  about?: string | undefined
  /** Records the view of the candidate's profile. */
  recordView?: ((companyId: string) => boolean) | undefined
  /** The vacancy it is about; without one, it is picked for the first message. */
  vacancy?: { name: string; klobVacancyCode: string }
  /** What has changed about the candidate since they were chosen. */
  notice?: string | undefined
  /** The first message, with placeholders: [NAMA], [POSISI], [TAUTAN], [PERUSAHAAN]. */
  template: { subject: string; text: string }
  /** The user who writes, and owns the draft. */
  writerId: string
}

type ApplicantThread = { userId: string; corporateId: string; klobVacancyCode: string }

/** The conversation with an applicant, one per person and vacancy, through the given operations (document 2 §4.2). */
export const withApplicant =
  (endpoints: Conversation<ApplicantThread>) =>
  (
    { userId, name, vacancy, notice, cv, hidden, about, recordView, isNamedByLink }: Recipient,
    { userId: writerId, corporate }: Viewer,
  ): ConversationConfig<ApplicantThread> => ({
    endpoints,
    // Rows, links and stages always have a vacancy.
    thread: { userId, corporateId: corporate.corporateId, klobVacancyCode: vacancy?.klobVacancyCode ?? '' },
    scope: { corporateId: corporate.corporateId },
    corporateName: corporate.corporateName,
    name,
    senderName: isNamedByLink ? undefined : (hidden?.name ?? name),
    cv,
    hidden,
    about,
    recordView,
    ...(vacancy ? { vacancy } : {}),
    notice,
    template: interviewInvitation,
    writerId,
  })

/** A name from a link is cut to a length that fits a line. */
const MAX_NAME = 100

/** The recipient of a link; undefined unless it has person, message and name (document 1 §2, security list T4). */
export function recipientFromUrl(
  userId: unknown,
  msgId: unknown,
  name: unknown,
): { userId: string; name: string; isNamedByLink: true } | undefined {
  const isNonEmpty = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
  if (!isNonEmpty(userId) || !isNonEmpty(msgId) || !isNonEmpty(name)) return undefined
  const id = readId(userId)
  return id === undefined ? undefined : { userId: id, name: name.slice(0, MAX_NAME), isNamedByLink: true }
}

/** The same for messages about a vacancy, which the link must also have (document 2 §2, document 3 §2). */
export function applicantFromUrl({
  userId,
  msgId,
  name,
  klobVacancyCode,
  positionName,
}: Readonly<Record<string, unknown>>) {
  const person = recipientFromUrl(userId, msgId, name)
  // The same checks as for a person: an id, and a name that fits a line.
  const vacancy = recipientFromUrl(klobVacancyCode, msgId, positionName)
  return person && vacancy && { ...person, vacancy: { name: vacancy.name, klobVacancyCode: vacancy.userId } }
}
