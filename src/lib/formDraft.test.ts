import { expect, test } from 'vitest'
import { changesOf, restoredChanges, storableOf } from './formDraft'

type Form = { name: string; note: string; kind: string | undefined; salary: number | string | undefined }
const saved: Form = { name: 'Ayu', note: '', kind: 'A', salary: undefined }
const kept = (changes: object) => JSON.parse(JSON.stringify(storableOf(changes) ?? null)) as unknown

test('only what differs is a change, and it survives being kept, emptied fields too', () => {
  const values = { ...saved, note: 'x', kind: undefined, salary: 5 }
  expect(changesOf(saved, values)).toEqual({ note: 'x', kind: undefined, salary: 5 })
  expect(restoredChanges(kept(changesOf(saved, values)), saved)).toEqual({ note: 'x', kind: undefined, salary: 5 })
  expect(storableOf(changesOf(saved, saved))).toBeUndefined()
})
test('what was saved elsewhere meanwhile stays, and a change that it makes the same is none', () => {
  const changes = kept({ note: 'x', kind: 'B' })
  expect(restoredChanges(changes, { ...saved, name: 'Ayu W', kind: 'B' })).toEqual({ note: 'x' })
})
test.each([
  ['nothing', undefined],
  ['text', 'x'],
  ['fields that the form has not', { other: 'x', constructor: 'x' }],
  ['values of another kind', { name: 5, note: null, kind: {}, salary: ['x'] }],
])('%s restores nothing', (_, found) => expect(restoredChanges(found, saved)).toEqual({}))
