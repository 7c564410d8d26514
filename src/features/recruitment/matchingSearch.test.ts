import { expect, test } from 'vitest'
import { matchingEffect } from './matchingSearch'

const vacancyCodes = 'VAC-1'
const ALL = 'Tanpa hasil tes: semua pelamar lowongan ini ditampilkan.'

test.each([
  [{}, undefined],
  [{ vacancyCodes }, ALL],
  [{ vacancyCodes, intmeet: 2 }, `Match Interest tidak berpengaruh: Hasil Tes Minat Kerja belum dipilih. ${ALL}`],
  [{ vacancyCodes, testResultsInt: ['A', 'B'] }, undefined],
  [{ vacancyCodes, testResultsInt: ['A', 'B'], intmeet: 2 }, undefined],
  [
    { vacancyCodes, testResultsInt: ['A', 'B'], intmeet: 3 },
    'Match Interest melebihi jumlah hasil yang dipilih, jadi tidak ada yang cocok.',
  ],
  [
    { vacancyCodes, testResultsVal: ['A'], valmeet: 0 },
    'Match Values 0 tidak membatasi: pelamar tanpa hasil itu juga ditampilkan.',
  ],
])('the effect of %o is told', (filters, told) => {
  expect(matchingEffect(filters)).toBe(told)
})
