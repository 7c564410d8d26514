import { expect, test } from 'vitest'
import { fillTemplate, fullName, refillPlaceholder, shorten, splitName, textToHtml, unfilledPlaceholders } from './text'
import * as fc from 'fast-check'
import { invitationToApply } from './messageTemplates'

test.each([
  ['MUC03-HENDRA', 12, 'MUC03-HENDRA'],
  ['MUC03-0001-0002', 12, 'MUC03-0001-0…'],
  ['👩‍💻', 16, '👩‍💻'],
  ['', 3, ''],
])('shortens %j at %i to %j', (text, length, cut) => expect(shorten(text, length)).toBe(cut))

test('escapes text to HTML with its line breaks', () => {
  expect(textToHtml(`<b>"a" & 'b'</b>\r\nc\nd`)).toBe('&lt;b&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/b&gt;<br>c<br>d')
})
test('preserves runs of spaces', () => {
  expect(textToHtml('a  b   c d')).toBe('a&nbsp; b&nbsp;&nbsp; c d')
  expect(textToHtml('a\n b')).toBe('a<br>&nbsp;b')
})
test('produces no markup except line breaks for any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(textToHtml(text).replaceAll('<br>', '')).not.toMatch(/[<>"']|&(?!(?:nbsp|amp|lt|gt|quot|#39);)/)
    }),
  )
})

test('fills all placeholders that have a value and leaves the others', () => {
  expect(fillTemplate('[NAMA], [POSISI] [NAMA]', { NAMA: 'Ayu', POSISI: undefined })).toBe('Ayu, [POSISI] Ayu')
})
test('inserts a value literally', () => {
  expect(fillTemplate('[NAMA]', { NAMA: '{{x}} $& $1 \\n' })).toBe('{{x}} $& $1 \\n')
})
test('does not fill placeholders inside values', () => {
  const once = fillTemplate('Halo [NAMA]: [POSISI]', { NAMA: '[POSISI]' })
  expect(once).toBe('Halo (POSISI): [POSISI]')
  expect(fillTemplate(once, { POSISI: 'Engineer' })).toBe('Halo (POSISI): Engineer')
})
test('replaces a filled-in value by another one, but not inside a longer word', () => {
  const text = 'Posisi [POSISI] atau IT (Staf), bukan KIT'
  expect(refillPlaceholder(text, 'POSISI', 'IT', 'Kurir IT')).toBe('Posisi Kurir IT atau Kurir IT (Staf), bukan KIT')
  expect(refillPlaceholder('IT (Staf).', 'POSISI', 'IT [Staf]', 'a $& b')).toBe('a $& b.')
  expect(refillPlaceholder('Posisi IT.', 'POSISI', 'IT', undefined)).toBe('Posisi [POSISI].')
  expect(refillPlaceholder('Posisi [POSISI], IT', 'POSISI', '', 'Kurir')).toBe('Posisi Kurir, IT')
})
test('the invitation has three placeholders and none left once they are filled', () => {
  const whole = invitationToApply.subject + invitationToApply.text
  expect(unfilledPlaceholders(whole, whole).toSorted()).toEqual(['[NAMA]', '[PERUSAHAAN]', '[POSISI]'])
  expect(unfilledPlaceholders(whole, fillTemplate(whole, { NAMA: 'A', PERUSAHAAN: 'B', POSISI: 'C' }))).toEqual([])
})
test('ignores brackets that are not placeholders of the template', () => {
  expect(unfilledPlaceholders('[NAMA]', 'Halo Ayu, [PENTING]')).toEqual([])
})

test.each([
  ['Budi', 'Santoso', 'Budi Santoso'],
  ['Suharto', '-', 'Suharto'],
  ['Suharto', '.', 'Suharto'],
  ['Suharto', '', 'Suharto'],
  ['Suharto', null, 'Suharto'],
  ['Suharto', ' - ', 'Suharto'],
  ['Anne', '-Marie', 'Anne -Marie'],
  [null, null, ''],
  ['\u202EBudi\u2066', 'San\u200Btoso\u2069', 'Budi Santoso'],
  ['Budi\u00a0 Agus', 'Santoso', 'Budi Agus Santoso'],
])('the full name of %j and %j is %j', (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name)
})
test.each([
  ['Budi Santoso', ['Budi', 'Santoso']],
  ['Nur  Aini\u00a0Putri', ['Nur', 'Putri']],
  ['Budi', undefined],
  ['', undefined],
])('splits the name %j into %j', (name, parts) => expect(splitName(name)).toEqual(parts))
