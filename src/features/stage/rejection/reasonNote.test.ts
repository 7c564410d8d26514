import { expect, test } from 'vitest'
import { withReason } from './reasonNote'

const reasons = ['Domisili', 'Gaji']
const write = (note: string) => withReason(note, 'Domisili', reasons)

test('withReason is the whole of an empty note', () => {
  expect(write('')).toBe('Tolak: Domisili')
})
test('withReason keeps the text of the note below it', () => {
  expect(write('Komunikasi baik')).toBe('Tolak: Domisili\nKomunikasi baik')
})
test('withReason takes the place of a verdict', () => {
  expect(write('Ragu. Komunikasi baik')).toBe('Tolak: Domisili\nKomunikasi baik')
  expect(write('Tolak')).toBe('Tolak: Domisili')
})
test('withReason takes the place of an earlier reason', () => {
  expect(write('Tolak: Gaji\nKomunikasi baik')).toBe('Tolak: Domisili\nKomunikasi baik')
})
test('withReason keeps a text of the user that looks like a reason', () => {
  expect(write('Tolak: sudah dua kali')).toBe('Tolak: Domisili\nsudah dua kali')
})
test('withReason changes nothing when it is there', () => {
  expect(write('Tolak: Domisili\nKomunikasi baik')).toBe('Tolak: Domisili\nKomunikasi baik')
})
