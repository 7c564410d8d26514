import { escapeFormula } from '~/lib/rules/formulas'
import { numberText } from '~/lib/texts/numbers'

/** Rows of a chart that are drawn at first; an employer may have 500 offices. */
export const FIRST = 100

/** One figure of a chart; null if unknown, which is not drawn and shown as '-'. */
export type Share = { id: string; label: string; value: number | null }

/** The sum of the known values. */
export const totalOf = (shares: readonly Share[]): number => shares.reduce((sum, { value }) => sum + (value ?? 0), 0)
/** The largest known value; 0 if there is none. */
export const largestOf = (shares: readonly Share[]): number => Math.max(0, ...shares.map(({ value }) => value ?? 0))
/** The sum of all values; null if one of them is unknown, so that no percentage is shown. */
export const wholeOf = (shares: readonly Share[]): number | null =>
  shares.some(({ value }) => value === null) ? null : totalOf(shares)
/** The base of a chart's percentages, and how many of it the figures do not count; '' where it is unknown. */
export function baseText(shares: readonly Share[], whole: number | null, unit: string): string {
  if (whole === null) return ''
  const missing = whole - (wholeOf(shares) ?? whole)
  return `Persentase dari ${numberText(whole)} ${unit}${missing > 0 ? `, ${numberText(missing)} tanpa data` : ''}`
}
/** A value's part of the whole, 0 to 1; 0 if either is unknown or the whole is 0. */
export const partOf = (value: number | null, whole: number | null): number =>
  value === null || whole === null || whole <= 0 ? 0 : Math.max(0, value) / whole

/** A piece of a ring as an SVG path around 0,0; `from` and `to` are parts of a turn that starts at the top. */
function arc(from: number, to: number, outer: number, inner: number): string {
  const at = (part: number, radius: number) => {
    const angle = (part - 0.25) * 2 * Math.PI
    return `${(Math.cos(angle) * radius).toFixed(3)} ${(Math.sin(angle) * radius).toFixed(3)}`
  }
  // An arc that ends where it starts is not drawn, so a whole ring is two halves.
  if (to - from > 0.9999) return arc(0, 0.5, outer, inner) + arc(0.5, 1 - 1e-6, outer, inner)
  const large = to - from > 0.5 ? 1 : 0
  return `M${at(from, outer)}A${outer} ${outer} 0 ${large} 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}Z`
}

/** The pieces of a ring for the shares above 0, in their order. */
export function ringOf(shares: readonly Share[], outer: number, inner: number): { id: string; d: string }[] {
  const total = totalOf(shares)
  let from = 0
  return shares.flatMap(({ id, value }) => {
    const part = partOf(value, total)
    if (part === 0) return []
    const d = arc(from, Math.min(1, from + part), outer, inner)
    from += part
    return [{ id, d }]
  })
}

/** A range of values with the same shade, both ends included. */
export type Shade = { from: number; to: number }

/**
 * Splits the values above 0 into at most `maxShades` shades with about the same number of values in each; equal values
 * share a shade. The ends of each shade are the smallest and largest value in it.
 */
export function shadesOf(values: readonly (number | null)[], maxShades = 5): Shade[] {
  const sorted = values.flatMap((value) => (value !== null && value > 0 ? [value] : [])).toSorted((a, b) => a - b)
  const shades: Shade[] = []
  for (let n = 0; n < maxShades; n++) {
    const part = sorted.slice(
      Math.ceil((n * sorted.length) / maxShades),
      Math.ceil(((n + 1) * sorted.length) / maxShades),
    )
    const rest = part.filter((value) => value > (shades.at(-1)?.to ?? 0))
    if (rest.length > 0) shades.push({ from: rest[0]!, to: rest.at(-1)! })
  }
  return shades
}

/** The index of a value's shade; undefined for 0 and unknown values. */
export function shadeOf(value: number | null, shades: readonly Shade[]): number | undefined {
  const at = value === null ? -1 : shades.findIndex(({ from, to }) => value >= from && value <= to)
  return at < 0 ? undefined : at
}

/** The figures of a chart as a table, from which the downloads are made. */
export type ChartTable = {
  head: readonly string[]
  rows: readonly { label: string; values: readonly (number | null)[] }[]
}

/** The table of a chart of shares. */
export const tableOf = (labelHead: string, shares: readonly Share[]): ChartTable => ({
  head: [labelHead, 'Jumlah'],
  rows: shares.map(({ label, value }) => ({ label, values: [value] })),
})

/** A quoted text cell, never a formula (security list T13), also where a spreadsheet ignores the quotes and splits at ';'. */
const cell = (text: string): string => `"${text.split(';').map(escapeFormula).join(';').replaceAll('"', '""')}"`

/**
 * A table as CSV that an Indonesian Excel opens in columns: separated by ';', with decimal commas, and a byte order mark
 * for UTF-8. Unknown figures are empty.
 */
export function csvOf({ head, rows }: ChartTable): string {
  const lines = [
    head.map(cell),
    ...rows.map(({ label, values }) => [
      cell(label),
      ...values.map((value) => (value === null ? '' : String(value).replace('.', ','))),
    ]),
  ]
  return `\uFEFF${lines.map((line) => `${line.join(';')}\r\n`).join('')}`
}

/** A file's name from a title: letters and digits, joined by dashes. */
export const fileNameOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80) || 'grafik'
