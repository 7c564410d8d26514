import { call } from '~/api/client'
import type { Send } from '~/api/useSend'
import { notify } from '~/ui/messages/notify'
import type { ConversationConfig } from '../conversationConfig'
import { loadNewest } from '~/conversation/delivery/newestEntries'
import type { FilledMessage, RunCalls } from './sendRun'

/** A person's conversation and the message filled for them. */
export type RunMail = { conversation: ConversationConfig; message: FilledMessage }

/**
 * The calls of a run (its id), through the operations of each person's conversation. Reads bypass the cache, where one could be
 * shared with an earlier request or be cancelled with a screen.
 */
export function runCalls(send: Send, run: string, mailFor: (userId: string) => Promise<RunMail>): RunCalls {
  const mails = new Map<string, Promise<RunMail>>()
  const mailOf = (userId: string) => {
    const mail = mails.get(userId) ?? mailFor(userId)
    mails.set(userId, mail)
    mail.catch(() => mails.delete(userId))
    return mail
  }
  /** The same operations for all people of a run. */
  let endpoints: ConversationConfig['endpoints'] | undefined
  /** Conversations by thread id: a reply's input has the thread's id only. */
  const threads = new Map<string, ConversationConfig>()
  const bodyOf = ({ html }: FilledMessage) => ({ messageText: html, fileBase64Dto: null })
  return {
    fill: async (userId) => {
      const { conversation, message } = await mailOf(userId)
      endpoints = conversation.endpoints
      return message
    },
    find: async (userId) => {
      const { conversation } = await mailOf(userId)
      const ticket = await call(conversation.endpoints.find, conversation.thread)
      if (ticket) threads.set(ticket.messageId, conversation)
      if (!ticket) return null
      const { messageId, status, subject, messageText: html } = ticket
      return { messageId, isOpen: status === 'OPEN', subject, html }
    },
    entries: async (messageId) => {
      const { content, total } = await loadNewest(endpoints!, messageId)
      return { total, newest: content.map(({ messageText }) => messageText) }
    },
    start: async (userId, message) => {
      const { conversation } = await mailOf(userId)
      const body = { ...conversation.thread, subject: message.subject, ...bodyOf(message) }
      return send(conversation.endpoints.start, { body }, { run })
    },
    reply: (messageId, message) => {
      const { thread, vacancy } = threads.get(messageId) ?? {}
      const about = thread && {
        run,
        userIds: [thread.userId],
        ...(vacancy ? { vacancy: vacancy.klobVacancyCode } : {}),
      }
      return send(endpoints!.reply, { messageId, body: bodyOf(message) }, about)
    },
  }
}

/** Makes sure that a run is sent by one page and one screen at a time. */
export async function withRunLock(id: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request(`klob-run:${id}`, { ifAvailable: true }, async (lock) =>
    lock ? work() : notify('Pesan ini masih dikirim lewat perangkat atau tab lain. Coba lagi sebentar lagi.', 'info'),
  )
}
