import { expect, test } from 'vitest'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { mergeCards } from './columns'

const cards = (...ids: string[]) => ids.map((userId) => ({ userId })) as unknown as StageCard[]

test('merges pages by applicant: one that a move has shifted appears once, at its position in the first list', () => {
  expect(mergeCards(cards('A', 'B'), cards('B', 'C'))).toEqual(cards('A', 'B', 'C'))
  expect(mergeCards(cards('N', 'A'), cards('A', 'B', 'N'))).toEqual(cards('N', 'A', 'B'))
})
