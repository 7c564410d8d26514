import { expect, test } from 'vitest'
import { isEmptyDraft, joinDraft, splitDraft } from './privateDraft'

const draft = {
  base: { name: 'Ayu', phone: '' },
  mine: { name: 'Ayu W', phone: '0812' },
  unanswered: { before: { name: 'A', phone: '' }, sent: { name: 'Ayu', phone: '0811' } },
  leftover: [{ path: ['phone'], value: '0813' }],
}

test('splitDraft leaves nothing of a private field in the rest', () => {
  expect(JSON.stringify(splitDraft(draft, ['phone']).rest)).not.toMatch(/phone|081/)
})
test('joinDraft restores what splitDraft separated', () => {
  const { rest, own } = splitDraft(draft, ['phone'])
  expect(joinDraft(rest, own)).toEqual(draft)
})
test('joinDraft returns the rest where the private part is gone', () => {
  const { rest } = splitDraft(draft, ['phone'])
  expect(joinDraft(rest, undefined)).toEqual(rest)
})
test('isEmptyDraft recognises a draft of private fields only', () => {
  const { rest } = splitDraft({ base: { phone: '' }, mine: { phone: '0812' }, leftover: [] }, ['phone'])
  expect(isEmptyDraft(rest)).toBe(true)
})
test('splitDraft keeps what a field of another build contains in the private part', () => {
  const old = { ...draft, leftover: [{ path: ['cellphone'], value: '0814', isObsolete: true }] }
  expect(JSON.stringify(splitDraft(old, ['phone']).rest)).not.toContain('0814')
})
