import type { SheetCells } from '~/lib/sheet/xlsx'

/** The columns of a sheet of changes: the applicant by e-mail, the stage to move to, notes, and whether to write (decision 'uploads'). */
const changeColumns = {
  email: 'Email',
  stage: 'Stage',
  field1: 'Field 1',
  field2: 'Field 2',
  field3: 'Field 3',
  field4: 'Field 4',
  field5: 'Field 5',
  sendEmail: 'Send Email',
} as const
type Key = keyof typeof changeColumns
/** The columns of a tracking download: a file that was downloaded, changed and uploaded again has them all. */
const trackingColumns: readonly string[] = [
  'First Name',
  'Last Name',
  'Email',
  'Portfolio',
  'Phone Number',
  'Stage',
  'DOB',
  'Gender',
  'Location',
  'Last Education',
  'Institution Name',
  'Major',
  'Last Work',
  'Job Position',
  'Kepribadian',
  'Nilai',
  'Minat',
  'Interaksi',
  'Grit',
  'Meaning Making',
  'Mindset',
  'Curiosity',
  'Humility',
  'Creativity',
  'Purpose In Life',
  'Corporate Klobness',
  'Referal',
  'KTP',
  'Total Experience',
  'Field 1',
  'Field 2',
  'Field 3',
  'Field 4',
  'Field 5',
  'Send Email',
  'Applied Date',
]

/** One row of changes; what is empty stays as it is. `line` is its number in the sheet. */
export type StageChange = { line: number } & Readonly<Record<Key, string>>
/** What is to be known of a sheet before it is sent; lines are numbers in the sheet, formulas are cells. */
export type Findings = {
  count: number
  missingColumns: readonly string[]
  unknownColumns: readonly string[]
  emptyKeys: readonly number[]
  repeated: readonly number[]
  formulas: readonly string[]
}

const same = (text: string) => text.trim().toLowerCase()
/** Downloads put an apostrophe before what looks like a formula; it is no part of the text. */
const plain = (text: string | undefined) => (text ?? '').replace(/^'(?=[=+\-@])/, '').trim()

/** The changes in an uploaded sheet, and the findings to show. */
export function readStageChanges({ rows, formulas }: SheetCells): { changes: StageChange[]; findings: Findings } {
  const titles = rows[0] ?? []
  const place = (title: string) => titles.findIndex((one) => same(one) === same(title))
  const keys = Object.entries(changeColumns) as [Key, string][]
  const known = new Set([...Object.values(changeColumns), ...trackingColumns].map(same))
  const changes: StageChange[] = []
  for (const [n, row] of rows.entries()) {
    if (n === 0 || row.every((text) => text.trim() === '')) continue
    const cells = Object.fromEntries(keys.map(([key, title]) => [key, plain(row[place(title)])])) as Record<Key, string>
    changes.push({ line: n + 1, ...cells })
  }
  const seen = new Set<string>()
  const repeated = changes.filter(({ email }) => {
    const isSeen = email !== '' && seen.has(same(email))
    seen.add(same(email))
    return isSeen
  })
  return {
    changes,
    findings: {
      count: changes.length,
      missingColumns: [changeColumns.email, changeColumns.stage].filter((title) => place(title) < 0),
      unknownColumns: titles.map((title) => title.trim()).filter((title) => title !== '' && !known.has(same(title))),
      emptyKeys: changes.filter(({ email }) => email === '').map(({ line }) => line),
      repeated: repeated.map(({ line }) => line),
      formulas,
    },
  }
}
