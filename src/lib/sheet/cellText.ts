import { format, isDateFormat } from 'numfmt'

const LOCALE = 'id-ID'
/** Excel keeps 15 digits of a number. */
const MAX_DIGITS = 15
/** Days between the two calendars of Excel. */
const DAYS_TO_1904 = 1_462
/** What numfmt shows for a pattern that it does not understand. */
const UNKNOWN_PATTERN = '######'

/** A text of the file with its escapes of characters that XML has not ('_x000D_'). */
export const unescaped = (text: string): string =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

/** Whether Excel has dropped digits of a number, as of an identity number that was not entered as text. */
export const hasLostDigits = (value: number): boolean => Number.isInteger(value) && Math.abs(value) >= 10 ** MAX_DIGITS

/** The serial number of a day or moment that a file has as a text ('2026-08-17T09:00:00'), by the calendar of 1900. */
export const serialOf = (moment: string): number => {
  const time = Date.parse(moment.includes('T') ? `${moment.replace(/Z$/, '')}Z` : moment)
  return time / 86_400_000 + 25_569
}

/** A number as Excel shows it in Indonesian; where a column's width would round it, in full. */
export function numberAsShown(value: number, pattern: string, is1904: boolean): string {
  const plain = Number.isInteger(value) ? BigInt(value).toString() : format('General', value, { locale: LOCALE })
  if (pattern === 'General' || pattern === '@') return plain
  const shown = format(pattern, is1904 && isDateFormat(pattern) ? value + DAYS_TO_1904 : value, {
    locale: LOCALE,
    throws: false,
  })
  return shown === UNKNOWN_PATTERN ? plain : shown.trim()
}
