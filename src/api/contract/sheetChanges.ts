import { unescapeFormula } from '~/lib/rules/formulas'
import type { DoubtfulCell, SheetCells } from '~/lib/sheet/sheetCells'
import { cleaned, comparable } from '~/lib/texts/cleaned'
import { trackingColumns } from './columns'
import { keysOf, recordOf } from '~/lib/fields'

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
/** What is to be known of a sheet before it is sent; lines are numbers in the sheet. */
export type Findings = {
  count: number
  /** The sheet that is read, and the other visible ones. */
  sheet: string
  otherSheets: readonly string[]
  missingColumns: readonly string[]
  unknownColumns: readonly string[]
  /** Titles that stand more than once; the first column with one is read. */
  repeatedColumns: readonly string[]
  /** What Excel does not show, and is sent with the rest. */
  hiddenLines: readonly number[]
  hiddenColumns: readonly string[]
  emptyKeys: readonly number[]
  repeated: readonly number[]
  /** Cells by their address. */
  formulas: readonly string[]
  merged: readonly string[]
  doubtful: readonly DoubtfulCell[]
}

/** Titles by which a sheet with changes is found in its workbook. */
export const changeTitles: readonly string[] = [changeColumns.email, changeColumns.stage]

/** Titles of the columns that are read; the others of a download are left out. */
export const readTitles: readonly string[] = [...Object.values(changeColumns), ...nameTitles]

/** Removes the apostrophe that downloads put before texts that look like a formula. */
const plain = (text: string | undefined) => unescapeFormula(text ?? '').trim()

/** The changes in an uploaded sheet, and the findings to show. */
export function readSheetChanges(cells: SheetCells): { changes: SheetChange[]; findings: Findings } {
  const { rows, formulas, merged, doubtful } = cells
  const titles = rows[0]?.line === 1 ? rows[0].cells.map(cleaned) : []
  const heads = titles.map(comparable)
  const place = (title: string) => heads.indexOf(comparable(title))
  const keys = keysOf(changeColumns)
  // A file that was downloaded, changed and uploaded again has all columns of the download.
  const known = new Set(Object.values(trackingColumns).map(({ title }) => comparable(title)))
  const isHidden = new Set(cells.hiddenColumns)
  const changed = rows.filter(({ line }) => line > 1)
  const changes = changed.map(({ line, cells: texts }): SheetChange => {
    const text = (title: string) => plain(texts[place(title)])
    const values = recordOf(keys, (key) => text(changeColumns[key]))
    const { email, stage, sendEmail } = values
    return {
      ...values,
      line,
      name: nameTitles.map(text).join(' ').trim(),
      email: cleaned(email),
      stage: cleaned(stage),
      sendEmail: cleaned(sendEmail),
    }
  })
  const seen = new Set<string>()
  const repeated = changes.filter(({ email }) => {
    const isSeen = email !== '' && seen.has(comparable(email))
    seen.add(comparable(email))
    return isSeen
  })
  return {
    changes,
    findings: {
      count: changes.length,
      sheet: cells.name,
      otherSheets: cells.others,
      missingColumns: changeTitles.filter((title) => place(title) < 0),
      unknownColumns: titles.filter((title) => title !== '' && !known.has(comparable(title))),
      repeatedColumns: Object.values(changeColumns).filter(
        (title) => heads.lastIndexOf(comparable(title)) > place(title),
      ),
      hiddenLines: changed.flatMap((row) => (row.isHidden ? [row.line] : [])),
      hiddenColumns: keys
        .filter((key) => isHidden.has(place(changeColumns[key])) && changes.some((change) => change[key] !== ''))
        .map((key) => changeColumns[key]),
      emptyKeys: changes.filter(({ email }) => email === '').map(({ line }) => line),
      repeated: repeated.map(({ line }) => line),
      formulas,
      merged,
      doubtful,
    },
  }
}
