import { nextMoment } from '../../engine/world'
import { type FileUpload, MAX_FILE_BYTES, type Message } from '~/api/endpointGroups/conversation'
import { ATTACHABLE, isPlainName, kindProblem } from '~/lib/rules/fileKinds'
import { fullName } from '~/lib/texts/text'
import { checkRights } from '../../engine/calls/callers'
import { invalid } from '../../engine/calls/refusal'
import type { UploadedFile } from '../../engine/content/files'
import { signedIn } from '../../engine/calls/handler'
import { pageOf } from '../../engine/calls/paging'
import type { Call } from '../../world'
import type { ThreadMessage, ThreadStatus } from './seed'
import { type Thread, type ThreadFamily, type ThreadKey, threadRights } from './state'
import { attachmentUrl, openThread, findThread, threadById } from './threads'

/** Decodes an uploaded file. */
export function decodedFile({ base64, originalFilename }: FileUpload): UploadedFile {
  const bytes = Buffer.from(base64, 'base64')
  // The schema checks the characters only: padding and decoded size are checked here.
  if (!isPlainName(originalFilename)) throw invalid('originalFilename', 'tidak sesuai')
  if (base64.length % 4 !== 0) throw invalid('base64', 'tidak sesuai')
  if (bytes.length > MAX_FILE_BYTES) throw invalid('base64', 'paling besar 10 MiB')
  return { name: originalFilename, bytes }
}
/** Decodes an uploaded file of one of the allowed kinds, as the console checks them. */
export function fileOf(upload: FileUpload, endings = ATTACHABLE): UploadedFile {
  const file = decodedFile(upload)
  const problem = kindProblem(file, endings)
  const field = problem === 'contents' ? 'base64' : 'originalFilename'
  if (problem) throw invalid(field, 'jenis berkas tidak sesuai')
  return file
}
function messageOf(call: Call, said: Message): ThreadMessage {
  const file = said.fileBase64Dto && fileOf(said.fileBase64Dto)
  return { at: nextMoment(call.world), by: fullName(signedIn(call)), html: said.messageText, ...(file ? { file } : {}) }
}

const ticketOf = (thread: Thread, { origin }: Call) => {
  const first = thread.before[0]!
  return {
    messageId: thread.messageId,
    subject: thread.subject,
    messageText: first.html,
    createdAt: first.at,
    urlAttachment: attachmentUrl(origin, thread, 0, first),
    status: thread.status,
  }
}
const entryOf = (thread: Thread, number: number, message: ThreadMessage, { origin }: Call) => ({
  createdDate: message.at,
  userName: message.by,
  messageText: message.html,
  urlAttachment: attachmentUrl(origin, thread, number, message),
})

/** A thread of the caller's corporates; 404 for others. */
function ownThread(family: ThreadFamily, messageId: string, call: Call<404>): Thread {
  const thread = threadById(call.world, messageId)
  if (thread?.family !== family) throw call.refuse(404)
  checkRights(call, thread.corporateId, threadRights[family])
  return thread
}
/** Opens or closes a thread; idempotent. */
const setStatus =
  (family: ThreadFamily, status: ThreadStatus) =>
  ({ messageId }: { messageId: string }, call: Call<404>) => {
    const thread = ownThread(family, messageId, call)
    thread.status = status
    return ticketOf(thread, call)
  }

/** The fields of a call that identify a thread; the talent family has no vacancy. */
type ThreadTarget = { userId: string; corporateId: string; klobVacancyCode?: string }
const keyOf = (family: ThreadFamily, { userId, corporateId, klobVacancyCode }: ThreadTarget): ThreadKey => ({
  family,
  corporateId,
  vacancyCode: klobVacancyCode ?? null,
  userId,
})

/**
 * The handlers of one conversation family: one thread per corporate and person, and per vacancy if the family has one.
 * `isKnown` returns whether a message can be sent to that person there.
 */
export const conversations = (family: ThreadFamily, isKnown: (call: Call<404>, target: ThreadTarget) => boolean) => ({
  find: (target: ThreadTarget, call: Call) => {
    const thread = findThread(call.world, keyOf(family, target))
    return thread ? ticketOf(thread, call) : null
  },
  entries: ({ messageId, page, size }: { messageId: string; page: number; size: number }, call: Call<404>) => {
    const thread = ownThread(family, messageId, call)
    const numbered = [...thread.before, ...thread.since].map((message, number) => ({ message, number }))
    return pageOf(numbered.slice(1), { start: page, length: size }, ({ message, number }) =>
      entryOf(thread, number, message, call),
    )
  },
  start: (
    { body: { subject, ...said } }: { body: ThreadTarget & Message & { subject: string } },
    call: Call<404 | 409>,
  ) => {
    const { world } = call
    const place = keyOf(family, said)
    if (findThread(world, place)) throw call.refuse(409, 'Percakapan dengan kandidat ini sudah ada')
    if (!isKnown(call, said)) throw call.refuse(404)
    return ticketOf(openThread(world, place, subject, messageOf(call, said)), call)
  },
  reply: ({ messageId, body }: { messageId: string; body: Message }, call: Call<404 | 409>) => {
    const thread = ownThread(family, messageId, call)
    if (thread.status !== 'OPEN') throw call.refuse(409, 'Percakapan sudah diakhiri')
    const message = messageOf(call, body)
    thread.since.push(message)
    return entryOf(thread, thread.before.length + thread.since.length - 1, message, call)
  },
  close: setStatus(family, 'CLOSE'),
  reopen: setStatus(family, 'OPEN'),
})
