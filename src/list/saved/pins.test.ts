// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { openSetting } from '~/lib/storedState'
import { movePin, type Pin } from './pins'

const owner = { userId: 'budi', corporateId: 'C1' }
const entry = openSetting('pinned-searches', owner)
const pin = (id: string): Pin => ({ list: 'searchTalents', id })

test('movePin gives the place of a saved filter to its successor', () => {
  entry.keep([pin('A'), pin('B')])
  movePin(owner, pin('A'), 'C')
  expect(entry.read()).toEqual([pin('C'), pin('B')])
})
test('movePin takes off a saved filter that was deleted', () => {
  entry.keep([pin('A'), pin('B')])
  movePin(owner, pin('A'), undefined)
  expect(entry.read()).toEqual([pin('B')])
})
test('movePin leaves a filter of the same id in another list', () => {
  entry.keep([pin('A')])
  movePin(owner, { list: 'searchApplicants', id: 'A' }, 'C')
  expect(entry.read()).toEqual([pin('A')])
})
