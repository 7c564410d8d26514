import { expect, test } from 'vitest'
import { dashboardUrl } from './dashboardUrl'
import { groupUrl } from './queries'

test.each([
  { by: 'all' },
  { by: 'notJoin' },
  { by: 'sex', sex: 'notStated' },
  { by: 'age', category: 'around2' },
  { by: 'tenure', category: 'notStated' },
  { by: 'office', officeLocationId: 'OFF-JKT' },
  { by: 'test', testId: 'int01' },
  { by: 'sex', testId: 'INT-SOC', groupId: 'GRP-INT01-SEX', sex: 'M' },
  { by: 'business', testId: 'INT-SOC', groupId: 'GRP-INT01-BUS', businessId: 'BUS-001' },
])('%j is a group', (raw) => {
  expect(groupUrl.read({ ...raw, page: '3', c: 'COR0001', test: 'int01' })).toEqual({ group: raw, page: 3 })
})
test.each([
  {},
  { by: 'everything' },
  { by: 'sex' },
  { by: 'sex', sex: 'X' },
  { by: 'age', category: 'middle' },
  { by: 'age', sex: 'M' },
  { by: 'office', officeLocationId: '../x' },
  { by: 'business', businessId: 'BUS-001' },
  { by: 'tenure', testId: 'int01', category: 'lower' },
  { by: ['all', 'sex'] },
])('%j is not a group', (raw) => expect(groupUrl.read(raw as never).group).toBeUndefined())
test.each([
  [undefined, 1],
  ['2', 2],
  ['0', 1],
  ['-1', 1],
  ['1e3', 1],
  ['99999999999', 1_000_000],
  [['2', '3'], 1],
])('page %j is page %d', (page, number) => expect(groupUrl.read({ page }).page).toBe(number))
test('closing a list keeps the selected test and its breakdown', () => {
  const state = dashboardUrl.read({
    by: 'age',
    category: 'lower',
    page: '2',
    test: 'grit01',
    split: 'Age',
    c: 'COR0001',
  })
  expect(dashboardUrl.write({ ...state, group: undefined })).toEqual({ test: 'grit01', split: 'Age' })
})
