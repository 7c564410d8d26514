import { expect, test } from 'vitest'
import { refusalOf } from './attachment'

const MAX = 5 * 1024 * 1024
const refused: [string, number, string][] = [
  ['a.pdf', 0, 'Berkas kosong tidak dapat dilampirkan.'],
  ['a.pdf', MAX + 1, 'Lampiran paling besar 5 MB.'],
  [`${'a'.repeat(252)}.pdf`, 1, 'Nama berkas terlalu panjang.'],
  ...['a.exe', 'A.SVG', 'a.html', 'a.pdf.js', 'a.exe.', 'a.exe  ', 'a.htm', 'a.lnk'].map(
    (name): [string, number, string] => [name, 1, 'Jenis berkas ini tidak dapat dilampirkan.'],
  ),
]
test.each(refused)('refuses %s of %i bytes', (name, size, refusal) => {
  expect(refusalOf({ name, size })).toBe(refusal)
})
test.each(['a.pdf', 'a.docx', 'a.xlsx', 'foto.png', 'tanpa akhiran', 'a.js.pdf', `${'a'.repeat(251)}.pdf`])(
  'accepts %s',
  (name) => expect(refusalOf({ name, size: MAX })).toBeUndefined(),
)
