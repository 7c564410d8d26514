import { expect, test } from 'vitest'
import { applyChange, historyStep, readStage, stageParams, withOpenApplicant, withoutOpenApplicant } from './stageState'

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

test('the comparison keeps the column of the applicant who was open on the board', () => {
  const compare = ['USR-1:S1', 'USR-2:S2']
  const comparing = read({ open: 'USR-2', at: 'S2', view: 'compareBoard', compare })
  expect(comparing.openStage).toBe('S2')
  expect(stageParams({ ...comparing, isComparing: false })).toMatchObject({ open: 'USR-2', at: 'S2', view: 'board' })
  expect(read({ open: 'USR-2', at: 'S2', view: 'compare', compare }).openStage).toBeUndefined()
})

test('where names are hidden nothing asks by them, from the first reading of the URL', () => {
  const readBlind = (raw: object) => readStage('VAC-1', true)({ id: 'S1', stage: 'Tes', ...raw })!
  const { filters, order, isNameDropped } = readBlind({
    firstNames: 'Ayu',
    email: 'ayu',
    skillNames: 'SQL',
    order: '2',
  })
  expect({ filters, order, isNameDropped }).toEqual({
    filters: { skillNames: 'SQL' },
    order: '0',
    isNameDropped: true,
  })
  expect(readBlind({ skillNames: 'SQL', order: '1' })).toEqual(read({ skillNames: 'SQL', order: '1' }))
})

test.each([
  ['a card is opened', {}, { open: 'USR-1' }, 'open'],
  ['a card of another column is opened', { view: 'board' }, { view: 'board', open: 'USR-1', at: 'S2' }, 'open'],
  ['the applicant is closed', { open: 'USR-1' }, {}, 'close'],
  ['the next one is opened', { open: 'USR-1' }, { open: 'USR-2' }, 'within'],
  ['the conversation is opened', { open: 'USR-1' }, { open: 'USR-1', dialog: 'message' }, 'within'],
  ['the next one is on the next page', { open: 'USR-1' }, { open: 'USR-2', page: '2' }, 'list'],
  ['somebody is opened on another page', {}, { open: 'USR-1', page: '2' }, 'list'],
  ['an order is chosen', { open: 'USR-1' }, { order: '2' }, 'list'],
])('for Back, when %s', (_, now, next, step) => expect(historyStep(read(now), read(next))).toBe(step))
