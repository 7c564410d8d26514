import { expect, test } from 'vitest'
import { snippetError } from './Snippets'

test('accepts a snippet that is short, new, within the limit and free of personal data', () => {
  expect(snippetError('Komunikasi baik', [], 'Ayu')).toBeUndefined()
  expect(snippetError('', [], 'Ayu')).toBe('Ketik teksnya dahulu.')
  expect(snippetError('a'.repeat(501), [], 'Ayu')).toBe('Paling banyak 500 karakter')
  expect(snippetError('Sama', ['Sama'], 'Ayu')).toBe('Teks ini sudah ada.')
  const many = Array.from({ length: 20 }, (_, n) => `Teks ${n}`)
  expect(snippetError('Lagi', many, 'Ayu')).toBe('Paling banyak 20 teks. Hapus salah satu dahulu.')
  expect(snippetError('Hubungi 0812 3456 7890', [], 'Ayu')).toBe(
    'Teks memuat nomor telepon. Data pribadi tidak disimpan di browser.',
  )
  expect(snippetError('ayu tepat waktu', [], 'Ayu Wulandari')).toBe(
    'Teks memuat nama pelamar. Data pribadi tidak disimpan di browser.',
  )
  expect(snippetError('Mendayung tepat waktu', [], 'Ayu Wulandari')).toBeUndefined()
})
