import { expect, test } from 'vitest'
import { resolveTyped } from './useOptionList'

const options = ['S1', 'S2', 'S3', 'SMA', 'SMA Luar Biasa'].map((text) => ({ id: text, text }))

test.each([
  [undefined, undefined],
  ['  ', undefined],
  ['S2', 'S2'],
  [' s2 ', 'S2'],
  ['sma', 'SMA'],
  ['luar', 'SMA Luar Biasa'],
  ['s', '"s" cocok dengan 5 pilihan; pilih salah satu'],
  ['D3', '"D3" tidak ada dalam pilihan'],
])('resolves %j to %j', (typed, meant) => {
  const found = resolveTyped(typed, options)
  expect(typeof found === 'object' ? found.id : found).toBe(meant)
})
test('gives no error while the list is empty', () => expect(resolveTyped('S2', [])).toBeUndefined())
test('does not resolve to a blocked option', () =>
  expect(resolveTyped('S9', [{ id: 'S9', text: 'S9', blocked: 'penuh' }])).toBe('"S9" tidak ada dalam pilihan'))
