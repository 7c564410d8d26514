import { expect, test } from 'vitest'
import { isReplyDelivered, newsSince, replyHtml, replyError } from './reply'

const reply = (messageText: string, position: 'ADMIN' | 'USER' = 'ADMIN', urlAttachment: string | null = null) => ({
  messageText,
  position,
  urlAttachment,
  userName: 'Siti',
  createdDate: '2026-11-16T09:00:00+07:00',
})

test('a reply is escaped in a paragraph; an empty one stays empty', () => {
  expect(replyHtml(' a <b>\n"c" ')).toBe('<p>a &lt;b&gt;<br>&quot;c&quot;</p>')
  expect(replyHtml(' \n ')).toBe('')
})
test.each([
  ['CLOSE', 'CLOSE', 'x', true],
  ['CLOSE', 'OPEN', 'x', true],
  ['OPEN', 'CLOSE', '', false],
  ['OPEN', 'INPROCESS', '', true],
  ['OPEN', 'OPEN', ' ', true],
  ['OPEN', 'OPEN', 'x', false],
] as const)('from %s to %s with %j: refused %s', (now, next, text, isRefused) => {
  expect(replyError(now, next, text) !== undefined).toBe(isRefused)
})
test('a reply of more than 19.000 characters is refused, not cut', () => {
  expect(replyError('OPEN', 'OPEN', 'a'.repeat(19_000))).toBeUndefined()
  expect(replyError('OPEN', 'OPEN', 'a'.repeat(36_000))).toBe('Paling banyak 19.000 karakter')
  expect(replyError('OPEN', 'OPEN', '"'.repeat(4_000))).toBe('Pesan terlalu panjang. Persingkat lalu kirim lagi.')
})
test('a reply with a lost answer counts as delivered only if the ticket has a new reply with its text', () => {
  const open = { status: 'OPEN' } as const
  const attempt = { messageText: '<p>Ya</p>', before: 1 }
  expect(isReplyDelivered(attempt, { ticket: open, replies: [reply('<p>Ya</p>')] })).toBe(false)
  expect(isReplyDelivered(attempt, { ticket: open, replies: [reply('<p>Ya</p>'), reply('<p>Ya</p>', 'USER')] })).toBe(
    false,
  )
  expect(isReplyDelivered(attempt, { ticket: open, replies: [reply('<p>a</p>'), reply('<p>Ya</p>')] })).toBe(true)
  const closing = { messageText: '', before: 0 }
  expect(isReplyDelivered(closing, { ticket: open, replies: [reply('')] })).toBe(false)
  expect(isReplyDelivered(closing, { ticket: { status: 'CLOSE' }, replies: [] })).toBe(true)
})
test('a reply with a file counts as delivered only if the found one has a file, too', () => {
  const attempt = { messageText: '<p>Ya</p>', hasFile: true, before: 0 }
  const found = (url: string | null) => ({
    ticket: { status: 'OPEN' } as const,
    replies: [reply('<p>Ya</p>', 'ADMIN', url)],
  })
  expect(isReplyDelivered(attempt, found(null))).toBe(false)
  expect(isReplyDelivered(attempt, found('https://a.example/a.pdf'))).toBe(true)
})
test('news are the replies and the status since a reply was begun', () => {
  const now = { ticket: { status: 'ASSESSMENT' } as const, replies: [reply('a'), reply('b')] }
  expect(newsSince({ replies: 2, status: 'ASSESSMENT' }, now)).toBeUndefined()
  expect(newsSince({ replies: 1, status: 'OPEN' }, now)).toEqual({ replies: [reply('b')], status: 'ASSESSMENT' })
  expect(newsSince({ replies: 1, status: 'ASSESSMENT' }, now)).toEqual({ replies: [reply('b')], status: undefined })
})
