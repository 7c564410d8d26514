import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { talents } from '~/api/contract/talents'
import { failureError } from '~/api/errors'
import { countBefore, wasDelivered } from './wasDelivered'
import { newestEntries } from './newestEntries'

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
const cut = failureError('offline', 'replyTalentTicket')
const reply = { endpoints, thread, ticket, messageText: 'Halo', before: 1 }
let client: QueryClient

beforeEach(() => {
  client = new QueryClient()
  call.mockReset()
})

test('a cut reply has arrived when it came to the thread since', async () => {
  call.mockResolvedValue(page(['Halo', 'Halo']))
  expect(await wasDelivered(client, reply)).toBe(true)
})
test('the same words from before are not taken for it', async () => {
  call.mockResolvedValue(page(['Halo']))
  expect(await wasDelivered(client, reply)).toBe(false)
  expect(await wasDelivered(client, { ...reply, before: undefined })).toBe(true)
})
test('a cut first message has arrived when the thread begins with it', async () => {
  call.mockResolvedValueOnce({ ...ticket, messageText: 'Halo' }).mockResolvedValueOnce(null)
  const first = { ...reply, ticket: null, before: undefined }
  expect(await wasDelivered(client, first)).toBe(true)
  expect(await wasDelivered(client, first)).toBe(false)
})
test('a first message whose thread is there by now is its own thread', async () => {
  expect(await wasDelivered(client, { ...reply, messageText: 'A', before: undefined })).toBe(true)
  expect(call).not.toHaveBeenCalled()
})
test('when nobody can tell, it fails', async () => {
  call.mockRejectedValue(cut)
  await expect(wasDelivered(client, reply)).rejects.toBe(cut)
})
test('of a thread of more than a thousand the newest are had, however many pages there are', async () => {
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
  expect(countBefore(client, endpoints, ticket)).toBe(2_300)
})
