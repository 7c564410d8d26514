import { expect, test } from 'vitest'
import { verdictOf, withVerdict } from './verdicts'

test('reads the verdict from the first word of a note, alone or before punctuation', () => {
  expect(verdictOf('Tolak')).toBe('Tolak')
  expect(verdictOf(' lanjut. Komunikasi baik')).toBe('Lanjut')
  expect(verdictOf('RAGU: gaji')).toBe('Ragu')
  expect(verdictOf('Tolak\nGaji')).toBe('Tolak')
  for (const note of [null, '', 'Tolak ukur jelas', 'Lanjut ke tes', 'Ragu-ragu', 'Saya ragu', 'Lanjutkan'])
    expect(verdictOf(note)).toBeUndefined()
})
test('replaces the verdict of a note and keeps the rest of its text', () => {
  expect(withVerdict('', 'Tolak')).toBe('Tolak')
  expect(withVerdict('Gaji terlalu tinggi', 'Ragu')).toBe('Ragu. Gaji terlalu tinggi')
  expect(withVerdict('Ragu. Gaji terlalu tinggi', 'Tolak')).toBe('Tolak. Gaji terlalu tinggi')
  expect(withVerdict('ragu:\nGaji', 'Lanjut')).toBe('Lanjut. Gaji')
  expect(withVerdict('Ragu. Gaji', undefined)).toBe('Gaji')
  expect(withVerdict('Tolak', undefined)).toBe('')
  expect(withVerdict('Lanjut ke tes', 'Lanjut')).toBe('Lanjut. Lanjut ke tes')
})
