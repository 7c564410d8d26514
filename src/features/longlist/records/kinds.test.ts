import { z } from 'zod/mini'
import { expect, test } from 'vitest'
import { errorsBy } from '~/record/form/codecs'
import { jobFields, placeOfSchool } from './kinds'

const schools = [
  { id: '1', text: 'Universitas Indonesia', location: 'Depok', imageUrl: null },
  { id: '2', text: 'Universitas Terbuka', location: null, imageUrl: null },
  { id: '3', text: 'Institut Teknologi Bandung', location: 'Bandung', imageUrl: null },
]
const from = (institutionName: string, location: string) => ({ institutionName, location })

test('another school brings its place', () => {
  expect(placeOfSchool(schools, from('Universitas Indonesia', 'Depok'), 'Institut Teknologi Bandung')).toBe('Bandung')
  expect(placeOfSchool(schools, from('', ''), 'Universitas Indonesia')).toBe('Depok')
})
test('the place of the previous school does not stay at one without a place', () => {
  expect(placeOfSchool(schools, from('Universitas Indonesia', 'Depok'), 'Universitas Terbuka')).toBe('')
  expect(placeOfSchool(schools, from('Universitas Indonesia', 'Depok'), 'Sekolah di desa')).toBe('')
})
test('a place that the user typed stays', () => {
  for (const school of ['Sekolah di desa', 'Institut Teknologi Bandung'])
    expect(placeOfSchool(schools, from('Universitas Indonesia', 'Kampus Salemba'), school)).toBe('Kampus Salemba')
})

test('a Job Scope of more than 4.000 characters is refused, not cut', () => {
  const errorOf = (length: number) =>
    errorsBy(z.object({ jobDetail: jobFields.jobDetail }), { jobDetail: 'x'.repeat(length) })
  expect([errorOf(4_000), errorOf(9_800)]).toEqual([{}, { jobDetail: 'Paling banyak 4.000 karakter' }])
})
