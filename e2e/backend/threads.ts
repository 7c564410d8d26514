import { type Right, rights } from '~/lib/rights'
import type { Person } from './world/person'
import { pastThread, type SentFile, type ThreadMessage, type ThreadStatus } from './world/threads'
import type { World } from './worlds'

/** The families of conversations, and the right that each needs. */
export const threadRights = { talent: rights.talentMessages } as const satisfies Record<string, Right>
/** A family of conversations. */
export type ThreadFamily = keyof typeof threadRights

/** A thread of a world: what was there before, which is never changed, and what was said since. */
export type Thread = {
  readonly messageId: string
  readonly family: ThreadFamily
  readonly corporateId: string
  readonly userId: string
  readonly subject: string
  readonly before: readonly ThreadMessage[]
  readonly since: ThreadMessage[]
  status: ThreadStatus
}

// There is one thread for each of them, so they name it.
const idOf = (family: ThreadFamily, corporateId: string, userId: string) => `MSG-${family}-${corporateId}-${userId}`
const idParts = /^MSG-(?<family>[a-z]+)-(?<corporateId>COR\d+)-(?<userId>.+)$/
const isFamily = (name: string | undefined): name is ThreadFamily =>
  name !== undefined && Object.hasOwn(threadRights, name)

/** The thread of a corporate with a person, if they have one. */
export function threadWith(
  world: World,
  family: ThreadFamily,
  corporateId: string,
  userId: string,
): Thread | undefined {
  const messageId = idOf(family, corporateId, userId)
  const known = world.threads.get(messageId)
  if (known) return known
  const person = world.base.people.find((one) => one.userId === userId)
  const past = person && pastThread(corporateId, person)
  if (!past) return undefined
  const { subject, status, messages } = past
  const thread = { messageId, family, corporateId, userId, subject, status, before: messages, since: [] }
  world.threads.set(messageId, thread)
  return thread
}

/** The thread of that id. */
export function threadOf(world: World, messageId: string): Thread | undefined {
  const { family, corporateId = '', userId = '' } = idParts.exec(messageId)?.groups ?? {}
  return isFamily(family) ? threadWith(world, family, corporateId, userId) : undefined
}

/** Opens a thread where there is none. */
export function openThread(
  world: World,
  about: { family: ThreadFamily; corporateId: string; userId: string; subject: string },
  first: ThreadMessage,
): Thread {
  const messageId = idOf(about.family, about.corporateId, about.userId)
  const thread: Thread = { ...about, messageId, status: 'OPEN', before: [first], since: [] }
  world.threads.set(messageId, thread)
  return thread
}

/** Tells of a person whether a corporate has written to them. */
export function wroteTo(world: World, family: ThreadFamily, corporateId: string): (person: Person) => boolean {
  const since = new Set(
    [...world.threads.values()]
      .filter((thread) => thread.family === family && thread.corporateId === corporateId)
      .map((thread) => thread.userId),
  )
  return (person) => person.contactedBy.includes(corporateId) || since.has(person.userId)
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
