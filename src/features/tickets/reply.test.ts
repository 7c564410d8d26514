import { expect, test } from 'vitest'
import { isReplyDelivered, replyHtml, replyError } from './reply'

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
test('a reply with a lost answer counts as delivered only if the ticket has a new reply with its text', () => {
  const reply = (messageText: string, position: 'ADMIN' | 'USER' = 'ADMIN') => ({ messageText, position })
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
