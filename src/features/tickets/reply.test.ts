import { expect, test } from 'vitest'
import { replyHtml, refusedBecause } from './reply'

test('a reply is escaped and stands in a paragraph; an empty one is empty', () => {
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
  expect(refusedBecause(now, next, text) !== undefined).toBe(isRefused)
})
