import { MAX_FILE_BYTES } from '~/api/endpointGroups/conversation'
import { fileProblemTexts, isPlainName } from '~/lib/rules/fileKinds'
import { adminTexts } from '~/lib/texts/adminTexts'
import type { ApplicantRow } from '~/api/contract/recruitment/applicants'
import type { Option } from '~/api/values'
import type { SheetChange } from '~/api/contract/sheetChanges'
import { comparable } from '~/lib/texts/cleaned'
import { numberText } from '~/lib/texts/numbers'
import { fullName } from '~/lib/texts/text'
import { UnreadableSheet } from '~/lib/sheet/sheetCells'

const megabytes = (bytes: number) => numberText(Math.ceil((bytes / 1024 / 1024) * 10) / 10)
/** Why a file is not even read. */
export function fileProblem({ name, size }: File): string | undefined {
  if (!/\.xlsx$/i.test(name)) return adminTexts.upload.onlyXlsx
  if (!isPlainName(name)) return fileProblemTexts.name
  return size > MAX_FILE_BYTES ? `Berkas paling besar 10 MB; berkas ini ${megabytes(size)} MB.` : undefined
}

const NOTES = ['field1', 'field2', 'field3', 'field4', 'field5'] as const

/** Unknown values of a column, each with its line numbers; in sheet order. */
export type UnknownValues = readonly { value: string; lines: readonly number[] }[]

function unknownValues(
  changes: readonly SheetChange[],
  key: 'stage' | 'sendEmail',
  known: readonly string[],
): UnknownValues {
  const names = new Set(['', ...known.map(comparable)])
  const lines = new Map<string, number[]>()
  for (const { line, [key]: value } of changes)
    if (!names.has(comparable(value))) lines.set(value, [...(lines.get(value) ?? []), line])
  return [...lines].map(([value, at]) => ({ value, lines: at }))
}
/** Stages of the sheet that the vacancy does not have. */
export const unknownStages = (changes: readonly SheetChange[], stages: readonly Option[]): UnknownValues =>
  unknownValues(
    changes,
    'stage',
    stages.map(({ text }) => text),
  )
/** Values of 'Send Email' that are neither yes nor no. */
export const unknownAnswers = (changes: readonly SheetChange[]): UnknownValues =>
  unknownValues(changes, 'sendEmail', ['ya', 'tidak'])

/** Somebody who is mailed, under the name that is known. */
export type Mailed = { email: string; name: string }
/** The first row of each e-mail, in either case: the others change nothing. */
function firstRows(changes: readonly SheetChange[]): SheetChange[] {
  const seen = new Set<string>()
  return changes.filter(({ email }) => {
    const key = comparable(email)
    if (key === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
const isMailing = ({ sendEmail }: SheetChange) => comparable(sendEmail) === 'ya'
/** Whom the sheet mails, under the names that it has. */
export const mailedBySheet = (changes: readonly SheetChange[]): Mailed[] =>
  firstRows(changes)
    .filter(isMailing)
    .map(({ email, name }) => ({ email, name }))
/** Somebody who is mailed, as text. */
export const mailedText = ({ email, name }: Mailed): string => (name === '' ? email : `${name} (${email})`)
/** How many are mailed (document 2 §4.5: a mail is confirmed before it is sent). */
export const mailsText = (count: number): string => `${numberText(count)} orang akan dikirimi email`

/** Whose rows count, by e-mail. */
export const emailsOf = (changes: readonly SheetChange[]): string[] => firstRows(changes).map(({ email }) => email)

/** The changes of a sheet by e-mail, in sheet order. */
export type Comparison = {
  /** Applicants that move to another stage. */
  moves: readonly { email: string; from: string; to: string }[]
  /** Applicants for whom the sheet names a stage that the vacancy does not have: they stay where they are. */
  unmoved: readonly { email: string; to: string }[]
  /** Applicants whose notes change, with the numbers of the notes. */
  notes: readonly { email: string; fields: readonly number[] }[]
  /** Applicants who are mailed. */
  mails: readonly Mailed[]
  /** The number of rows that neither change nor mail anything. */
  unchanged: number
  /** E-mails that are not of applicants of the vacancy. */
  strangers: readonly string[]
}

/** Compares a sheet with the applicants of now, in either case; of rows with one e-mail the first counts. */
export function compareSheet(
  changes: readonly SheetChange[],
  rows: readonly ApplicantRow[],
  stages: readonly Option[],
): Comparison {
  const known = new Set(stages.map(({ text }) => comparable(text)))
  const current = new Map<string, ApplicantRow>()
  for (const row of rows) if (row.emailLogin) current.set(comparable(row.emailLogin), row)
  const moves: { email: string; from: string; to: string }[] = []
  const unmoved: { email: string; to: string }[] = []
  const notes: { email: string; fields: number[] }[] = []
  const mails: Mailed[] = []
  const strangers: string[] = []
  let unchanged = 0
  for (const change of firstRows(changes)) {
    const { email, stage } = change
    const row = current.get(comparable(email))
    if (!row) {
      strangers.push(email)
      continue
    }
    const isUnknown = stage !== '' && !known.has(comparable(stage))
    const isMoved = stage !== '' && !isUnknown && comparable(stage) !== comparable(row.stageName ?? '')
    const fields = NOTES.flatMap((name, n) =>
      change[name] !== '' && change[name] !== (row[name] ?? '') ? [n + 1] : [],
    )
    if (isMoved) moves.push({ email, from: row.stageName ?? '-', to: stage })
    if (isUnknown) unmoved.push({ email, to: stage })
    if (fields.length > 0) notes.push({ email, fields })
    if (isMailing(change)) mails.push({ email, name: fullName(row) })
    else if (!isMoved && fields.length === 0) unchanged += 1
  }
  return { moves, unmoved, notes, mails, unchanged, strangers }
}

const limitTexts = {
  bytes: 'Isi berkas setelah dibuka melebihi 60 MB.',
  rows: 'Berkas berisi lebih dari 50.000 baris.',
  columns: 'Berkas berisi lebih dari 200 kolom.',
  entries: 'Berkas berisi lebih dari 1.000 bagian.',
  time: 'Berkas tidak selesai dibaca dalam 10 detik.',
} as const
const kindTexts = {
  protected: 'Berkas dilindungi kata sandi. Hapus kata sandinya di Excel, simpan, lalu pilih kembali berkasnya.',
  xls: 'Berkas ini dari Excel versi lama (.xls). Simpan sebagai .xlsx di Excel, lalu pilih kembali berkasnya.',
} as const
const NOT_LOADED = 'Berkas gagal dibaca. Periksa koneksi, lalu pilih kembali berkasnya.'
/** A file that cannot be read as it was checked. */
export const CHANGED = 'Berkas berubah atau dipindahkan sejak dipilih. Pilih kembali berkasnya agar isinya diperiksa.'
/** Why a file cannot be used. */
export function refusalOf(error: unknown): string {
  if (error instanceof DOMException) return CHANGED
  if (!(error instanceof UnreadableSheet)) return NOT_LOADED
  if (error.limit) return limitTexts[error.limit]
  return error.kind ? kindTexts[error.kind] : 'Berkas tidak dapat dibaca sebagai .xlsx.'
}
