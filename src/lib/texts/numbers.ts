import { cleaned } from './cleaned'

const whole = new Intl.NumberFormat('id-ID')
const percent = new Intl.NumberFormat('id-ID', { style: 'percent', maximumFractionDigits: 1 })
const share = new Intl.NumberFormat('id-ID', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A number in Indonesian notation: 12.345.678. */
export const numberText = (value: number): string => whole.format(value)
/** A change of a count with its sign: '+3', '−2'. */
export const changeText = (by: number): string => `${by < 0 ? '−' : '+'}${whole.format(Math.abs(by))}`
/** A figure; '-' when missing, never 0 (decision 'missing figures'). */
export const figureText = (value: number | null): string => (value === null ? '-' : whole.format(value))
/** A fraction as a percentage with at most one decimal: 0.3125 is 31,3%. */
export const percentText = (part: number): string => percent.format(part)
/** The same with exactly one decimal, for aligned columns: 0.5 is 50,0%. */
export const shareText = (part: number): string => share.format(part)

/** Format of a number field: whole with dots between thousands, with decimals, or a year. */
export type NumberFormat = 'whole' | 'decimal' | 'year'

const SCALES: Readonly<Record<string, number>> = { rb: 1e3, ribu: 1e3, jt: 1e6, juta: 1e6, miliar: 1e9, milyar: 1e9 }

/** A whole number: '12.500.000', 'Rp 12.500.000,-', '15,000' and '12,5 juta'; never a fraction. */
function readWhole(text: string): number | undefined {
  const bare = text.replace(/^rp\.? ?/i, '').replace(/,(?:--?|00)$/, '')
  const [, sign, amount, scale] = /^(-?)([\d.,]+) ?([a-z]+)?$/i.exec(bare) ?? []
  if (amount === undefined) return undefined
  const factor = scale === undefined ? 1 : SCALES[scale.toLowerCase()]
  if (factor === undefined) return undefined
  // Groups of three are thousands, with either sign; only of a scale a fraction can be whole.
  const digits = /^\d{1,3}((\.\d{3})+|(,\d{3})+)$/.test(amount) ? amount.replaceAll(/[.,]/g, '') : amount
  if (!(factor === 1 ? /^\d+$/ : /^\d+([.,]\d+)?$/).test(digits)) return undefined
  const value = Math.round(Number(digits.replace(',', '.')) * factor * 100) / 100
  return Number.isInteger(value) ? Number(`${sign}${value}`) : undefined
}

/**
 * A typed number: ',5' and '3,' are decimal numbers; in whole ones points and commas stand between groups of three, so that a
 * slip such as 112.0000 is refused and nothing becomes a thousandth; a year has digits only. undefined when the text is no
 * number, or one with more digits than a number can hold (decision 'typed values').
 */
export function readNumber(text: string, format: NumberFormat): number | undefined {
  const trimmed = cleaned(text)
  if (format === 'year') return /^\d{1,15}$/.test(trimmed) ? Number(trimmed) : undefined
  const decimal = trimmed.replace(',', '.')
  const value =
    format === 'whole' ? readWhole(trimmed) : /^-?(\d+(\.\d*)?|\.\d+)$/.test(decimal) ? Number(decimal) : undefined
  return value !== undefined && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : undefined
}
/** A number as shown in a field: 12.500.000, 3,25, 2019. */
export const fieldNumberText = (value: number, format: NumberFormat): string =>
  format === 'whole' && Number.isInteger(value) ? numberText(value) : String(value).replace('.', ',')
