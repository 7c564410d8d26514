import { describe, expect, test } from 'vitest'
import type { FormLists } from '~/api/contract/vacancySecondary'
import { checkForm, isDateOrderWrong, nextSequence, repeatedSequences } from './checkForm'
import { blankValues, type FormValues, type Kept, type QuestionItem } from './values'

const lists = { applyValidation: [{ id: 'VAL-DATA', field: 'Data Diri' }] } as FormLists
const full: FormValues = {
  ...blankValues(lists),
  position: 'Penjaga Mercusuar',
  openDate: '16/11/2026',
  closeDate: '16/11/2026',
  description: '<p>Menjaga terang.</p>',
}
const blankQuestion: QuestionItem = {
  key: 'new-1',
  id: null,
  status: null,
  type: null,
  question: null,
  answerNote: ' ',
  sequence: undefined,
  mandatory: false,
  template: null,
  upload: null,
}
const draft: Kept = { code: 'KJV-000001', status: 'Draft' }
const long = (letters: number) => 'x'.repeat(letters)

test('a form with what it must have is right', () => expect(checkForm(full, draft)).toEqual({}))
test.each<[keyof FormValues, unknown, string]>([
  ['status', null, ' Status Lowongan wajib diisi'],
  ['position', '  ', ' Nama Lowongan wajib diisi'],
  ['openDate', '', ' Tanggal dibuka wajib diisi'],
  ['closeDate', '', ' Tanggal ditutup wajib diisi'],
  ['description', '', 'Deskripsi Lowongan wajib diisi'],
  ['openDate', '31/02/2026', 'Tanggal tidak ada di kalender (DD/MM/YYYY)'],
  ['closeDate', 'besok', 'Tanggal tidak ada di kalender (DD/MM/YYYY)'],
  ['vacancyUrl', 'http://karier.example', 'Isi dengan alamat lengkap yang diawali https://'],
  ['vacancyUrl', 'data:text/html,x', 'Isi dengan alamat lengkap yang diawali https://'],
  ['vacancyUrl', `https://karier.example/${long(500)}`, 'Paling banyak 500 karakter'],
  ['position', long(151), 'Paling banyak 150 karakter'],
  ['jobReqId', long(51), 'Paling banyak 50 karakter'],
  ['positionCode', long(51), 'Paling banyak 50 karakter'],
  ['terms', long(50_001), 'Paling banyak 50000 karakter'],
  ['numberOfVacancy', 0, 'Isi dengan bilangan bulat, paling sedikit 1'],
  ['numberOfVacancy', 1.5, 'Isi dengan bilangan bulat, paling sedikit 1'],
  ['numberOfVacancy', 'dua', 'Isi dengan bilangan bulat, paling sedikit 1'],
])('%s that is %o: %s', (name, value, told) =>
  expect(checkForm({ ...full, [name]: value }, draft)).toEqual({ [name]: told }),
)

describe('a question', () => {
  const told = (item: QuestionItem, kept = draft) => checkForm({ ...full, additionalQuestion: [item] }, kept).questions
  test('says everything that it lacks', () =>
    expect(told(blankQuestion)).toEqual({
      'new-1': {
        type: ' Tipe Pertanyaan wajib diisi',
        question: ' Pertanyaan wajib diisi',
        answerNote: 'Petunjuk Jawaban untuk Pelamar wajib diisi',
        sequence: 'Isi dengan bilangan bulat, paling sedikit 1',
      },
    }))
  test('is not asked once it is locked, nor is any locked field', () => {
    const empty = { ...blankValues(lists), status: 'Active' as const, additionalQuestion: [blankQuestion] }
    expect(Object.keys(checkForm(empty, { code: 'A', status: 'Active' }))).toEqual(['openDate', 'closeDate'])
    expect(checkForm(empty, { code: 'A', status: 'Closed' })).toEqual({})
  })
  test('comes after the last one', () => {
    expect(nextSequence([])).toBe(1)
    expect(nextSequence([{ sequence: 7 }, { sequence: 3 }])).toBe(4)
    expect(nextSequence([{ sequence: 'x' }])).toBe(1)
  })
  test('that stands at the place of another is told', () =>
    expect(repeatedSequences([{ sequence: 1 }, { sequence: 2 }, { sequence: 1 }, { sequence: undefined }])).toEqual([
      1,
    ]))
})

test('a vacancy may end on the day that it begins, not before', () => {
  expect(isDateOrderWrong(full)).toBe(false)
  expect(isDateOrderWrong({ ...full, openDate: '01/12/2026', closeDate: '30/11/2026' })).toBe(true)
  expect(isDateOrderWrong({ ...full, openDate: '30/11/2026', closeDate: '01/12/2026' })).toBe(false)
})
