import { type Right, rights } from '~/lib/rights'
import type { Person } from './world/person'
import { pastThread, type SentFile, type ThreadMessage, type ThreadStatus } from './world/threads'
import type { World } from './worlds'

/** The families of conversations, and the right that each needs. */
export const threadRights = {
  talent: rights.talentMessages,
  applicant: rights.applicantMessages,
  es: rights.applicantMessages,
} as const satisfies Record<string, Right>
/** A family of conversations. */
export type ThreadFamily = keyof typeof threadRights

/** Which thread: one for each family, corporate and person, and for each vacancy where the family is about one. */
export type ThreadPlace = Readonly<{
  family: ThreadFamily
  corporateId: string
  vacancyCode: string | null
  userId: string
}>
/** A thread of a world: what was there before, which is never changed, and what was said since. */
export type Thread = ThreadPlace & {
  readonly messageId: string
  readonly subject: string
  readonly before: readonly ThreadMessage[]
  readonly since: ThreadMessage[]
  status: ThreadStatus
}

// There is one thread at each place, so the place names it. A vacancy's code has no point in it.
const idOf = ({ family, corporateId, vacancyCode, userId }: ThreadPlace) =>
  `MSG-${family}-${corporateId}-${vacancyCode === null ? '' : `${vacancyCode}.`}${userId}`
const idParts = /^MSG-(?<family>[a-z]+)-(?<corporateId>COR\d+)-(?:(?<vacancyCode>[^.]+)\.)?(?<userId>[^.]+)$/
const isFamily = (name: string | undefined): name is ThreadFamily =>
  name !== undefined && Object.hasOwn(threadRights, name)

/** The vacancy about which a corporate wrote to its applicants before anybody came. */
const WRITTEN_ABOUT = 'VAC-AKTIF-01'
const isPast = ({ vacancyCode }: Pick<ThreadPlace, 'vacancyCode'>) =>
  vacancyCode === null || vacancyCode === WRITTEN_ABOUT

/** The thread at a place, if there is one. */
export function threadAt(world: World, place: ThreadPlace): Thread | undefined {
  const messageId = idOf(place)
  const known = world.threads.get(messageId)
  if (known) return known
  const person = isPast(place) ? world.base.people.find((one) => one.userId === place.userId) : undefined
  const past = person && pastThread(place.corporateId, person)
  if (!past) return undefined
  const { subject, status, messages } = past
  const thread = { ...place, messageId, subject, status, before: messages, since: [] }
  world.threads.set(messageId, thread)
  return thread
}

/** The thread of that id. */
export function threadOf(world: World, messageId: string): Thread | undefined {
  const { family, corporateId = '', vacancyCode, userId = '' } = idParts.exec(messageId)?.groups ?? {}
  return isFamily(family)
    ? threadAt(world, { family, corporateId, vacancyCode: vacancyCode ?? null, userId })
    : undefined
}

/** Opens a thread where there is none. */
export function openThread(world: World, place: ThreadPlace, subject: string, first: ThreadMessage): Thread {
  const messageId = idOf(place)
  const thread: Thread = { ...place, messageId, subject, status: 'OPEN', before: [first], since: [] }
  world.threads.set(messageId, thread)
  return thread
}

/** Tells of a person whether a corporate has written to them there. */
export function wroteTo(world: World, where: Omit<ThreadPlace, 'userId'>): (person: Person) => boolean {
  const { family, corporateId, vacancyCode } = where
  const since = new Set(
    [...world.threads.values()]
      .filter((one) => one.family === family && one.corporateId === corporateId && one.vacancyCode === vacancyCode)
      .map((thread) => thread.userId),
  )
  return (person) => (isPast(where) && person.contactedBy.includes(corporateId)) || since.has(person.userId)
}

const FILES = '/files/attachments/'
/** The text as an address can hold it: no half of a surrogate pair. */
export const wellFormed = (text: string): string => Buffer.from(text).toString()

/** The address of what came with the message of that number, the first being 0. */
export function attachmentUrl(
  origin: string,
  thread: Pick<Thread, 'messageId'>,
  number: number,
  message: ThreadMessage,
): string | null {
  if (!message.file) return message.url ?? null
  // A name of dots alone would be a step in the path.
  const name = /^\.{1,2}$/.test(message.file.name) ? 'lampiran' : wellFormed(message.file.name)
  return `${origin}${FILES}${thread.messageId}.${number}/${encodeURIComponent(name)}`
}
/** Which message of what a path of an attachment belongs to; the id decides, the name is for people. */
export function attachedTo(path: string): { messageId: string; number: number } {
  const [, messageId = '', number = ''] = /^\/files\/attachments\/([^/]+)\.(\d+)\/[^/]+$/.exec(path) ?? []
  return { messageId, number: Number(number) }
}
/** The thread and the file behind the path of an attachment. */
export function attachmentAt(world: World, path: string): { thread: Thread; file: SentFile } | undefined {
  const { messageId, number } = attachedTo(path)
  const thread = threadOf(world, messageId)
  const file = thread && (thread.before[number] ?? thread.since[number - thread.before.length])?.file
  return file && { thread, file }
}
