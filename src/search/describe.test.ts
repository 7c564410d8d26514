import { describe as group, expect, test } from 'vitest'
import { operators } from '~/lib/codes'
import { describe, namesOf, sourceOf } from './describe'
import type { AnyCriterion } from './Search'

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
  choices: { kind: 'choices', name: 'tongues', label: 'Bahasa', options: source },
  set: { kind: 'lookup', name: 'set', label: 'Konten', labels: source, Picker: () => null, companion: status },
} satisfies Record<string, AnyCriterion>
const said = (name: keyof typeof criterion, where: Record<string, unknown>, codes = options) =>
  describe(criterion[name], where, codes)

group('a criterion in words', () => {
  test.each([
    ['a text as it is', said('text', { name: 'Budi' }), 'Nama: Budi'],
    ['a day with its operator', said('day', { day: '14021997', dayOperator: '1' }), 'Tanggal lahir >= 14/02/1997'],
    ['another operator', said('day', { day: '01012000', dayOperator: '3' }), 'Tanggal lahir <> 01/01/2000'],
    ['a number with a comma', said('grade', { grade: 3.25, gradeOperator: '2' }), 'IPK <= 3,25'],
    ['a choice by its label', said('choice', { tongue: 'en' }), 'Bahasa: Inggris'],
    ['a choice that is gone by its code', said('choice', { tongue: 'xx' }), 'Bahasa: xx'],
    ['a choice whose list is not there yet', said('choice', { tongue: 'en' }, []), 'Bahasa: en'],
    ['one of several', said('choices', { tongues: ['id'] }), 'Bahasa: Bahasa Indonesia'],
    ['two of several', said('choices', { tongues: ['en', 'ja'] }), 'Bahasa: Inggris, Jepang'],
    ['more are counted', said('choices', { tongues: ['en', 'ja', 'id', 'xx'] }), 'Bahasa: Inggris, Jepang +2'],
    ['a companion that is no operator', said('set', { set: 'id', status: 'C' }), 'Konten: Bahasa Indonesia (Selesai)'],
    ['a companion that is not said', said('set', { set: 'id' }), 'Konten: Bahasa Indonesia'],
  ])('%s', (_, words, expected) => expect(words).toBe(expected))
})
test('a criterion answers for its companion too', () => {
  expect(namesOf(criterion.text)).toEqual(['name'])
  expect(namesOf(criterion.day)).toEqual(['day', 'dayOperator'])
})
test('the codes of a criterion are those of its options or labels', () => {
  expect([criterion.text, criterion.choice, criterion.set].map(sourceOf)).toEqual([undefined, source, source])
})
