import { z } from 'zod'
import { type Right, rights } from '~/lib/rules/rights'
import type { ThreadMessage, ThreadStatus } from './seed'

/** A group of conversations. */
export const threadFamily = z.enum(['talent', 'applicant', 'es'])
/** A group of conversations. */
export type ThreadFamily = z.infer<typeof threadFamily>

/** The groups of conversations, and the right that each needs. */
export const threadRights = {
  talent: rights.talentMessages,
  applicant: rights.applicantMessages,
  es: rights.applicantMessages,
} as const satisfies Record<ThreadFamily, Right>
/** The key of a thread: group, corporate, person, and the vacancy if the group has one. */
export type ThreadKey = Readonly<{
  family: ThreadFamily
  corporateId: string
  vacancyCode: string | null
  userId: string
}>
/** A thread of a world: seeded messages (`before`, immutable) and later ones (`since`). */
export type Thread = ThreadKey & {
  readonly messageId: string
  readonly subject: string
  readonly before: readonly ThreadMessage[]
  readonly since: ThreadMessage[]
  status: ThreadStatus
}

/** Threads that were read or written in this world, by messageId. */
export const conversationState = () => ({ threads: new Map<string, Thread>() })
