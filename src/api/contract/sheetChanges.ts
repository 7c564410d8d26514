import { unescapeFormula } from '~/lib/rules/formulas'
import type { SheetCells } from '~/lib/sheet/sheetCells'
import { trackingColumns } from './columns'

/** Columns of an upload sheet: the applicant by e-mail, the target stage, notes, and whether to send an e-mail (decision 'uploads'). */
const changeColumns = {
  email: trackingColumns.emailLogin.title,
  stage: trackingColumns.stageName.title,
  field1: trackingColumns.field1.title,
  field2: trackingColumns.field2.title,
  field3: trackingColumns.field3.title,
  field4: trackingColumns.field4.title,
  field5: trackingColumns.field5.title,
  sendEmail: trackingColumns.sendEmail.title,
} as const
const nameTitles = [trackingColumns.firstName.title, trackingColumns.lastName.title]
type Key = keyof typeof changeColumns

/**
 * One row of changes; what is empty stays as it is. `line` is its number in the sheet, `name` what a download says who it
 * is.
 */
export type SheetChange = { line: number; name: string } & Readonly<Record<Key, string>>
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
/** Removes the apostrophe that downloads put before texts that look like a formula. */
const plain = (text: string | undefined) => unescapeFormula(text ?? '').trim()

/** The changes in an uploaded sheet, and the findings to show. */
export function readSheetChanges({ rows, formulas }: SheetCells): { changes: SheetChange[]; findings: Findings } {
  const titles = rows[0] ?? []
  const place = (title: string) => titles.findIndex((one) => same(one) === same(title))
  const keys = Object.entries(changeColumns) as [Key, string][]
  // A file that was downloaded, changed and uploaded again has all columns of the download.
  const known = new Set(Object.values(trackingColumns).map(({ title }) => same(title)))
  const changes: SheetChange[] = []
  for (const [n, row] of rows.entries()) {
    if (n === 0 || row.every((text) => text.trim() === '')) continue
    const cells = Object.fromEntries(keys.map(([key, title]) => [key, plain(row[place(title)])])) as Record<Key, string>
    changes.push({
      line: n + 1,
      name: nameTitles
        .map((title) => plain(row[place(title)]))
        .join(' ')
        .trim(),
      ...cells,
    })
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
