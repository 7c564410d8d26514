import { expect, test } from 'vitest'
import { addTexts, readTextFile, textFile } from './ownTexts'

const kind = {
  clean: (text: string) => text.trim(),
  problem: (text: string, known: readonly string[]) =>
    known.includes(text) ? 'Sudah ada.' : known.length >= 3 ? 'Penuh.' : undefined,
  field: 'alasan',
}
test('adds the valid texts of a file, and returns a reason for each of the others', () => {
  expect(addTexts(kind, ['A', 'B'], ['A', ' C ', 'D'])).toEqual({
    texts: ['A', 'B', 'C'],
    errors: ['Sudah ada.', 'Penuh.'],
  })
})
test('reads what was written, and nothing else', () => {
  expect(readTextFile(kind, textFile(kind, ['Domisili']))).toEqual(['Domisili'])
  expect(readTextFile(kind, '{"alasan":["A", 1, " "]}')).toEqual(['A'])
  expect(readTextFile(kind, '{"lain":["x"]}')).toBeUndefined()
  expect(readTextFile(kind, 'x')).toBeUndefined()
  expect(readTextFile(kind, JSON.stringify({ alasan: Array.from({ length: 101 }, () => 'A') }))).toBeUndefined()
  expect(readTextFile(kind, JSON.stringify({ alasan: ['A'.repeat(100_000)] }))).toBeUndefined()
})
