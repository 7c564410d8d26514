import { expect, test } from 'vitest'
import { placeOfSchool } from './kinds'

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
test('a place that the user typed stays', () =>
  expect(placeOfSchool(schools, from('Universitas Indonesia', 'Kampus Salemba'), 'Sekolah di desa')).toBe(
    'Kampus Salemba',
  ))
