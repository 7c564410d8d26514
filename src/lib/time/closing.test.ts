import { expect, test } from 'vitest'
import { closingText } from './closing'

// 06:30 on 17 November in WIB.
const NOW = Date.UTC(2026, 10, 16, 23, 30)
const text = (closeDate: string | null, status = 'Active') => closingText({ status, closeDate }, NOW)

test.each([
  ['01/10/2026', 'Lewat 47 hari'],
  ['16/11/2026', 'Lewat 1 hari'],
  ['17/11/2026', 'Berakhir hari ini'],
  ['20/11/2026', '3 hari lagi'],
  ['24/11/2026', '7 hari lagi'],
])('an active vacancy that closes on %s: %s', (closeDate, expected) => {
  expect(text(closeDate)).toBe(expected)
})
test.each([
  ['25/11/2026', 'Active'],
  ['01/10/2026', 'Closed'],
  [null, 'Active'],
])('nothing is said of one that closes on %s and is %s', (closeDate, status) => {
  expect(text(closeDate, status)).toBeUndefined()
})
