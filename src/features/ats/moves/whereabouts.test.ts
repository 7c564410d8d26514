import { expect, test } from 'vitest'
import { movedText } from './whereabouts'

test('a colleague is named only where it was surely one; the own move is called so', () => {
  expect(movedText('Tes', 'Siti Aminah', 'Budi Santoso')).toBe('sudah dipindahkan rekan ke Tes (Siti Aminah)')
  expect(movedText('Tes', 'Budi Santoso', 'Budi Santoso')).toBe('sudah dipindahkan ke Tes oleh Anda')
  expect(movedText('Tes', null, 'Budi Santoso')).toBe('sudah dipindahkan ke Tes')
})
