import { expect, test } from 'vitest'
import { markText, type SeenApplicants, stagesByApplicant, addSeen } from './seenApplicants'

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
test('drops the oldest beyond 20,000 applicants, starting with the stage visited longest ago', () => {
  const people = (stage: string, count: number) => Array.from({ length: count }, (_, n) => `${stage}-${n}`)
  const full: SeenApplicants = { stages: { S1: people('S1', 5_000), S2: people('S2', 15_000) }, at: { S1: 2, S2: 1 } }
  const { stages } = addSeen(full, 'S3', ['U1', 'U2'])
  expect([stages.S1!.length, stages.S2!.length, stages.S2![0], stages.S3]).toEqual([
    5_000,
    14_998,
    'S2-2',
    ['U1', 'U2'],
  ])
})
