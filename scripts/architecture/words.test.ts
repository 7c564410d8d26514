import { expect, test } from 'vitest'
import { app } from './source'

/** Words that the console no longer says, each with a better one in its place. */
const OLD = [
  /\bperamban\b/i,
  /\bputusan\b/i,
  /papan tik/i,
  /keranjang banding/i,
  /\bBuang\b/,
  /belum dapat di(muat|periksa|salin|buka|kirim|simpan|baca|hitung)/i,
  /tahap tolak/i,
  /di tempat lain/,
  /teks cepat/i,
  /Laporan ATS/,
  /ID permintaan kerja/,
  /Sudah dihubungi\?/,
  /berhasil, .* tidak\b/,
]

test('no text of the console has a word that was given up', () => {
  const said = app.flatMap(({ path, text }) => OLD.filter((word) => word.test(text)).map((word) => `${path}: ${word}`))
  expect(said).toEqual([])
})
