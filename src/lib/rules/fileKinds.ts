/** How many bytes tell what a file is. */
const HEAD_LENGTH = 512

/** Tests of a file's first bytes, one character a byte. */
const begins =
  (...signatures: readonly string[]) =>
  (head: string): boolean =>
    signatures.some((signature) => head.startsWith(signature))
const office = begins('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1')
const archive = begins('PK\x03\x04')
const jpeg = begins('\xFF\xD8\xFF')
const isUtf16 = begins('\xFF\xFE', '\xFE\xFF')
/** Text has no control characters but white space; programs, archives and pictures have. */
const text = (head: string): boolean => isUtf16(head) || ![...head].some((char) => char < ' ' && !/\s/.test(char))

const kinds: Readonly<Record<string, (head: string) => boolean>> = {
  pdf: begins('%PDF-'),
  doc: office,
  xls: office,
  ppt: office,
  docx: archive,
  xlsx: archive,
  pptx: archive,
  odt: archive,
  ods: archive,
  odp: archive,
  rtf: begins('{\\rtf'),
  jpg: jpeg,
  jpeg,
  png: begins('\x89PNG\r\n\x1A\n'),
  gif: begins('GIF87a', 'GIF89a'),
  webp: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
  heic: (head) => head.slice(4, 8) === 'ftyp',
  txt: text,
  csv: text,
  ics: begins('BEGIN:VCALENDAR', '\xEF\xBB\xBFBEGIN:VCALENDAR'),
}
/** Endings of the files that can be attached: documents, pictures, text and calendars (decision 'attachments'). */
export const ATTACHABLE: readonly string[] = Object.keys(kinds)

const endingOf = (name: string): string => /\.([a-z\d]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** Whether a name shows what it is: control and format characters can hide its ending (security list T12). */
export const isPlainName = (name: string): boolean => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name)

/**
 * Why a file is not what it seems: a name that hides it, an ending that is not allowed, or contents of another kind
 * (security list T12).
 */
export function kindProblem(
  { name, bytes }: { name: string; bytes: Uint8Array },
  endings: readonly string[],
): 'name' | 'ending' | 'contents' | undefined {
  if (!isPlainName(name)) return 'name'
  const ending = endingOf(name)
  if (!endings.includes(ending)) return 'ending'
  return kinds[ending]?.(String.fromCharCode(...bytes.subarray(0, HEAD_LENGTH))) ? undefined : 'contents'
}
/** The problem of a chosen file, of which only the head is read. */
export const fileProblem = async (file: File, endings: readonly string[]): Promise<ReturnType<typeof kindProblem>> =>
  kindProblem({ name: file.name, bytes: new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer()) }, endings)

/** Texts of those problems that no document gives. */
export const fileProblemTexts = {
  name: 'Nama berkas berisi karakter yang tidak terlihat. Ganti namanya dahulu.',
  unread: 'Berkas gagal dibaca. Pilih kembali berkasnya.',
  contents: 'Isi berkas tidak sesuai dengan akhiran namanya.',
} as const
