import { expect, test } from 'vitest'
import { parseDraft } from './parseDraft'

const form = { name: 'Ayu', phone: '0811', skills: ['React'] }
const empty = { base: {}, mine: {}, leftover: [] }
/** A draft of a build whose form had a nickname. */
const renamed = {
  base: { name: 'Ayu', nickname: '' },
  mine: { name: 'Ayu W', nickname: 'Yu' },
  leftover: [],
}
const nickname = { path: ['nickname'], value: 'Yu', isObsolete: true }

test('parseDraft restores the draft of this form', () => {
  const unanswered = { before: { name: 'Ayu' }, sent: { name: 'Ayu W' } }
  const draft = { base: { name: 'Ayu' }, mine: { name: 'Ayu W' }, unanswered, leftover: [] }
  expect(parseDraft(draft, form)).toEqual(draft)
})
test('parseDraft restores the other fields of a draft with an unknown one', () => {
  expect(parseDraft(renamed, form)).toMatchObject({ base: { name: 'Ayu' }, mine: { name: 'Ayu W' } })
})
test('parseDraft offers what was typed into an unknown field', () => {
  expect(parseDraft(renamed, form)?.leftover).toEqual([nickname])
})
test('parseDraft offers what was typed into a field that has another shape now', () => {
  const draft = { ...empty, base: { skills: '' }, mine: { skills: 'React, Vue' } }
  expect(parseDraft(draft, form)).toEqual({
    ...empty,
    leftover: [{ path: ['skills'], value: 'React, Vue', isObsolete: true }],
  })
})
test('parseDraft says nothing about an unknown field without a change', () => {
  expect(parseDraft({ ...empty, base: { nickname: 'Yu' }, mine: { nickname: 'Yu' } }, form)).toEqual(empty)
})
test('parseDraft forgets what was sent of an unknown field', () => {
  const unanswered = { before: { name: 'Ayu', nickname: '' }, sent: { name: 'Ayu W', nickname: 'Yu' } }
  expect(parseDraft({ ...renamed, unanswered }, form)?.unanswered).toEqual({
    before: { name: 'Ayu' },
    sent: { name: 'Ayu W' },
  })
})
test('parseDraft keeps what could not be saved any more, also of an unknown field', () => {
  const phone = { path: ['phone'], value: '0812' }
  const { isObsolete: _, ...lockedNickname } = nickname
  expect(parseDraft({ ...empty, leftover: [phone, lockedNickname] }, form)?.leftover).toEqual([phone, nickname])
})
test('parseDraft refuses what is no draft', () => {
  expect([parseDraft('Ayu', form), parseDraft(undefined, form), parseDraft({ mine: {} }, form)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
