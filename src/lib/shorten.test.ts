import { expect, test } from 'vitest'
import { shorten } from './shorten'

test.each([
  ['MUC03-HENDRA', 12, 'MUC03-HENDRA'],
  ['MUC03-0001-0002', 12, 'MUC03-0001-0…'],
  ['👩‍💻', 16, '👩‍💻'],
  ['', 3, ''],
])('%j cut at %i is %j', (text, length, cut) => expect(shorten(text, length)).toBe(cut))
