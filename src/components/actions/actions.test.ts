import { expect, test } from 'vitest'
import {
  type Action,
  type ActionStore,
  addAction,
  peopleCount,
  stillMoved,
  withDelivery,
  withFoundPeople,
} from './actions'

/** A store in memory. */
function memory(): ActionStore {
  let value: unknown
  return { key: 'actions', read: () => value, keep: (next) => ((value = next), true) }
}
const bulkMove = (n: number, people: number): Action => ({
  id: String(n),
  at: Date.now(),
  kind: 'move',
  outcome: 'done',
  userIds: Array.from({ length: people }, (_, person) => `USR-${n}-${person}`.padEnd(64, 'x')),
})
const stored = (work: ActionStore) => work.read() as Action[]

test('addAction stores the first 50 people of a bulk move by id and counts the others', () => {
  const work = memory()
  addAction(work, bulkMove(1, 1_000))
  expect([stored(work)[0]!.userIds.length, peopleCount(stored(work)[0]!)]).toEqual([50, 1_000])
})
test('addAction keeps the newest of 400 bulk moves within half a million characters', () => {
  const work = memory()
  for (let n = 1; n <= 400; n += 1) addAction(work, bulkMove(n, 1_000))
  expect(stored(work)[0]!.id).toBe('400')
  expect(JSON.stringify(stored(work)).length).toBeLessThanOrEqual(500_000)
  expect(stored(work).length).toBeGreaterThan(100)
})
test('addAction keeps 300 moves of one person', () => {
  const work = memory()
  for (let n = 1; n <= 400; n += 1) addAction(work, bulkMove(n, 1))
  expect(stored(work)).toHaveLength(300)
})
test('stillMoved lists nobody of a move whose people are known in part only', () => {
  const work = memory()
  addAction(work, bulkMove(1, 51))
  expect(stillMoved(stored(work), stored(work)[0]!)).toEqual([])
})
test('a message without a response is no longer uncertain once a check found nothing; a later check may find it', () => {
  const message: Action = { id: '1', at: Date.now(), kind: 'message', outcome: 'unknown', userIds: ['U1'] }
  const other: Action = { ...message, id: '2', userIds: ['U2'] }
  const checked = withDelivery([other, message], 'message', 'U1', false)
  expect(checked.map(({ outcome }) => outcome)).toEqual(['unknown', 'failed'])
  expect(withDelivery(checked, 'message', 'U1', true).map(({ outcome }) => outcome)).toEqual(['unknown', 'done'])
})
test.each([
  ['a note', { kind: 'note', userIds: ['U1'] }, 'notes', 'U1'],
  ['a note with an email', { kind: 'email', userIds: ['U1'] }, 'notes', 'U1'],
  ['a note on a candidate', { kind: 'note', userIds: [], record: 'ES-1' }, 'notes', 'ES-1'],
  ['a vacancy', { kind: 'vacancy', userIds: [], vacancy: 'VAC-1' }, 'vacancy', 'VAC-1'],
  ['a vacancy that is created', { kind: 'vacancy', userIds: [] }, 'vacancy', undefined],
] as const)('%s without a response is no longer uncertain once a check found nothing', (_, facts, kind, id) => {
  const action: Action = { id: '1', at: Date.now(), outcome: 'unknown', ...facts }
  expect(withDelivery([action], kind, id, false)[0]!.outcome).toBe('failed')
  expect(withDelivery([action], kind, 'other', false)[0]!.outcome).toBe('unknown')
})
test('a move without a response is no longer uncertain once its people were found where they came from', () => {
  const move: Action = { ...bulkMove(1, 2), outcome: 'unknown', vacancy: 'VAC-1', from: 'S1', stage: 'S2' }
  const found = { vacancy: 'VAC-1', stage: 'S1', userIds: move.userIds }
  const outcomeAfter = (check: typeof found) => withFoundPeople([move], check)[0]!.outcome
  expect(outcomeAfter(found)).toBe('failed')
  expect(outcomeAfter({ ...found, userIds: move.userIds.slice(1) })).toBe('unknown')
  expect(outcomeAfter({ ...found, stage: 'S2' })).toBe('unknown')
})
