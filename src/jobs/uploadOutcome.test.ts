import { expect, test } from 'vitest'
import { isApplied, rowsOfUpload } from './uploadOutcome'

const row = (fileUrl: string | null, status: string | null = 'SUCCESS', createdBy = 'Budi') => ({
  createdBy,
  createdAt: '2026-11-16T09:00:00+07:00',
  fileUrl,
  email: 'a@x.example',
  stage: null,
  status,
})

test("an upload's rows are those of the newest file with as many rows", () => {
  const mine = [row('b'), row('b', 'FAILED: bukan pelamar')]
  expect(rowsOfUpload([row('c'), ...mine, row('a'), row('a')], 2)).toEqual(mine)
  expect(rowsOfUpload([row(null), row(null, null, 'Siti'), row(null)], 2)).toHaveLength(2)
})
test('rows of unknown origin are not counted', () =>
  expect(rowsOfUpload([row('a'), row('a'), row('a')], 2)).toBeUndefined())
test('only SUCCESS is applied, in any case', () => {
  expect([row('a', 'success'), row('a', 'FAILED: x'), row('a', null)].map(isApplied)).toEqual([true, false, false])
})
