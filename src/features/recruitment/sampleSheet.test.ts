import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changeTitles, readSheetChanges, readTitles } from '~/api/contract/sheetChanges'
import { readSheet } from '~/lib/sheet/xlsx'

const sample = () =>
  readSheetChanges(
    readSheet(readFileSync('public/contoh-perubahan.xlsx'), { titles: changeTitles, columns: readTitles }),
  )

test('the offered sample has the columns that are read, and nothing to complain of', () => {
  const { findings } = sample()
  expect(findings).toMatchObject({
    count: 2,
    missingColumns: [],
    unknownColumns: [],
    repeatedColumns: [],
    doubtful: [],
  })
})
test('the offered sample is about people who do not exist', () => {
  expect(sample().changes.map(({ email }) => email)).toEqual([
    'nama.pelamar@surel.example',
    'pelamar.lain@surel.example',
  ])
})
