import { expect, test } from 'vitest'
import { quotedNotes } from './quotedNotes'

const MAIL = 'Halo Ayu, Lamaran Anda kini di tahap Tes. catatan internal: gaji  terlalu tinggi Salam, PT Nusantara'

test('finds a note that the e-mail contains, whatever its case and spaces', () => {
  expect(quotedNotes([null, 'Catatan internal: gaji terlalu tinggi', 'Belum dijawab', null, null], MAIL)).toEqual([1])
})
test('finds a note of which the e-mail contains one line', () => {
  expect(quotedNotes(['Sudah ditelepon\ngaji terlalu tinggi\n'], MAIL)).toEqual([0])
})
test('does not find a note within a longer word, nor an empty one', () => {
  expect(quotedNotes(['gaj', '', ' \n ', null], MAIL)).toEqual([])
})
