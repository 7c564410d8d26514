import { checkRights } from '../../engine/calls/callers'
import { download, wellFormed, type Visitor } from '../../engine/content/files'
import type { World } from '../../world'
import { personById } from '../base'
import { corporateNameOf } from '../corporates/corporates'
import type { Person } from '../people/person'
import { seededThread, type ThreadMessage } from './seed'
import { type Thread, type ThreadFamily, type ThreadKey, threadRights } from './state'

// A thread is unique by its key, so the id is derived from it. A vacancy's code has no dot.
const idOf = ({ family, corporateId, vacancyCode, userId }: ThreadKey) =>
  `MSG-${family}-${corporateId}-${vacancyCode === null ? '' : `${vacancyCode}.`}${userId}`
const idParts = /^MSG-(?<family>[a-z]+)-(?<corporateId>COR\d+)-(?:(?<vacancyCode>[^.]+)\.)?(?<userId>[^.]+)$/
const isFamily = (name: string | undefined): name is ThreadFamily =>
  name !== undefined && Object.hasOwn(threadRights, name)

/** The vacancy about which applicants have seeded threads. */
const SEEDED_VACANCY = 'VAC-AKTIF-01'
const isSeeded = ({ vacancyCode }: Pick<ThreadKey, 'vacancyCode'>) =>
  vacancyCode === null || vacancyCode === SEEDED_VACANCY

/** The thread of a key, if there is one. */
export function findThread(world: World, key: ThreadKey): Thread | undefined {
  const messageId = idOf(key)
  const existing = world.threads.get(messageId)
  if (existing) return existing
  const person = isSeeded(key) ? personById(world.base, key.userId) : undefined
  const seeded = person && seededThread(key.corporateId, corporateNameOf(world, key.corporateId), person)
  if (!seeded) return undefined
  const { subject, status, messages } = seeded
  const thread = { ...key, messageId, subject, status, before: messages, since: [] }
  world.threads.set(messageId, thread)
  return thread
}

/** The thread of that id. */
export function threadById(world: World, messageId: string): Thread | undefined {
  const { family, corporateId = '', vacancyCode, userId = '' } = idParts.exec(messageId)?.groups ?? {}
  return isFamily(family)
    ? findThread(world, { family, corporateId, vacancyCode: vacancyCode ?? null, userId })
    : undefined
}

/** Stores a thread under its key, replacing any other; returns its id. */
export function putThread(
  world: World,
  key: ThreadKey,
  content: Pick<Thread, 'subject' | 'status' | 'before'>,
): string {
  const messageId = idOf(key)
  world.threads.set(messageId, { ...key, ...content, messageId, since: [] })
  return messageId
}
/** Stores a new open thread with its first message. */
export function openThread(world: World, key: ThreadKey, subject: string, first: ThreadMessage): Thread {
  return world.threads.get(putThread(world, key, { subject, status: 'OPEN', before: [first] }))!
}

/** Predicate: whether a corporate has written to a person in that family. */
export function hasContacted(world: World, filters: Omit<ThreadKey, 'userId'>): (person: Person) => boolean {
  const { family, corporateId, vacancyCode } = filters
  const since = new Set(
    [...world.threads.values()]
      .filter((one) => one.family === family && one.corporateId === corporateId && one.vacancyCode === vacancyCode)
      .map((thread) => thread.userId),
  )
  return (person) => (isSeeded(filters) && person.contactedBy.includes(corporateId)) || since.has(person.userId)
}

const FILES = '/files/attachments/'

/** The address of the attachment of a message, by its number in the thread, the first being 0. */
export function attachmentUrl(
  origin: string,
  { messageId }: { messageId: string },
  number: number,
  message: ThreadMessage,
): string | null {
  if (!message.file) return message.url ?? null
  // A name of dots alone would be a relative path segment.
  const name = /^\.{1,2}$/.test(message.file.name) ? 'lampiran' : wellFormed(message.file.name)
  return `${origin}${FILES}${messageId}.${number}/${encodeURIComponent(name)}`
}
/** Parses an attachment's path into thread and message number; the file name in it is ignored. */
export function parseAttachmentPath(path: string): { messageId: string; number: number } {
  const [, messageId = '', number = ''] = /^\/files\/attachments\/([^/]+)\.(\d+)\/[^/]+$/.exec(path) ?? []
  return { messageId, number: Number(number) }
}
/** The file at the path of a message's attachment, for those who may read the thread. */
export function attachmentFile(path: string, visitor: Visitor, world: World): Response | undefined {
  const { messageId, number } = parseAttachmentPath(path)
  const thread = threadById(world, messageId)
  if (!thread) return undefined
  const file = (thread.before[number] ?? thread.since[number - thread.before.length])?.file
  if (!file) return undefined
  checkRights(visitor, thread.corporateId, threadRights[thread.family])
  return download(file, 'application/octet-stream')
}
