import { expect, test } from 'vitest'
import { packIds, unpackIds } from './packedIds'
import { addSeen, markText, packSeen, parseSeen, type SeenApplicants, stagesByApplicant } from './seenApplicants'

const names = [
  { id: 'S1', text: 'Lamaran Masuk' },
  { id: 'S2', text: 'Tes' },
]
const nobody: SeenApplicants = { stages: {}, at: {} }
const mark = (seen: SeenApplicants, userId: string) => markText(stagesByApplicant(seen).get(userId), seen, 'S1', names)

test('marks unseen applicants as new only after the first visit to a stage', () => {
  expect(mark(nobody, 'U1')).toBeUndefined()
  const looked = { ...addSeen(nobody, 'S1', ['U1']), at: { S1: 1 } }
  expect([mark(looked, 'U1'), mark(looked, 'U2')]).toEqual([undefined, 'baru'])
})
test('marks an applicant seen in another stage as moved, even in a stage never visited', () => {
  const looked = addSeen(nobody, 'S2', ['U1'])
  expect(mark(looked, 'U1')).toBe('pindah dari Tes')
  expect(mark(addSeen(nobody, 'gone', ['U1']), 'U1')).toBe('pindah dari tahap lain')
})
test('keeps an applicant in one stage of a vacancy only', () => {
  const seen = addSeen(addSeen(nobody, 'S1', ['U1', 'U2']), 'S2', ['U1'])
  expect(seen.stages).toEqual({ S1: ['U2'], S2: ['U1'] })
})
const people = (stage: string, count: number) =>
  Array.from({ length: count }, (_, n) => `USR-${stage}-${String(n * 7).padStart(6, '0')}`)
const charactersOf = (seen: SeenApplicants) => JSON.stringify(packSeen(seen)).length

test('stores 20,000 applicants of a vacancy in less than 100,000 characters, and reads them again', () => {
  const seen = addSeen({ stages: {}, at: { S1: 1 } }, 'S1', people('S1', 20_000))
  expect(charactersOf(seen)).toBeLessThan(100_000)
  expect(parseSeen(JSON.parse(JSON.stringify(packSeen(seen))))).toEqual(seen)
})
test('reads the lists of earlier builds', () => {
  const seen = { stages: { S1: ['U2', 'U1'] }, at: { S1: 1 } }
  expect(parseSeen(seen)).toEqual(seen)
})
test('drops what exceeds a vacancy’s part of the storage, from the stage visited longest ago on', () => {
  const full: SeenApplicants = {
    stages: { S1: people('S1', 10_000), S2: people('S2', 30_000) },
    at: { S1: 2, S2: 1, S3: 3 },
  }
  const seen = addSeen(full, 'S3', ['U1', 'U2'])
  expect(charactersOf(seen)).toBeLessThan(101_000)
  expect([seen.stages.S1!.length, seen.stages.S3]).toEqual([10_000, ['U1', 'U2']])
  expect(seen.stages.S2!.length).toBeLessThan(20_000)
  // Somebody who is not remembered may have been seen.
  expect(mark(full, 'U9')).toBe('baru')
  expect(mark(seen, 'U9')).toBeUndefined()
})
test('ids of any kind are read as they were', () => {
  for (const ids of [[], ['A'], ['', 'a', 'ab', 'abc'], ['x'.repeat(64), `${'x'.repeat(63)}y`], ['B-1', 'A.2', 'a_3']])
    expect(unpackIds(packIds(ids))).toEqual(ids.toSorted())
})
