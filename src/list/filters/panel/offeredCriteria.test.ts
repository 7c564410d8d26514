import { expect, test } from 'vitest'
import type { AnyCriterion } from '~/list/filters/criterion'
import { offeredCriteria } from './offeredCriteria'

const criteria = ['position', 'company', 'skill', 'province', 'school', 'gender', 'grade'].map(
  (name): AnyCriterion => ({ kind: 'text', name, label: name }),
)
const COMMON = ['skill', 'position', 'company', 'province', 'school']
const offered = (searches: readonly object[], common: readonly string[] = COMMON) =>
  offeredCriteria(criteria, common, searches).map(({ name }) => name)

test('offers the common criteria in their own order', () => {
  expect(offered([])).toEqual(COMMON)
})
test('offers those of the last searches first, the most frequent before the others', () => {
  expect(offered([{ gender: 'F' }, { grade: 3, gender: 'M' }])).toEqual([
    'gender',
    'grade',
    'skill',
    'position',
    'company',
  ])
})
test('offers a common criterion once', () => {
  expect(offered([{ company: 'a' }])).toEqual(['company', 'skill', 'position', 'province', 'school'])
})
test('leaves out a common criterion that the form does not have', () => {
  expect(offered([], ['skill', 'unknown'])).toEqual(['skill'])
})
