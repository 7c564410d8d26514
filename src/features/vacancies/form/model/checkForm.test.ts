import { describe, expect, test } from 'vitest'
import type { FormLists } from '~/api/contract/vacancies/vacancySecondary'
import { type Items, noItems } from '~/record/items'
import { checkForm, isDateOrderWrong, nextSequence, formProblem, repeatedSequences } from './checkForm'
import { blankQuestion } from './questionList'
import { blankValues, type QuestionItem, type VacancyValues } from './values'

const lists = { applyValidation: [{ id: 'VAL-DATA', field: 'Data Diri' }] } as FormLists
const full: VacancyValues = {
  ...blankValues(lists),
  id: 'KJV-000001',
  position: 'Penjaga Mercusuar',
  openDate: '16/11/2026',
  closeDate: '16/11/2026',
  description: '<p>Menjaga terang.</p>',
}
const item: QuestionItem = { ...blankQuestion, answerNote: ' ', sequence: null }
const incomplete: Items<QuestionItem> = { order: ['k1'], byKey: { k1: item } }
const long = (letters: number) => 'x'.repeat(letters)

test('accepts a form with all required values', () => expect(checkForm(full, full)).toEqual({}))
test.each<[keyof VacancyValues, unknown, string]>([
  ['status', null, 'Status Lowongan wajib diisi'],
  ['position', '  ', 'Nama Lowongan wajib diisi'],
  ['openDate', '', 'Tanggal dibuka wajib diisi'],
  ['closeDate', '', 'Tanggal ditutup wajib diisi'],
  ['description', '', 'Deskripsi Lowongan wajib diisi'],
  ['openDate', '31/02/2026', 'Tanggal tidak ada di kalender (DD/MM/YYYY)'],
  ['closeDate', 'besok', 'Tanggal tidak ada di kalender (DD/MM/YYYY)'],
  ['vacancyUrl', 'http://karier.example', 'Isi dengan alamat lengkap yang diawali https://'],
  ['vacancyUrl', 'data:text/html,x', 'Isi dengan alamat lengkap yang diawali https://'],
  ['vacancyUrl', `https://karier.example/${long(500)}`, 'Paling banyak 500 karakter'],
  ['position', long(151), 'Paling banyak 150 karakter'],
  ['jobReqId', long(51), 'Paling banyak 50 karakter'],
  ['positionCode', long(51), 'Paling banyak 50 karakter'],
  ['terms', long(40_001), 'Paling banyak 40.000 karakter'],
  ['numberOfVacancy', 0, 'Isi dengan bilangan bulat, paling sedikit 1'],
  ['numberOfVacancy', 1.5, 'Isi dengan bilangan bulat, paling sedikit 1'],
  ['numberOfVacancy', 'dua', 'Isi dengan bilangan bulat, paling sedikit 1'],
])('rejects %s with value %o: %s', (name, value, message) =>
  expect(checkForm({ ...full, [name]: value }, full)).toEqual({ [name]: message }),
)

test('does not count tags and entities of a text, unless they are too many to store', () => {
  const bold = '<strong>a</strong>&amp;'
  expect(checkForm({ ...full, terms: bold.repeat(2_000) }, full)).toEqual({})
  expect(checkForm({ ...full, terms: bold.repeat(3_000) }, full)).toEqual({
    terms: 'Format teks ini terlalu banyak untuk disimpan. Kurangi format atau bagi teksnya.',
  })
})

describe('a question', () => {
  test('reports every missing value', () =>
    expect(checkForm({ ...full, additionalQuestion: incomplete }, full)).toEqual({
      'additionalQuestion.byKey.k1.type': 'Tipe Pertanyaan wajib diisi',
      'additionalQuestion.byKey.k1.question': 'Pertanyaan wajib diisi',
      'additionalQuestion.byKey.k1.answerNote': 'Petunjuk Jawaban untuk Pelamar wajib diisi',
      'additionalQuestion.byKey.k1.sequence': 'Isi dengan bilangan bulat, paling sedikit 1',
    }))
  test('keeps choices of more than 1.000 characters, and is refused', () => {
    const choices = Array.from({ length: 130 }, () => 'x'.repeat(19)).join('\n')
    const tooLong = { ...item, answerNote: choices }
    const errors = checkForm({ ...full, additionalQuestion: { order: ['k1'], byKey: { k1: tooLong } } }, full)
    expect(errors['additionalQuestion.byKey.k1.answerNote']).toBe('Paling banyak 1.000 karakter')
  })
  test('is not checked once it is locked, like any locked field', () => {
    const empty = { ...blankValues(lists), additionalQuestion: incomplete }
    const checked = (status: VacancyValues['status']) => Object.keys(checkForm(empty, { ...full, status }))
    expect(checked('Active')).toEqual(['openDate', 'closeDate'])
    expect(checked('Closed')).toEqual([])
  })
  test('gets the sequence after the last one', () => {
    expect(nextSequence([])).toBe(1)
    expect(nextSequence([{ sequence: 7 }, { sequence: 3 }])).toBe(4)
    expect(nextSequence([{ sequence: 'x' }])).toBe(1)
  })
  test('with the sequence of another is reported', () =>
    expect(repeatedSequences([{ sequence: 1 }, { sequence: 2 }, { sequence: 1 }, { sequence: null }])).toEqual([1]))
})

test('allows a closing day equal to the opening day, not before it', () => {
  expect(isDateOrderWrong(full)).toBe(false)
  expect(isDateOrderWrong({ ...full, openDate: '01/12/2026', closeDate: '30/11/2026' })).toBe(true)
  expect(isDateOrderWrong({ ...full, openDate: '30/11/2026', closeDate: '01/12/2026' })).toBe(false)
})

test('requires a choice of profile for a stored draft, and at least one part for a custom one', () => {
  const custom = { ...full, validationTypeApply: 'custom' as const }
  expect(formProblem({ ...full, id: null }, { ...full, id: null })).toBeUndefined()
  expect(formProblem(full, full)).toBe('Profile yang Wajib diisi Pelamar belum dipilih!')
  expect(formProblem(custom, full)).toBe('Wajib memilih minimal 1 pilihan')
  expect(formProblem({ ...custom, validationApply: noItems }, { ...full, status: 'Active' })).toBeUndefined()
  expect(formProblem({ ...full, openDate: '01/12/2026' }, full)).toBe(
    'Tanggal dibuka lebih kecil dari tanggal ditutup!',
  )
})
