import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { talents } from '~/api/contract/talents'
import { failureError, statusError } from '~/api/errors'
import type { Attempt } from '~/record/useTextDraft'
import { knownEntryCount, deliverOnce, wasDelivered } from './deliverOnce'
import { newestEntries } from './newestEntries'

const cut = failureError('offline', 'reply')
const refused = statusError('reply', 409)
const message = { messageText: 'Halo', before: 4 }
const earlier = { messageText: 'Halo', before: 2 }
/** Delivers with the given results of the delivery checks (`looks`) and of the call (`error`). */
async function deliver(
  attempt: Attempt | undefined,
  looks: (boolean | Error)[],
  error?: Error,
  countBefore?: () => Promise<number | undefined>,
) {
  const attempts: unknown[] = []
  const checked: unknown[] = []
  const send = vi.fn(async () => {
    if (error) throw error
  })
  const checkDelivered = async (sent: Attempt) => {
    checked.push(sent.before)
    const look = looks.shift()
    if (look instanceof Error) throw look
    return look!
  }
  const draft = { attempt, recordAttempt: (sent: Attempt | undefined) => void attempts.push(sent?.before) }
  const outcome = await deliverOnce(draft, message, { checkDelivered, countBefore, send }).catch(
    (thrown: unknown) => thrown,
  )
  return { outcome, notes: attempts, looked: checked, sent: send.mock.calls.length }
}

test('stores the attempt before sending', async () =>
  expect(await deliver(undefined, [])).toEqual({ outcome: 'sent', notes: [4], looked: [], sent: 1 }))
test('removes the attempt when the message is rejected', async () =>
  expect(await deliver(undefined, [], refused)).toEqual({
    outcome: refused,
    notes: [4, undefined],
    looked: [],
    sent: 1,
  }))
test('checks the delivery immediately when there is no answer', async () =>
  expect(await deliver(undefined, [true], cut)).toEqual({ outcome: 'sent', notes: [4], looked: [4], sent: 1 }))
test('keeps the attempt while the delivery is unknown', async () =>
  expect(await deliver(undefined, [cut], cut)).toEqual({ outcome: cut, notes: [4], looked: [4], sent: 1 }))
test('checks the delivery at the next press among all messages since the first attempt', async () => {
  expect(await deliver(earlier, [true])).toEqual({ outcome: 'found', notes: [], looked: [2], sent: 0 })
  expect(await deliver(earlier, [false])).toEqual({ outcome: 'sent', notes: [2], looked: [2], sent: 1 })
  expect(await deliver(earlier, [cut])).toEqual({ outcome: cut, notes: [], looked: [2], sent: 0 })
})
test('stores the number of messages that there are by then', async () =>
  expect(await deliver(undefined, [], undefined, async () => 6)).toEqual({
    outcome: 'sent',
    notes: [6],
    looked: [],
    sent: 1,
  }))
test('neither sends nor stores a message that is not to be sent any more', async () =>
  expect(await deliver(undefined, [], undefined, async () => undefined)).toEqual({
    outcome: 'cancelled',
    notes: [],
    looked: [],
    sent: 0,
  }))
test('does not ask again about a message that was delivered', async () =>
  expect(await deliver(earlier, [true], undefined, async () => undefined)).toMatchObject({ outcome: 'found' }))
test('treats another text as another message', async () =>
  expect(await deliver({ messageText: 'Hai', before: 2 }, [])).toEqual({
    outcome: 'sent',
    notes: [4],
    looked: [],
    sent: 1,
  }))

const call = vi.hoisted(() => vi.fn())
vi.mock('~/api/client', () => ({ call }))

const endpoints = talents.conversation
const thread = { userId: 'USR-AYU', corporateId: 'COR0001' }
const moment = '2026-11-16T09:00:00+07:00'
const ticket = {
  messageId: 'M1',
  subject: '',
  messageText: 'A',
  createdAt: moment,
  urlAttachment: null,
  status: 'OPEN',
}
const entry = (messageText: string) => ({ createdDate: moment, userName: 'B', messageText, urlAttachment: null })
const page = (texts: string[], totalElements = texts.length) => ({
  content: texts.map(entry),
  totalElements,
  totalPages: Math.ceil(totalElements / 1_000),
  number: 0,
  size: 1_000,
})
const reply = { endpoints, thread, ticket, messageText: 'Halo', before: 1 }
let client: QueryClient

beforeEach(() => {
  client = new QueryClient()
  call.mockReset()
})

test('counts an unanswered reply as delivered when the thread got it since', async () => {
  call.mockResolvedValue(page(['Halo', 'Halo']))
  expect(await wasDelivered(client, reply)).toBe(true)
})
test('does not mistake an earlier message with the same text for the reply', async () => {
  call.mockResolvedValue(page(['Halo']))
  expect(await wasDelivered(client, reply)).toBe(false)
  expect(await wasDelivered(client, { ...reply, before: undefined })).toBe(true)
})
test('counts an unanswered first message as delivered when the thread begins with it', async () => {
  call.mockResolvedValueOnce({ ...ticket, messageText: 'Halo' }).mockResolvedValueOnce(null)
  const first = { ...reply, ticket: null, before: undefined }
  expect(await wasDelivered(client, first)).toBe(true)
  expect(await wasDelivered(client, first)).toBe(false)
})
test('does not take the first message of a colleague for its own if subject or file differ', async () => {
  call.mockResolvedValue({ ...ticket, messageText: 'Halo', subject: 'Undangan' })
  const first = { ...reply, ticket: null, before: undefined, subject: 'Undangan', hasFile: false }
  expect(await wasDelivered(client, first)).toBe(true)
  expect(await wasDelivered(client, { ...first, subject: 'Undangan tes' })).toBe(false)
  expect(await wasDelivered(client, { ...first, hasFile: true })).toBe(false)
})
test('recognises its own first message in a thread that exists by now', async () => {
  expect(await wasDelivered(client, { ...reply, messageText: 'A', before: undefined })).toBe(true)
  expect(call).not.toHaveBeenCalled()
})
test('rejects when the delivery cannot be checked', async () => {
  call.mockRejectedValue(cut)
  await expect(wasDelivered(client, reply)).rejects.toBe(cut)
})
test('loads the newest messages of a thread of more than a thousand, whatever the number of pages', async () => {
  const numbered = Array.from({ length: 2_300 }, (_, n) => String(n))
  call.mockImplementation((_, { page: at }: { page: number }) =>
    Promise.resolve(page(numbered.slice(at * 1_000, (at + 1) * 1_000), 2_300)),
  )
  const { content, total } = await client.fetchQuery(newestEntries(endpoints, 'M1'))
  expect([content.length, content[0]!.messageText, content.at(-1)!.messageText, total]).toEqual([
    1_000,
    '1300',
    '2299',
    2_300,
  ])
  expect(knownEntryCount(client, endpoints, ticket)).toBe(2_300)
})
