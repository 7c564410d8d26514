import { expect, test } from 'vitest'
import type { FormLists } from '~/api/contract/vacancySecondary'
import { changedFields, mergedValues } from './merge'
import { type BenefitItem, blankValues, type FormValues } from './values'

const base: FormValues = { ...blankValues({ applyValidation: [] } as unknown as FormLists), position: 'Nakhoda' }
const benefit = (id: string | null, key: string): BenefitItem => ({
  id,
  key,
  description: key,
  category: { id: 'BC-01', text: 'Kesehatan' },
  imageBenefit: { id: 'BIMG-01', imageUrl: 'https://x.example/a.svg', text: null },
})

test('only fields that differ are changed ones', () =>
  expect(changedFields(base, { ...base, position: 'Kapten', terms: '' })).toEqual(['position']))
test("one's own changes are laid over the stored version, the others' stay", () => {
  const mine = { ...base, position: 'Kapten' }
  const stored = { ...base, position: 'Juru mudi', jobReqId: 'REQ-9' }
  expect(mergedValues(base, mine, stored)).toEqual({ ...stored, position: 'Kapten' })
})
test('what the stored status locks stays as it is stored, and so does a status that may not follow', () => {
  const mine = { ...base, position: 'Kapten', closeDate: '31/12/2026', benefit: [benefit(null, 'a')] }
  const active = { ...base, status: 'Active' as const }
  expect(mergedValues(base, mine, active)).toEqual({ ...active, closeDate: '31/12/2026' })
  expect(mergedValues(base, { ...mine, status: 'Active' }, { ...base, status: 'Closed' }).status).toBe('Closed')
})
test('items that somebody else deleted are new ones when they are saved again', () => {
  const before = { ...base, benefit: [benefit('BEN-1', 'a'), benefit('BEN-2', 'b')] }
  const mine = { ...before, benefit: [...before.benefit, benefit(null, 'c')] }
  const merged = mergedValues(before, mine, { ...before, benefit: [benefit('BEN-2', 'b')] })
  expect(merged.benefit.map(({ id, key }) => [key, id])).toEqual([
    ['a', null],
    ['b', 'BEN-2'],
    ['c', null],
  ])
})
