import { expect, test } from 'vitest'
import { readOldDraft } from './vacancyRecord'

const question = { id: 'q.1', key: 'q.1', answerNote: 'Singkat', upload: null }
const base = {
  status: 'Draft',
  position: 'Nakhoda',
  terms: '',
  eventKfaas: [],
  validationApply: [{ id: 'f1', field: 'Foto', off: null }],
  benefit: [],
  additionalQuestion: [question],
}

test('reads a draft of the old format as the changed values and their base', () => {
  const values = {
    ...base,
    terms: '<p>Teliti</p>',
    additionalQuestion: [{ ...question, answerNote: 'Panjang' }],
  }
  expect(readOldDraft({ base, values, hadFiles: false })).toEqual({
    base: {
      terms: '',
      additionalQuestion: { order: ['id-q~1'], byKey: { 'id-q~1': { id: 'q.1', answerNote: 'Singkat' } } },
    },
    mine: {
      terms: '<p>Teliti</p>',
      additionalQuestion: { order: ['id-q~1'], byKey: { 'id-q~1': { id: 'q.1', answerNote: 'Panjang' } } },
    },
  })
})
test.each([undefined, null, 'x', {}, { base, values: { ...base, benefit: null } }])('ignores %j as a draft', (stored) =>
  expect(readOldDraft(stored)).toBeUndefined(),
)
