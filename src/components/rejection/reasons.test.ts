import { expect, test } from 'vitest'
import { addTexts } from '~/ui/texts/ownTexts'
import { DEFAULT_REASONS, reasonError, reasonKind } from './reasons'

test('reasonError accepts a new reason', () => {
  expect(reasonError(' Jam kerja ', DEFAULT_REASONS)).toBeUndefined()
})
test.each([
  ['', 'Ketik alasannya dahulu.'],
  ['a'.repeat(61), 'Paling banyak 60 karakter'],
  ['domisili', 'Awalannya sama dengan "Domisili", sehingga jumlahnya tidak dapat dibedakan.'],
  ['Domisili jauh', 'Awalannya sama dengan "Domisili", sehingga jumlahnya tidak dapat dibedakan.'],
  ['ayu@contoh.id', 'Alasan memuat alamat email. Data pribadi tidak disimpan di browser.'],
])('reasonError refuses "%s"', (text, error) => {
  expect(reasonError(text, DEFAULT_REASONS)).toBe(error)
})
test('reasonError refuses more than twenty', () => {
  const many = Array.from({ length: 20 }, (_, n) => `${String.fromCodePoint(97 + n)} alasan`)
  expect(reasonError('Lagi', many)).toBe('Paling banyak 20 alasan. Hapus salah satu dahulu.')
})
test('the valid reasons of a file are added once', () => {
  expect(addTexts(reasonKind, ['Domisili'], ['Domisili', 'Jam  kerja', '']).texts).toEqual(['Domisili', 'Jam kerja'])
})
