import { expect, test } from 'vitest'
import { containsAnyName, findPersonalData, mentionsAnyName } from './personalData'

test.each([
  ['hubungi ayu@surel.example ya', 'alamat email'],
  ['KTP 3273012104990001', 'nomor 16 digit'],
  ['KTP 3273-0121-0499-0001', 'nomor 16 digit'],
  ['telepon 0812-3456-7890', 'nomor telepon'],
  ['telepon +62 812 3456 7890', 'nomor telepon'],
  ['WA 6281234567890', 'nomor telepon'],
  ['kantor (021) 555 1234', 'nomor telepon'],
])('finds personal data in: %s', (text, what) => expect(findPersonalData(text)).toBe(what))
test.each([
  'Komunikasi baik, siap ditempatkan di mana saja',
  'Wawancara 01-12-2026 09.00 di lantai 3',
  'Gaji yang diharapkan Rp 10.000.000 sampai 12.500.000',
  'IPK 3,72; pengalaman 2017-2021',
  'Nilai 85@100',
  // A date between numbers does not join them to one of 16 digits.
  'Nomor 12345678 01-12-2026 12345678',
])('finds none in: %s', (text) => expect(findPersonalData(text)).toBeUndefined())
test.each([
  ['Hari', 'Kami tunggu hari Senin', false],
  ['Kasih', 'Terima kasih atas lamaran Anda', false],
  ['Hari Kasih', 'Terima kasih, sampai hari Senin', false],
  ['Hari', 'Halo Hari,', true],
  ['HARI', 'Halo Hari,', true],
  ['Hari Setiawan', 'halo hari setiawan', true],
  ['Hari-Setiawan', 'halo hari setiawan', true],
  ['Ayu Wulandari', 'ayu tepat waktu', false],
])('a message to %j mentions the name in %j: %s', (name, text, isFound) =>
  expect(mentionsAnyName(text, [name])).toBe(isFound),
)
test('finds a name by any of its whole words of three letters or more', () => {
  expect(containsAnyName('ayu tepat waktu', ['Budi', 'Ayu Wulandari'])).toBe(true)
  expect(containsAnyName('Mendayung dengan Bu An', ['Ayu Wulandari', 'An Bu'])).toBe(false)
  expect(containsAnyName('Ayu', [])).toBe(false)
})
