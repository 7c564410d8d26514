import { expect, test } from 'vitest'
import { refusalOf } from './attachment'

const MAX = 5 * 1024 * 1024
const file = (name: string, contents: string, size = contents.length) => {
  const bytes = new Uint8Array(size)
  bytes.set(Uint8Array.from(contents, (char) => char.charCodeAt(0)).subarray(0, size))
  return new File([bytes], name)
}
const PDF = '%PDF-1.7'
const ZIP = 'PK\x03\x04'
const KIND =
  'Jenis berkas ini tidak dapat dilampirkan. Yang dapat dilampirkan: pdf, dokumen Office, gambar, teks, dan kalender.'
const CONTENTS = 'Isi berkas tidak sesuai dengan akhiran namanya.'
const NAME = 'Nama berkas berisi karakter yang tidak terlihat. Ganti namanya dahulu.'

const refused: [string, File, string][] = [
  ['an empty file', file('a.pdf', ''), 'Berkas kosong tidak dapat dilampirkan.'],
  ['a large file', file('a.pdf', PDF, MAX + 1), 'Lampiran paling besar 5 MB.'],
  ['a long name', file(`${'a'.repeat(252)}.pdf`, PDF), 'Nama berkas terlalu panjang.'],
  ...['a.exe', 'A.SVG', 'a.html', 'a.pdf.js', 'a.exe.', 'a.exe  ', 'a.htm', 'a.lnk', 'a.zip', 'a.docm', 'a'].map(
    (name): [string, File, string] => [name, file(name, PDF), KIND],
  ),
  ['a program called pdf', file('a.pdf', 'MZ\x90\x00'), CONTENTS],
  ['a program called txt', file('a.txt', 'MZ\x90\x00'), CONTENTS],
  ['markup called png', file('a.png', '<svg onload=alert(1)>'), CONTENTS],
  ['a picture called docx', file('a.docx', '\x89PNG\r\n\x1A\n'), CONTENTS],
  ['text called ics', file('a.ics', 'halo'), CONTENTS],
  ['a name with its ending turned round', file('CV_\u202Efdp.pdf', PDF), NAME],
  ['a name with a line break', file('a\n.pdf', PDF), NAME],
  ['a name with a line separator', file('a\u2028.pdf', PDF), NAME],
]
test.each(refused)('refuses %s', async (_, given, refusal) => expect(await refusalOf(given)).toBe(refusal))
test.each([
  ['a.pdf', PDF],
  ['A.PDF', PDF],
  ['a.docx', ZIP],
  ['a.xlsx', ZIP],
  ['a.doc', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'],
  ['foto.png', '\x89PNG\r\n\x1A\n'],
  ['foto.jpeg', '\xFF\xD8\xFF\xE0'],
  ['foto.webp', 'RIFF\x00\x00\x00\x00WEBP'],
  ['a.txt', 'Baris satu\r\n\tBaris dua'],
  ['a.csv', '\xFF\xFEa\x00;\x00'],
  ['wawancara.ics', 'BEGIN:VCALENDAR\r\n'],
  ['a.js.pdf', PDF],
  [`${'a'.repeat(251)}.pdf`, PDF],
])('accepts %s', async (name, contents) => expect(await refusalOf(file(name, contents))).toBeUndefined())
