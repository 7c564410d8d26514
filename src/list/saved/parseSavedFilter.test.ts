import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { talentFilters, type TalentFilters } from '~/api/contract/filters'
import { genders, operators } from '~/lib/codes'
import type { Criterion } from '~/list/filters/criterion'
import { parseSavedFilter } from './parseSavedFilter'

const criteria: readonly Criterion<TalentFilters>[] = [
  { kind: 'choice', name: 'gender', label: 'Jenis kelamin', options: { codes: genders } },
  { kind: 'choice', name: 'countri', label: 'Negara', options: { codes: [{ id: 'CO96', text: 'Indonesia' }] } },
  { kind: 'choice', name: 'provinc', label: 'Provinsi', options: { codes: [{ id: 'ID-JB', text: 'Jawa Barat' }] } },
  { kind: 'choices', name: 'language', label: 'Bahasa', options: { codes: [{ id: 'LNG-ID', text: 'Indonesia' }] } },
  {
    kind: 'number',
    name: 'grade',
    label: 'IPK',
    companion: { name: 'gradeOperators', label: 'Operator IPK', options: operators, isOperator: true },
  },
  { kind: 'text', name: 'majors', label: 'Jurusan' },
]
const read = (body: Record<string, unknown>) =>
  parseSavedFilter<TalentFilters>(
    new QueryClient(),
    { schema: talentFilters, sections: [{ criteria }] },
    { corporateId: 'COR0001' },
    body,
  )

test('keeps valid values, whatever their stored type', async () => {
  expect(await read({ gender: 'F', grade: '3.5', gradeOperators: '1', language: ['LNG-ID'] })).toEqual({
    filters: { gender: 'F', grade: 3.5, gradeOperators: '1', language: ['LNG-ID'] },
    dropped: [],
  })
})
test('names fields, values and options that are no longer available, once each', async () => {
  expect(
    await read({ gender: 'X', grade: 9, gradeOperators: '1', language: ['LNG-ID', 'LNG-XX'], salary: '1' }),
  ).toEqual({
    filters: { language: ['LNG-ID'] },
    dropped: ['Jenis kelamin', 'IPK', 'Bahasa', '1 kriteria lama'],
  })
})
test('drops a value whose rule is broken by a dropped one', async () => {
  expect(await read({ countri: 'CO96', provinc: 'ID-ZZ', gender: 'F' })).toEqual({
    filters: { gender: 'F' },
    dropped: ['Negara', 'Provinsi'],
  })
})
test('ignores empty values and names values of unknown types', async () => {
  expect(await read({ gender: null, majors: '', language: [] })).toEqual({ filters: {}, dropped: [] })
  expect(await read({ gender: { evil: 1 }, majors: true })).toEqual({
    filters: {},
    dropped: ['Jenis kelamin', 'Jurusan'],
  })
})
test('treats names of Object.prototype as unknown keys', async () => {
  const body = JSON.parse('{"__proto__":{"gender":"M"},"constructor":"x","toString":"y","gender":"F"}') as object
  const { filters, dropped } = await read({ ...body })
  expect(filters).toEqual({ gender: 'F' })
  expect(dropped).toEqual([expect.stringMatching(/^[23] kriteria lama$/)])
  expect(({} as { gender?: string }).gender).toBeUndefined()
})
test('counts keys without a label', async () => {
  const { dropped } = await read(
    Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`${n}${'x'.repeat(500)}`, 'y'])),
  )
  expect(dropped).toEqual(['5.000 kriteria lama'])
})
