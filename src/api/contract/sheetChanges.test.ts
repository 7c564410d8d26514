import { expect, test } from 'vitest'
import type { SheetCells } from '~/lib/sheet/sheetCells'
import { readSheetChanges } from './sheetChanges'

const empty = { name: 'Data', others: [], hiddenColumns: [], formulas: [], merged: [], doubtful: [] }
/** A sheet as it is read: rows without content are left out. */
const sheetOf = (...rows: string[][]): SheetCells => ({
  ...empty,
  rows: rows.flatMap((cells, n) =>
    cells.every((text) => text === '') ? [] : [{ line: n + 1, cells, isHidden: false }],
  ),
})
test('changes are read by their titles, in any order and case', () => {
  const { changes, findings } = readSheetChanges(
    sheetOf(['STAGE', 'Catatan', 'email ', 'Field 2'], ['Tes', 'x', 'a@x.example', "'=1+1"], ['', '', '', '']),
  )
  expect(changes).toHaveLength(1)
  expect(changes[0]).toMatchObject({ line: 2, email: 'a@x.example', stage: 'Tes', field1: '', field2: '=1+1' })
  expect(findings).toMatchObject({ count: 1, unknownColumns: ['Catatan'], missingColumns: [] })
})
test('empty keys, rows that repeat a key and missing columns are found by their line', () => {
  const { findings } = readSheetChanges(
    sheetOf(['Email'], ['a@x.example'], ['b@x.example'], [''], ['A@x.example'], ['a@x.example']),
  )
  expect(findings).toMatchObject({ count: 4, missingColumns: ['Stage'], emptyKeys: [], repeated: [5, 6] })
  expect(readSheetChanges(sheetOf(['Email', 'Stage'], ['', 'Tes'])).findings.emptyKeys).toEqual([2])
  expect(readSheetChanges(sheetOf()).findings).toMatchObject({ count: 0, missingColumns: ['Email', 'Stage'] })
})
test('a change has the name that a download gives, if it gives one', () => {
  const named = sheetOf(['First Name', 'Email', 'Stage', 'Last Name'], ['Ayu', 'a@x.example', '', 'Wulandari'])
  expect(readSheetChanges(named).changes[0]?.name).toBe('Ayu Wulandari')
  expect(readSheetChanges(sheetOf(['Email', 'Stage'], ['a@x.example', 'Tes'])).changes[0]?.name).toBe('')
})
test('titles, e-mails and stages count without invisible characters, no-break and repeated blanks', () => {
  const { changes, findings } = readSheetChanges(
    sheetOf(['\u200BEmail', 'Send\u00A0 Email', 'Stage'], ['a@x.example\u200B', '\u00A0ya', 'Seleksi\u00A0 Berkas']),
  )
  expect(changes[0]).toMatchObject({ email: 'a@x.example', sendEmail: 'ya', stage: 'Seleksi Berkas' })
  expect(findings).toMatchObject({ missingColumns: [], unknownColumns: [] })
})
test('a title that stands twice is found; its first column is read', () => {
  const { changes, findings } = readSheetChanges(sheetOf(['Email', 'Stage', 'stage'], ['a@x.example', '', 'Tes']))
  expect(changes[0]?.stage).toBe('')
  expect(findings.repeatedColumns).toEqual(['Stage'])
})
test('hidden rows and hidden columns that change something are found', () => {
  const { rows } = sheetOf(['Email', 'Stage', 'Send Email', 'Field 1'], ['a@x.example', 'Tes', 'ya'], ['b@x.example'])
  const hidden = rows.map((row) => ({ ...row, isHidden: row.line === 3 }))
  const { findings } = readSheetChanges({ ...empty, rows: hidden, hiddenColumns: [2, 3] })
  expect(findings).toMatchObject({ hiddenLines: [3], hiddenColumns: ['Send Email'] })
})
