import type { Conversation } from '~/api/endpointGroups/conversation'
import type { Scope } from '~/lib/scope'

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
