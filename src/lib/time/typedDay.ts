import { comparable } from '../texts/cleaned'
import { parseTypedDay } from './dates'

/** The months' names, with those that people write otherwise; three letters of one are enough. */
const MONTHS: readonly (readonly string[])[] = [
  ['januari', 'january'],
  ['februari', 'february', 'pebruari'],
  ['maret', 'march'],
  ['april'],
  ['mei', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['agustus', 'august', 'agt', 'ags'],
  ['september'],
  ['oktober', 'october'],
  ['november', 'nopember'],
  ['desember', 'december'],
]
const LEAST_LETTERS = 3
/** A year of two digits is at most so far in the future, else it is of the last century. */
const YEARS_AHEAD = 10

/** The number of a month by its name, its beginning or its digits; '' when it is none. */
function monthOf(text: string): string {
  const month = /^\d+$/.test(text)
    ? Number(text)
    : text.length < LEAST_LETTERS
      ? 0
      : MONTHS.findIndex((names) => names.some((name) => name.startsWith(text))) + 1
  return month === 0 ? '' : String(month).padStart(2, '0')
}

function yearOf(text: string, now: number): string {
  if (text.length > 2) return text
  const thisYear = new Date(now).getFullYear()
  const year = thisYear - (thisYear % 100) + Number(text)
  return String(year > thisYear + YEARS_AHEAD ? year - 100 : year)
}

const DAY = /^(?:[a-z']+, ?)?(\d{1,2})(?:[ ./-]*([a-z]+)[ ./-]*|[ ./-](\d{1,2})[ ./-])(\d{4}|\d{2})$/

/**
 * A typed day as DDMMYYYY: with the month's name, blanks, or a year of two digits, too; anything else as typed (decision
 * 'typed values').
 */
export function readDay(typed: string, now = Date.now()): string {
  const text = comparable(typed)
  const [, day, name, digits, year] = DAY.exec(text) ?? []
  const month = monthOf(name ?? digits ?? '')
  return day === undefined || month === '' ? parseTypedDay(typed) : day.padStart(2, '0') + month + yearOf(year!, now)
}

/** The first day of a month that is typed with its year alone, such as 'Agt 2008' or 8/2008; undefined for anything else. */
export function readMonth(typed: string): string | undefined {
  const [, name, digits, year] = /^(?:([a-z]+)[ ./-]*|(\d{1,2})[ ./-])(\d{4})$/.exec(comparable(typed)) ?? []
  const month = monthOf(name ?? digits ?? '')
  return month === '' || Number(month) > MONTHS.length ? undefined : `01${month}${year}`
}
