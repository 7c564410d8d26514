import { expect, test } from 'vitest'
import { invitationToApply } from './messageTemplates'
import { fillTemplate, openPlaces } from './template'

test('places with a value are filled wherever they stand, the others stay', () => {
  expect(fillTemplate('[NAMA], [POSISI] [NAMA]', { NAMA: 'Ayu', POSISI: undefined })).toBe('Ayu, [POSISI] Ayu')
})
test('a value is put in once and as it is', () => {
  expect(fillTemplate('[NAMA]', { NAMA: '{{x}} $& $1 \\n' })).toBe('{{x}} $& $1 \\n')
})
test('a value that looks like a place is never filled itself', () => {
  const once = fillTemplate('Halo [NAMA]: [POSISI]', { NAMA: '[POSISI]' })
  expect(once).toBe('Halo (POSISI): [POSISI]')
  expect(fillTemplate(once, { POSISI: 'Engineer' })).toBe('Halo (POSISI): Engineer')
})
test('the invitation names its three places, and nothing is open once they are filled', () => {
  const whole = invitationToApply.subject + invitationToApply.text
  expect(openPlaces(whole, whole).toSorted()).toEqual(['[NAMA]', '[PERUSAHAAN]', '[POSISI]'])
  expect(openPlaces(whole, fillTemplate(whole, { NAMA: 'A', PERUSAHAAN: 'B', POSISI: 'C' }))).toEqual([])
})
test("brackets of the writer's own wait for nobody", () => {
  expect(openPlaces('[NAMA]', 'Halo Ayu, [PENTING]')).toEqual([])
})
