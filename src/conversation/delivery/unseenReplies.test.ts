import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { talents } from '~/api/contract/talents'
import { interviewInvitation } from '~/lib/texts/messageTemplates'
import type { ConversationConfig } from '../conversationConfig'
import { newestEntries } from './newestEntries'
import { confirmUnseen, replyLines } from './unseenReplies'

const call = vi.hoisted(() => vi.fn())
vi.mock('~/api/client', () => ({ call }))
const confirm = vi.hoisted(() => vi.fn())
vi.mock('~/ui/dialogs/dialogs', () => ({ confirm }))
vi.mock('~/ui/html/htmlText', () => ({ htmlToText: (html: string) => html }))

const endpoints = talents.conversation
const moment = '2026-11-16T09:00:00+07:00'
const ticket = {
  messageId: 'M1',
  subject: '',
  messageText: 'A',
  createdAt: moment,
  urlAttachment: null,
  status: 'OPEN',
}
const config: ConversationConfig<{ userId: string; corporateId: string }> = {
  endpoints,
  thread: { userId: 'USR-AYU', corporateId: 'COR0001' },
  scope: { corporateId: 'COR0001' },
  corporateName: 'PT',
  name: 'Ayu',
  senderName: 'Ayu',
  template: interviewInvitation,
  writerId: 'USR-BUDI',
}
const page = (texts: string[]) => ({
  content: texts.map((messageText) => ({ createdDate: moment, userName: 'Siti', messageText, urlAttachment: null })),
  totalElements: texts.length,
  totalPages: 1,
  number: 0,
  size: 1_000,
})
let client: QueryClient
const asked = () => confirm.mock.calls.map(([{ title, message }]) => [title, message])

beforeEach(() => {
  client = new QueryClient()
  call.mockReset()
  confirm.mockReset()
})

test('asks nothing when nothing is new', async () => {
  call.mockResolvedValue(page(['Satu']))
  expect([await confirmUnseen(client, config, ticket, 1), asked()]).toEqual([1, []])
})
test('asks about what came, and shows it', async () => {
  call.mockResolvedValue(page(['Satu', 'Dua']))
  confirm.mockResolvedValue(false)
  expect(await confirmUnseen(client, config, ticket, 1)).toBeUndefined()
  expect(asked()).toEqual([['Percakapan dengan Ayu berubah', 'Siti membalas (16/11/2026 09:00): Dua\n\nTetap kirim?']])
  expect(client.getQueryData(newestEntries(endpoints, 'M1').queryKey)?.total).toBe(2)
})
test('asks again about what came while the question was open', async () => {
  call.mockResolvedValueOnce(page(['Satu', 'Dua'])).mockResolvedValue(page(['Satu', 'Dua', 'Tiga']))
  confirm.mockResolvedValue(true)
  expect(await confirmUnseen(client, config, ticket, 1)).toBe(3)
  expect(asked().map(([, message]) => String(message).split('\n')[0])).toEqual([
    'Siti membalas (16/11/2026 09:00): Dua',
    'Siti membalas (16/11/2026 09:00): Tiga',
  ])
})
test('does not call a thread changed that had not loaded', async () => {
  call.mockResolvedValue(page(['Satu']))
  confirm.mockResolvedValue(true)
  await confirmUnseen(client, config, ticket, undefined)
  expect(asked()[0]![0]).toBe('Percakapan dengan Ayu belum tampil')
})
test('conceals a name before the text is cut', async () => {
  const text = `${'x'.repeat(295)} Ayu Wulandari`
  call.mockResolvedValue(page([text]))
  confirm.mockResolvedValue(true)
  const hidden = {
    name: 'Ayu Wulandari',
    conceal: (one: string) => one.replaceAll('Ayu Wulandari', 'Pelamar 1'),
    isNamedIn: () => false,
  }
  await confirmUnseen(client, { ...config, hidden }, ticket, 0)
  expect(asked()[0]![1]).not.toContain('Ayu')
})
test('counts the replies that are not shown, of a thread of thousands, too', () =>
  expect(replyLines(page(['a', 'b', 'c', 'd']).content, 2_297)[0]).toBe('Ada 2.294 balasan lain.'))
