import { z } from 'zod/mini'
import { id, inCorporate, moment, pageSizeParams, textOrNull } from '../values'
import { type Endpoint, type Paged, paged, read, write, type WriteAction } from '~/api/endpoint'
import type { PeopleGroup } from './endpointGroup'

/** How long the parts of a message may be. `typed` leaves room in `html` for what typed text becomes there. */
export const messageLimits = { subject: 255, typed: 19_000, html: 20_000, fileName: 255 } as const
/** The largest file of a request in bytes (wire decision G12). */
export const MAX_FILE_BYTES = 10 * 1024 * 1024
/** The contents of a file in a request: base64 without a prefix (wire decision G12). */
export const fileContents = z
  .string()
  .check(z.minLength(4), z.maxLength(4 * Math.ceil(MAX_FILE_BYTES / 3)), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))
/** A file in a request. */
export const fileUpload = z.strictObject({
  base64: fileContents,
  originalFilename: z.string().check(z.minLength(1), z.maxLength(messageLimits.fileName)),
})
/** A file in a request. */
export type FileUpload = z.infer<typeof fileUpload>
const messageFields = {
  messageText: z.string().check(z.maxLength(messageLimits.html)),
  fileBase64Dto: z.nullable(fileUpload),
}

const ticket = z.object({
  messageId: id,
  subject: textOrNull,
  /** HTML. */
  messageText: z.string(),
  createdAt: moment,
  urlAttachment: textOrNull,
  /** Anything but OPEN is closed (wire decision A28). */
  status: z.string(),
})
/** A thread with its first message (document 1 §3 'Ticket / thread'). */
export type Ticket = z.infer<typeof ticket>
const entry = z.object({
  createdDate: moment,
  userName: z.string(),
  /** HTML. */
  messageText: z.string(),
  urlAttachment: textOrNull,
})
/** A later message of a thread. */
export type ConversationEntry = z.infer<typeof entry>

/**
 * Endpoints of the conversation with a person, one thread per person: six operations, three such groups in the API
 * (document 1 §4 'Message thread', wire decisions A27-A30). `threadParams` identify the thread beside person and corporate.
 */
export function conversation<A extends Record<string, z.ZodMiniType>>({
  noun,
  doc,
  basePath,
  right,
  list,
  threadParams,
}: PeopleGroup & { threadParams: A }) {
  const thread = { userId: id, ...inCorporate, ...threadParams }
  const byId = z.strictObject({ messageId: id })
  const threads = `threads${noun}`
  const messages = ({ messageId }: { messageId: string }) => [`messages:${messageId}`]
  const find = read({
    name: `get${noun}Ticket`,
    summary: 'The thread of a person, null when there is none',
    doc,
    path: `${basePath}/get/ticket`,
    params: z.strictObject(thread),
    result: z.nullable(ticket),
    right,
    provides: [threads],
  })
  const action: WriteAction = { kind: 'message', list, thread: find.name }
  const entries = read({
    name: `list${noun}Conversation`,
    summary: 'The later messages of a thread, oldest first',
    doc,
    path: `${basePath}/get/listConversation/{messageId}`,
    refuses: [404],
    params: z.strictObject({ messageId: id, ...pageSizeParams }),
    result: paged(entry),
    right,
    provides: messages,
  })
  const changeStatus = (verb: 'close' | 'open', summary: string) =>
    write({
      name: `${verb}${noun}Ticket`,
      summary,
      doc,
      path: `${basePath}/post/${verb}/{messageId}`,
      refuses: [404],
      params: byId,
      result: ticket,
      right,
      invalidates: [threads],
    })
  return {
    find,
    entries,
    /** Starting a second thread is 409. */
    start: write({
      name: `create${noun}Ticket`,
      summary: 'Open a thread',
      doc,
      path: `${basePath}/post/create`,
      refuses: [404, 409, 422],
      params: z.strictObject({}),
      body: z.strictObject({
        subject: z.string().check(z.maxLength(messageLimits.subject)),
        ...messageFields,
        ...thread,
      }),
      result: ticket,
      right,
      action,
      invalidates: [threads],
    }),
    /** Replying in a closed thread is 409. */
    reply: write({
      name: `reply${noun}Ticket`,
      summary: 'Write in a thread',
      doc,
      path: `${basePath}/post/messagePost/{messageId}`,
      refuses: [404, 409, 422],
      params: byId,
      body: z.strictObject(messageFields),
      result: entry,
      right,
      action,
      invalidates: messages,
    }),
    close: changeStatus('close', 'Close a thread'),
    reopen: changeStatus('open', 'Open a closed thread again'),
  }
}

/** A conversation with a person, for any endpoint group; `Thread` identifies one. */
export type Conversation<Thread extends object> = {
  find: Endpoint<Thread, Ticket | null>
  entries: Endpoint<{ messageId: string; page: number; size: number }, Paged<ConversationEntry>, unknown>
  start: Endpoint<{ body: Thread & Message & { subject: string } }, Ticket>
  reply: Endpoint<{ messageId: string; body: Message }, ConversationEntry>
  close: Endpoint<{ messageId: string }, Ticket>
  reopen: Endpoint<{ messageId: string }, Ticket>
}
/** One message to send. */
export type Message = { messageText: string; fileBase64Dto: FileUpload | null }
