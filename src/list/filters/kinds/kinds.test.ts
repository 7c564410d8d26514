import type { Option } from '~/api/values'
import { describe as group, expect, test } from 'vitest'
import { experienceBands, operators } from '~/lib/codes'
import type { AnyCriterion } from '~/list/filters/criterion'
import { filledCriteria, describe, validValueOf, neededSourceOf, namesOf, sourceOf } from './kinds'

const options = [
  { id: 'id', text: 'Bahasa Indonesia' },
  { id: 'en', text: 'Inggris' },
  { id: 'ja', text: 'Jepang' },
]
const source = { codes: options }
const operator = { name: 'dayOperator', label: 'Operator', options: operators, isOperator: true }
const status = { name: 'status', label: 'Status', options: [{ id: 'C', text: 'Selesai' }] }
const criterion = {
  text: { kind: 'text', name: 'name', label: 'Nama' },
  day: { kind: 'day', name: 'day', label: 'Tanggal lahir', companion: operator },
  grade: { kind: 'number', name: 'grade', label: 'IPK', companion: { ...operator, name: 'gradeOperator' } },
  choice: { kind: 'choice', name: 'tongue', label: 'Bahasa', options: source },
  band: {
    kind: 'choice',
    name: 'band',
    label: 'Masa kerja',
    options: { codes: experienceBands },
    companion: { ...operator, name: 'bandOperator' },
  },
  choices: { kind: 'choices', name: 'tongues', label: 'Bahasa', options: source },
  sent: {
    kind: 'moments',
    name: 'from',
    until: 'to',
    label: 'Melamar',
    fromLabel: 'Mulai',
    untilLabel: 'Sampai',
  },
  answers: { kind: 'answers', name: 'answers', label: 'Pertanyaan', questions: source },
  helped: { kind: 'text', name: 'helped', label: 'Keahlian', suggestions: source },
  set: { kind: 'lookup', name: 'set', label: 'Konten', labels: source, Picker: () => null, companion: status },
} satisfies Record<string, AnyCriterion>
const wordsOf = (
  name: keyof typeof criterion,
  filters: Record<string, unknown>,
  codes: readonly Option[] = name === 'band' ? experienceBands : options,
) => describe(criterion[name], filters, codes)

group('describes', () => {
  test.each([
    ['a text as it is', wordsOf('text', { name: 'Budi' }), 'Nama: Budi'],
    ['a day with its operator', wordsOf('day', { day: '14021997', dayOperator: '1' }), 'Tanggal lahir >= 14/02/1997'],
    ['another operator', wordsOf('day', { day: '01012000', dayOperator: '3' }), 'Tanggal lahir <> 01/01/2000'],
    ['a number with a comma', wordsOf('grade', { grade: 3.25, gradeOperator: '2' }), 'IPK <= 3,25'],
    ['a band by a sentence', wordsOf('band', { band: '3', bandOperator: '1' }), 'Masa kerja 2–4 tahun atau lebih'],
    ['a band that is open', wordsOf('band', { band: '5', bandOperator: '1' }), 'Masa kerja lebih dari 6 tahun'],
    ['an upper band', wordsOf('band', { band: '3', bandOperator: '2' }), 'Masa kerja 2–4 tahun atau kurang'],
    ['another band', wordsOf('band', { band: '3', bandOperator: '3' }), 'Masa kerja selain 2–4 tahun'],
    ['the same band', wordsOf('band', { band: '3', bandOperator: '4' }), 'Masa kerja 2–4 tahun'],
    ['a choice by its label', wordsOf('choice', { tongue: 'en' }), 'Bahasa: Inggris'],
    ['a choice without a label by its code', wordsOf('choice', { tongue: 'xx' }), 'Bahasa: xx'],
    ['a choice whose list is not loaded yet', wordsOf('choice', { tongue: 'en' }, []), 'Bahasa: en'],
    ['one of several', wordsOf('choices', { tongues: ['id'] }), 'Bahasa: Bahasa Indonesia'],
    ['two of several', wordsOf('choices', { tongues: ['en', 'ja'] }), 'Bahasa: Inggris, Jepang'],
    [
      'more than two of several with a count',
      wordsOf('choices', { tongues: ['en', 'ja', 'id', 'xx'] }),
      'Bahasa: Inggris, Jepang +2',
    ],
    [
      'a companion that is not an operator',
      wordsOf('set', { set: 'id', status: 'C' }),
      'Konten: Bahasa Indonesia (Selesai)',
    ],
    [
      'a range',
      wordsOf('sent', { from: '011020260000', to: '311020262359' }),
      'Melamar: 01/10/2026 00:00 - 31/10/2026 23:59',
    ],
    ['a range without an end', wordsOf('sent', { from: '011020260830' }), 'Melamar: mulai 01/10/2026 08:30'],
    ['a range without a beginning', wordsOf('sent', { to: '011020260830' }), 'Melamar: sampai 01/10/2026 08:30'],
    [
      'answers by question',
      wordsOf('answers', { answers: ['id:Ya', 'en:a:b', 'id:Tidak'] }),
      'Pertanyaan: Bahasa Indonesia = Ya / Tidak; Inggris = a:b',
    ],
    ['a companion without a value', wordsOf('set', { set: 'id' }), 'Konten: Bahasa Indonesia'],
  ])('%s', (_, words, expected) => expect(words).toBe(expected))
})
test('the names of a criterion include its companion', () => {
  expect(namesOf(criterion.text)).toEqual(['name'])
  expect(namesOf(criterion.day)).toEqual(['day', 'dayOperator'])
})
test('the option source of a criterion is its options or labels', () => {
  expect([criterion.text, criterion.choice, criterion.set].map(sourceOf)).toEqual([undefined, source, source])
})
test('a range edits both ends and is filled by either', () => {
  expect(namesOf(criterion.sent)).toEqual(['from', 'to'])
  const sections = [{ criteria: [criterion.text, criterion.sent] }]
  expect(filledCriteria(sections, { to: '311020262359' })).toEqual([criterion.sent])
  expect(filledCriteria(sections, {})).toEqual([])
})
test('a list of suggestions is needed, but is not an option source', () => {
  expect([neededSourceOf(criterion.helped), sourceOf(criterion.helped)]).toEqual([source, undefined])
})
test('drops values that are no longer in the list, by kind', () => {
  const has = (id: string) => options.some((option) => option.id === id)
  expect(validValueOf(criterion.choice, 'xx', has)).toBeUndefined()
  expect(validValueOf(criterion.choices, ['id', 'xx'], has)).toEqual(['id'])
  expect(validValueOf(criterion.answers, ['id:Ya', 'xx:Ya'], has)).toEqual(['id:Ya'])
  expect(validValueOf(criterion.answers, ['xx:Ya'], has)).toBeUndefined()
  // The labels of a lookup need not cover every value.
  expect(validValueOf(criterion.set, 'xx', has)).toBe('xx')
  expect(validValueOf({ ...criterion.set, isComplete: true }, 'xx', has)).toBeUndefined()
  expect(validValueOf(criterion.text, 'xx', has)).toBe('xx')
})
