import { expect, test } from 'vitest'
import { applyChange, readStage, withOpenApplicant, withoutOpenApplicant } from './stageState'

const read = (raw: object) => readStage('VAC-1')({ id: 'S1', stage: 'Tes', ...raw })!

test('a change of the shown state keeps what the URL gained since', () => {
  const shown = read({})
  const now = read({ compare: 'USR-1:S1' })
  const next = applyChange(now, shown, withOpenApplicant(shown, 'USR-2'))
  expect(next.open).toBe('USR-2')
  expect(next.basket).toEqual([{ userId: 'USR-1', stageId: 'S1' }])
})

test('a change that removes a value removes its newer version too', () => {
  const shown = read({ open: 'USR-1' })
  const now = read({ open: 'USR-2', page: '2' })
  const next = applyChange(now, shown, withoutOpenApplicant(shown))
  expect(next.open).toBeUndefined()
  expect(next.page).toBe(2)
})
