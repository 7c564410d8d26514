import { useQuery } from '@tanstack/react-query'
import { tracking } from '~/api/contract/recruitment/tracking'
import type { Findings, SheetChange } from '~/api/contract/sheetChanges'
import { query } from '~/api/queries'
import type { DoubtfulCell } from '~/lib/sheet/sheetCells'
import { numberText } from '~/lib/texts/numbers'
import { mailedBySheet, mailedText, mailsText, unknownAnswers, unknownStages, type UnknownValues } from './uploadCheck'
import classes from './tracking.module.css'

/** What a sheet changes, and what is to be known before it is sent. */
export type Sheet = { changes: readonly SheetChange[]; findings: Findings }

/** Maximum number of list items on a line. */
const MAX_ITEMS = 8
const places = (list: readonly (string | number)[]) =>
  list.length <= MAX_ITEMS
    ? list.join(', ')
    : `${list.slice(0, MAX_ITEMS).join(', ')} dan ${numberText(list.length - MAX_ITEMS)} lainnya`

const isErrorValue = ({ text }: DoubtfulCell) => text.startsWith('#')
const cells = (doubtful: readonly DoubtfulCell[]) => places(doubtful.map(({ address, text }) => `${address} (${text})`))

/** What Excel hides and is sent all the same; undefined if there is nothing. */
export function hiddenText({ hiddenLines, hiddenColumns }: Findings): string | undefined {
  const parts = [
    ...(hiddenLines.length > 0 ? [`${numberText(hiddenLines.length)} baris tersembunyi (${places(hiddenLines)})`] : []),
    ...(hiddenColumns.length > 0 ? [`kolom tersembunyi (${places(hiddenColumns)})`] : []),
  ]
  return parts.length === 0 ? undefined : `Ikut dikirim: ${parts.join(' dan ')}`
}

const values = (unknown: UnknownValues) =>
  places(unknown.map(({ value, lines }) => `'${value}' (baris ${places(lines)})`))

/** Findings about a sheet before it is sent; they do not block sending. */
export function UploadFindings({ changes, findings, vacancyCode }: Sheet & { vacancyCode: string }) {
  const { data, isError } = useQuery(query(tracking.form, { vacancyCode }))
  const { count, missingColumns, unknownColumns, repeatedColumns, emptyKeys, repeated, formulas, merged } = findings
  const errors = findings.doubtful.filter(isErrorValue)
  const cut = findings.doubtful.filter((one) => !isErrorValue(one))
  const hidden = hiddenText(findings)
  const stages = data ? unknownStages(changes, data.stages) : []
  const answers = unknownAnswers(changes)
  const mailed = mailedBySheet(changes)
  const found = (
    [
      ['Tidak ada baris perubahan.', count === 0],
      [`Kolom yang tidak ada: ${places(missingColumns)}. Berkas ini tidak dapat dikirim.`, missingColumns.length > 0],
      [`Kolom yang tidak dikenal dan dilewati: ${places(unknownColumns)}.`, unknownColumns.length > 0],
      [`Judul kolom ganda: ${places(repeatedColumns)}; kolom pertamanya yang dibaca.`, repeatedColumns.length > 0],
      [`${hidden}.`, hidden !== undefined],
      [`Email kosong di baris ${places(emptyKeys)}.`, emptyKeys.length > 0],
      [`Email ganda di baris ${places(repeated)}; hanya baris pertamanya yang berlaku.`, repeated.length > 0],
      [`Rumus di sel ${places(formulas)}; rumus tidak dihitung, nilai terakhirnya yang dipakai.`, formulas.length > 0],
      [`Sel gabungan: ${places(merged)}; hanya sel pertamanya berisi, yang lain kosong.`, merged.length > 0],
      [`Galat Excel di sel ${cells(errors)}; disimpan sebagai teks itu.`, errors.length > 0],
      [
        `Angka lebih dari 15 digit di sel ${cells(cut)}; Excel sudah mengganti digit terakhirnya. Simpan selnya sebagai teks.`,
        cut.length > 0,
      ],
      [`Tahap yang tidak dikenal di lowongan ini: ${values(stages)}.`, stages.length > 0],
      [`Nilai Send Email yang tidak dikenal: ${values(answers)}. Yang dikenal: ya, tidak.`, answers.length > 0],
      [`${mailsText(mailed.length)}: ${places(mailed.map(mailedText))}.`, mailed.length > 0],
      ['Nama tahap gagal diperiksa.', isError],
    ] as const
  ).flatMap(([text, isFound]) => (isFound ? [text] : []))
  return (
    <>
      <p>
        {numberText(count)} baris perubahan
        {findings.otherSheets.length > 0 &&
          ` dari lembar '${findings.sheet}'; lembar lain (${places(findings.otherSheets)}) tidak dibaca`}
      </p>
      <ul className={`break-anywhere ${classes.findings}`} aria-label="Temuan pada berkas">
        {found.map((text) => (
          <li key={text} className={classes.attention}>
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}
