import { expect, test } from 'vitest'
import { readSheetChanges } from './sheetChanges'

const sheetOf = (...rows: string[][]) => ({ rows, formulas: [] })
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
