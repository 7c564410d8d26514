import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { candidates } from './contract/recruitment/candidates'
import { longlist } from './contract/executive/longlist'
import { talents } from './contract/talents'
import { vacancyAdmin } from './contract/vacancies/vacancyAdmin'
import { paramShape } from './endpoint'
import { limitOf, maximumOf, minimumOf } from './limits'

test.each([
  ['a result', paramShape(candidates.results.save).name],
  ['a saved filter', paramShape(talents.saved.save).queryName],
  ['a search for users', paramShape(longlist.list).keyword],
  ['a search for vacancies', paramShape(vacancyAdmin.list).keyword],
])('the name of %s has at most 100 characters, as the contract says', (_, schema) => {
  expect(limitOf(schema)).toBe(100)
})
test('the bounds of a number are those of its schema', () => {
  const grade = z.optional(z.nullable(z.number().check(z.gte(1), z.lte(4))))
  expect([minimumOf(grade), maximumOf(grade)]).toEqual([1, 4])
})
test('a number without bounds has none', () => {
  expect([minimumOf(z.number()), maximumOf(z.number())]).toEqual([-Infinity, Infinity])
})
