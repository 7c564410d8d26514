import { expect, test } from 'vitest'
import * as codes from './codes'

const { labelOf } = codes
const spoken = (list: readonly { id: string; text: string }[]) => list.map(({ id, text }) => `${id} ${text}`)

test('codes have the labels of document 1 §9', () => {
  expect(spoken(codes.operators)).toEqual(['1 >=', '2 <=', '3 <>', '4 ='])
  expect(spoken(codes.genders)).toEqual(['M Pria', 'F Wanita'])
  expect(spoken(codes.maritalStatuses)).toEqual(['S Belum Menikah', 'M Menikah'])
  expect(spoken(codes.messageStatuses)).toEqual(['1 Belum dikirim', '2 Sudah dikirim'])
  expect(spoken(codes.klobnessLevels)).toEqual(['0 Low', '1 Medium', '2 High'])
  expect(spoken(codes.contentStatuses)).toEqual(['OnGoing OnGoing', 'Complete Complete'])
  expect(spoken(codes.experienceBands)).toEqual([
    '1 1 - 6 bulan',
    '2 6 bulan - 2 tahun',
    '3 2 - 4 tahun',
    '4 4 - 6 tahun',
    '5 Lebih dari 6 tahun',
  ])
})
test('a code has its label, whether text or number', () => {
  expect(labelOf(codes.genders, 'F')).toBe('Wanita')
  expect(labelOf(codes.klobnessLevels, 0)).toBe('Low')
  expect(labelOf(codes.klobnessLevels, '2')).toBe('High')
})
test('a code without a label is shown as it is', () => {
  expect(labelOf(codes.genders, 'X')).toBe('X')
  expect(labelOf(codes.klobnessLevels, 7)).toBe('7')
  expect(labelOf([], 'USR-1')).toBe('USR-1')
})
test('a missing code has no label', () => {
  expect(labelOf(codes.genders, null)).toBeUndefined()
  expect(labelOf(codes.genders, undefined)).toBeUndefined()
})
