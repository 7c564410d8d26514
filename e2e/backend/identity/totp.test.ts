// @vitest-environment node
import { expect, test } from 'vitest'
import { base32, stepAt, totp } from './totp'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('the code at %i s is that of RFC 6238, appendix B', (seconds, code) => {
  expect(totp(base32(Buffer.from('12345678901234567890')), stepAt(seconds * 1000))).toBe(code)
})
test('a secret is base32 without padding', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
})
