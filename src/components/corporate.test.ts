// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { Corporate } from '~/api/contract/session'
import { byLastUse, enterCorporate } from './corporate'

const corporates: Corporate[] = ['A', 'B', 'C'].map((corporateId) => ({
  corporateId,
  corporateName: corporateId,
  corporateLogo: null,
  menu: [],
}))
const order = (userId: string) =>
  byLastUse(userId, corporates).map(([index, { corporateId }]) => `${corporateId}${index}`)
beforeEach(() => localStorage.clear())

test('corporates that were never entered keep their order', () => {
  expect(order('U')).toEqual(['A0', 'B1', 'C2'])
})
test('the last used corporate comes first, with its own index', () => {
  for (const corporateId of ['B', 'C', 'B']) enterCorporate({ userId: 'U', corporateId })
  expect(order('U')).toEqual(['B1', 'C2', 'A0'])
  expect(order('V')).toEqual(['A0', 'B1', 'C2'])
})
