import { numberText } from '~/lib/texts/numbers'
import type { UnknownValues } from './uploadCheck'
import type { Findings } from '~/lib/texts/stageChanges'

/** Lists places as far as they fit on a line. */
const MAX_ITEMS = 8
const places = (list: readonly (string | number)[]) =>
  list.length <= MAX_ITEMS
    ? list.join(', ')
    : `${list.slice(0, MAX_ITEMS).join(', ')} dan ${numberText(list.length - MAX_ITEMS)} lainnya`

const values = (unknown: UnknownValues) =>
  places(unknown.map(({ value, lines }) => `'${value}' (baris ${places(lines)})`))

/** Values that nothing is known by, in words. */
export const unknownTexts = (stages: UnknownValues, answers: UnknownValues) =>
  [
    [`Tahap yang tidak dikenal di lowongan ini: ${values(stages)}.`, stages.length > 0],
    [`Nilai Send Email yang tidak dikenal: ${values(answers)}. Yang dikenal: ya, tidak.`, answers.length > 0],
  ].flatMap(([text, isFound]) => (isFound ? [String(text)] : []))

/** What was found in a sheet, in words; nothing when all is well. */
export const findingTexts = ({ count, missingColumns, unknownColumns, emptyKeys, repeated, formulas }: Findings) =>
  [
    ['Tidak ada baris perubahan.', count === 0],
    [`Kolom yang tidak ada: ${places(missingColumns)}. Berkas ini tidak dapat dikirim.`, missingColumns.length > 0],
    [`Kolom yang tidak dikenal dan dilewati: ${places(unknownColumns)}.`, unknownColumns.length > 0],
    [`Email kosong di baris ${places(emptyKeys)}.`, emptyKeys.length > 0],
    [`Email ganda di baris ${places(repeated)}; hanya baris pertamanya yang berlaku.`, repeated.length > 0],
    [`Rumus di sel ${places(formulas)}; rumus tidak dihitung, nilai terakhirnya yang dipakai.`, formulas.length > 0],
  ].flatMap(([text, isFound]) => (isFound ? [String(text)] : []))
