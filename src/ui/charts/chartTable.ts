import type { Share } from './geometry'

/** What a chart shows, as a table: what is downloaded is made from it. */
export type ChartTable = {
  head: readonly string[]
  rows: readonly { label: string; values: readonly (number | null)[] }[]
}

/** The table of a chart of shares. */
export const tableOf = (labelHead: string, shares: readonly Share[]): ChartTable => ({
  head: [labelHead, 'Jumlah'],
  rows: shares.map(({ label, value }) => ({ label, values: [value] })),
})

/** A text that no spreadsheet takes for a formula (security list T13), quoted where the format needs it. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as CSV (RFC 4180) with the mark by which spreadsheets know UTF-8; an unknown figure is an empty cell. */
export function csvOf({ head, rows }: ChartTable): string {
  const lines = [
    head.map(cell),
    ...rows.map(({ label, values }) => [cell(label), ...values.map((value) => (value === null ? '' : String(value)))]),
  ]
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`
}

/** A file's name from a title: letters and digits, joined by dashes. */
export const fileNameOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80) || 'grafik'
