import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { talentFilters, type TalentWhere } from '~/api/contract/filters'
import { genders } from '~/lib/codes'
import type { Criterion } from './Search'
import { readStored } from './stored'

const criteria: readonly Criterion<TalentWhere>[] = [
  { kind: 'choice', name: 'gender', label: 'Jenis kelamin', options: { codes: genders } },
  { kind: 'choice', name: 'countri', label: 'Negara', options: { codes: [{ id: 'CO96', text: 'Indonesia' }] } },
  { kind: 'choice', name: 'provinc', label: 'Provinsi', options: { codes: [{ id: 'ID-JB', text: 'Jawa Barat' }] } },
  { kind: 'choices', name: 'language', label: 'Bahasa', options: { codes: [{ id: 'LNG-ID', text: 'Indonesia' }] } },
  { kind: 'number', name: 'grade', label: 'IPK' },
  { kind: 'text', name: 'majors', label: 'Jurusan' },
]
const read = (body: Record<string, unknown>) =>
  readStored<TalentWhere>(
    new QueryClient(),
    { filters: talentFilters, sections: [{ criteria }] },
    { corporateId: 'COR0001' },
    body,
  )

test('what still holds is taken as it is, whatever its spelling', async () => {
  expect(await read({ gender: 'F', grade: '3.5', gradeOperators: '1', language: ['LNG-ID'] })).toEqual({
    where: { gender: 'F', grade: 3.5, gradeOperators: '1', language: ['LNG-ID'] },
    dropped: [],
  })
})
test('fields, values and options that are gone are named, once each', async () => {
  expect(
    await read({ gender: 'X', grade: 9, gradeOperators: '1', language: ['LNG-ID', 'LNG-XX'], salary: '1' }),
  ).toEqual({
    where: { language: ['LNG-ID'] },
    dropped: ['Jenis kelamin', 'IPK', 'gradeOperators', 'Bahasa', 'salary'],
  })
})
test('a value whose rule is broken by what is gone goes too', async () => {
  expect(await read({ countri: 'CO96', provinc: 'ID-ZZ', gender: 'F' })).toEqual({
    where: { gender: 'F' },
    dropped: ['Negara', 'Provinsi'],
  })
})
test('empty values say nothing, values of no known kind are named', async () => {
  expect(await read({ gender: null, majors: '', language: [] })).toEqual({ where: {}, dropped: [] })
  expect(await read({ gender: { evil: 1 }, majors: true })).toEqual({
    where: {},
    dropped: ['Jenis kelamin', 'Jurusan'],
  })
})
test('names that every object has are nobody’s values', async () => {
  const body = JSON.parse('{"__proto__":{"gender":"M"},"constructor":"x","toString":"y","gender":"F"}') as object
  const { where, dropped } = await read({ ...body })
  expect(where).toEqual({ gender: 'F' })
  expect(dropped).toEqual(expect.arrayContaining(['constructor', 'toString']))
  expect(({} as { gender?: string }).gender).toBeUndefined()
})
test('a body of any size is told in a few short names', async () => {
  const { dropped } = await read(
    Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`${n}${'x'.repeat(500)}`, 'y'])),
  )
  expect(dropped).toHaveLength(11)
  expect(dropped.at(-1)).toBe('dan 4.990 lainnya')
  expect(Math.max(...dropped.map(({ length }) => length))).toBeLessThan(50)
})
