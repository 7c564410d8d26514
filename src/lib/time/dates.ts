import { isExists } from 'date-fns/isExists'

/** Every moment is shown in WIB (UTC+7), wherever the browser is (document 3 §9). */
const TIME_ZONE = 'Asia/Jakarta'

const moment = new Intl.DateTimeFormat('id-ID', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** An RFC 3339 moment as DD/MM/YYYY HH:mm in WIB; invalid input is returned unchanged (document 1 §9). */
export function momentText(iso: string): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return iso
  const part = Object.fromEntries(moment.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${part.day}/${part.month}/${part.year} ${part.hour}:${part.minute}`
}

/** The day in WIB of a moment in milliseconds, as DD/MM/YYYY. */
export const dayOf = (ms: number): string => momentText(new Date(ms).toISOString()).slice(0, 'DD/MM/YYYY'.length)
/** The day in WIB of a moment in milliseconds, as DDMMYYYY. */
export const filterDayOf = (ms: number): string => dayOf(ms).replaceAll('/', '')

/** A moment in milliseconds as '14/11 16.20' in WIB; with the year when it differs from that of `now`. */
export function briefMoment(ms: number, now: number): string {
  const [day] = momentText(new Date(ms).toISOString()).split(' ')
  const [thisDay] = momentText(new Date(now).toISOString()).split(' ')
  return `${day!.endsWith(thisDay!.slice(5)) ? day!.slice(0, 5) : day!} ${clockText(ms)}`
}

/** The time in WIB of a moment in milliseconds, as '16.20'. */
export const clockText = (ms: number): string => momentText(new Date(ms).toISOString()).slice(-5).replace(':', '.')

/** The day in WIB of a moment in milliseconds, as YYYY-MM-DD (document 3 §9). */
export const isoDayOf = (ms: number): string =>
  dayRank(momentText(new Date(ms).toISOString()).slice(0, 'DD/MM/YYYY'.length)).replace(/^(\d{4})(\d\d)/, '$1-$2-')

const dayName = new Intl.DateTimeFormat('id-ID', {
  timeZone: TIME_ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
/** The day in WIB of an RFC 3339 moment, with its weekday; invalid input is returned unchanged. */
export function dayNameOf(iso: string): string {
  const at = new Date(iso)
  return Number.isNaN(at.getTime()) ? iso : dayName.format(at)
}

/** Whether DDMMYYYY is an existing date: 31022000 is not. */
export function isFilterDay(text: string): boolean {
  const [, day, month, year] = /^(\d\d)(\d\d)(\d{4})$/.exec(text) ?? []
  return day !== undefined && isExists(Number(year), Number(month) - 1, Number(day))
}

/** Whether DDMMYYYYHHmm is an existing date and a valid time. */
export const isFilterMinute = (text: string): boolean =>
  /^\d{8}([01]\d|2[0-3])[0-5]\d$/.test(text) && isFilterDay(text.slice(0, 8))

/** DDMMYYYY, the filter format of a day, as DD/MM/YYYY; other input is returned unchanged (document 1 §5). */
export const dayText = (filterDay: string): string => filterDay.replace(/^(\d\d)(\d\d)(\d{4})$/, '$1/$2/$3')

/** DDMMYYYYHHmm as DD/MM/YYYY HH:mm; other input is returned unchanged. */
export const minuteText = (filterMinute: string): string =>
  filterMinute.replace(/^(\d\d)(\d\d)(\d{4})(\d\d)(\d\d)$/, '$1/$2/$3 $4:$5')

/**
 * A typed day (DD/MM/YYYY, also with - or . and without leading zeros, or YYYY-MM-DD) as DDMMYYYY; anything else as typed,
 * also an ISO date that the calendar does not have.
 */
export function parseTypedDay(typed: string): string {
  const text = typed.trim()
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  if (day === undefined) {
    const fromIso = text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3$2$1')
    return isFilterDay(fromIso) ? fromIso : text
  }
  return `${day.padStart(2, '0')}${month!.padStart(2, '0')}${year}`
}

/** DDMMYYYY as d/m/yyyy, the format of the ticket list's filters (document 3 §7, wire decision C16). */
export const toPlainDay = (filterDay: string): string =>
  filterDay.replace(
    /^(\d\d)(\d\d)(\d{4})$/,
    (_, day: string, month: string, year: string) => `${Number(day)}/${Number(month)}/${year}`,
  )
/** DDMMYYYY as YYYY/MM/DD, the format of birth dates in the applicant export (wire decision B05). */
export const toExportDay = (filterDay: string): string => filterDay.replace(/^(\d\d)(\d\d)(\d{4})$/, '$3/$2/$1')
/** YYYY/MM/DD as DDMMYYYY. */
export const fromExportDay = (exportDay: string): string => exportDay.replace(/^(\d{4})\/(\d\d)\/(\d\d)$/, '$3$2$1')

/** DDMMYYYYHHmm as DD-MM-YYYY HH:mm, the format of the stage screen (wire decision B08). */
export const toDashedMinute = (filterMinute: string): string =>
  filterMinute.replace(/^(\d\d)(\d\d)(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3 $4:$5')
/** DD-MM-YYYY HH:mm as DDMMYYYYHHmm. */
export const fromDashedMinute = (dashed: string): string =>
  dashed.replace(/^(\d\d)-(\d\d)-(\d{4}) (\d\d):(\d\d)$/, '$1$2$3$4$5')

/** DD/MM/YYYY as a text that grows with time. */
export const dayRank = (day: string): string => day.split('/').toReversed().join('')

const longDay = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', day: '2-digit', month: 'long', year: 'numeric' })
/** A day of an answer (DD/MM/YYYY) as DD MMMM YYYY; null as '-' (document 2 §2.5). */
export function longDayText(day: string | null): string {
  const [, date, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(day ?? '') ?? []
  return date === undefined ? (day ?? '-') : longDay.format(Date.UTC(Number(year), Number(month) - 1, Number(date)))
}

const shortMonth = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', month: 'short', year: 'numeric' })
/** The month of a day (DD/MM/YYYY) as 'Agu 2021'; other texts are returned unchanged. */
export function monthText(day: string): string {
  const [, month, year] = /^\d\d\/(\d\d)\/(\d{4})$/.exec(day) ?? []
  return month === undefined ? day : shortMonth.format(Date.UTC(Number(year), Number(month) - 1))
}

/** Months as years and months: 14 is '1 Thn 2 Bln', 0 is '0 Bln' (document 2 §2.6; decision 'durations'). */
export function monthsText(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  return [years > 0 ? `${years} Thn` : '', rest > 0 || years === 0 ? `${rest} Bln` : ''].filter(Boolean).join(' ')
}
