import { expect, test } from 'vitest'
import type { Action } from '~/components/actions/actions'
import { actionText, outcomeText } from './actionText'

const names = { person: () => undefined, stage: () => 'Tes', vacancy: (code: string) => code }
const action = (facts: Partial<Action>): Action => ({
  id: '1',
  at: 0,
  kind: 'message',
  outcome: 'done',
  userIds: ['U1'],
  ...facts,
})

test('uses the noun of the list for people, and omits them when there are none', () => {
  expect(actionText(action({ list: 'talentsearch' }), names)).toBe('Mengirim pesan ke 1 talenta')
  expect(actionText(action({ list: 'es-admin-query' }), names)).toBe('Mengirim pesan ke 1 kandidat')
  expect(actionText(action({ list: 'recruitment' }), names)).toBe('Mengirim pesan ke 1 pelamar')
  const note = action({ kind: 'note', list: 'es-admin-query', userIds: [] })
  expect(actionText(note, names)).toBe('Menyimpan catatan')
})
test('describes the outcome of a job as started', () => {
  expect(outcomeText(action({ kind: 'export', outcome: 'started', userIds: [] }))).toBe('Dimulai')
})
