import { expect, test } from 'vitest'
import { DEFAULT_REASONS, readReasonFile, reasonError, reasonFile, withReasons } from './reasons'

test('reasonError accepts a new reason', () => {
  expect(reasonError(' Jam kerja ', DEFAULT_REASONS)).toBeUndefined()
})
test.each([
  ['', 'Ketik alasannya dahulu.'],
  ['a'.repeat(61), 'Paling panjang 60 karakter.'],
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
test('withReasons adds the valid reasons of a file once', () => {
  expect(withReasons(['Domisili'], ['Domisili', 'Jam  kerja', ''])).toEqual(['Domisili', 'Jam kerja'])
})
test('readReasonFile reads what reasonFile wrote, and nothing else', () => {
  expect(readReasonFile(reasonFile(['Domisili']))).toEqual(['Domisili'])
  expect(readReasonFile('{"snippets":["x"]}')).toBeUndefined()
  expect(readReasonFile('x')).toBeUndefined()
})
