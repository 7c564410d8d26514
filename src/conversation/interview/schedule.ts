import { dayNameOf, isFilterMinute } from '~/lib/time/dates'
import { fillTemplate, refillPlaceholder } from '~/lib/texts/text'
import type { MessageTexts } from '../fillMessage'

/** Times that a candidate can choose from, each DDMMYYYYHHmm in WIB, or '' if not filled in. */
export type InterviewTimes = readonly string[]
export const MAX_TIMES = 3
export const noTimes: InterviewTimes = Array.from({ length: MAX_TIMES }, () => '')
/** The placeholders of a message for times. */
export const TIME_PLACES = noTimes.map((_, n) => `[JADWAL${n + 1}]`).join(' ')
const LENGTH_MS = 60 * 60_000

/** Serializes times for the draft of a message. */
export const serializeTimes = (times: InterviewTimes): string => times.join(' ')
/** Parses the times of a draft; undefined if it has none. */
export const parseTimes = (text: string): InterviewTimes | undefined => (text === '' ? undefined : text.split(' '))

/** Converts DDMMYYYYHHmm in WIB. */
export const momentOf = (minute: string): Date => {
  const [, day, month, year, hour, min] = /^(\d\d)(\d\d)(\d{4})(\d\d)(\d\d)$/.exec(minute) ?? []
  return new Date(`${year}-${month}-${day}T${hour}:${min}:00+07:00`)
}
/** 'Senin, 16 November 2026 pukul 09.00 WIB' */
export const timeText = (minute: string): string =>
  `${dayNameOf(momentOf(minute).toISOString())} pukul ${minute.slice(8, 10)}.${minute.slice(10)} WIB`

/** Why the times cannot be used; undefined if they can. `now` is the server's time in ms. */
export function timesProblem(times: InterviewTimes, now: number): string | undefined {
  const filled = times.filter(Boolean)
  if (filled.length === 0) return 'Isi paling sedikit satu jadwal.'
  if (!filled.every(isFilterMinute)) return 'Tanggal atau jam belum benar.'
  if (filled.some((time) => momentOf(time).getTime() <= now)) return 'Jadwal harus setelah waktu sekarang.'
  if (new Set(filled).size < filled.length) return 'Jadwal tidak boleh sama.'
  return undefined
}

const PLACE = /\[JADWAL([1-3])\]/g
const numbersIn = (line: string): number[] => [...line.matchAll(PLACE)].map(([, number]) => Number(number))
/** The times as values of [JADWAL1] to [JADWAL3]: the first one that is filled in belongs to the first placeholder. */
const places = (times: InterviewTimes) =>
  times.filter(isFilterMinute).map((time, n) => [`JADWAL${n + 1}`, timeText(time)] as const)

const LISTED = /^\s*(?:\d+[.)]|[-*•])\s/
/** The line for a time as that of the next one, with the next number of a list; other words are those of one time. */
const nextLine = (line: string, number: number): string =>
  LISTED.test(line)
    ? line
        .replace(`[JADWAL${number}]`, `[JADWAL${number + 1}]`)
        .replace(/^(\s*)(\d+)(?=[.)])/, (_, indent: string, listed: string) => `${indent}${Number(listed) + 1}`)
    : `[JADWAL${number + 1}]`

/** The text with a line for each of `count` times: lines of others are left out, missing ones follow the one before. */
function withLinesFor(text: string, count: number): string {
  const lines = text.split('\n').filter((line) => {
    const numbers = numbersIn(line)
    return numbers.length === 0 || numbers.some((number) => number <= count)
  })
  for (let number = 1; number < count; number += 1) {
    if (lines.some((line) => numbersIn(line).includes(number + 1))) continue
    const before = lines.findLastIndex((line) => numbersIn(line).join('') === String(number))
    if (before !== -1) lines.splice(before + 1, 0, nextLine(lines[before]!, number))
  }
  return lines.join('\n')
}

/** The text with the placeholders of times that were filled in. All of them at once: a time may have belonged to another one. */
const withoutTimes = (text: string, times: InterviewTimes): string =>
  places(times).reduce((result, [place, time]) => refillPlaceholder(result, place, time, undefined), text)

/** The texts with the placeholders of the times that were filled in. */
export const openTimes = ({ subject, text }: MessageTexts, times: InterviewTimes): MessageTexts => ({
  subject: withoutTimes(subject, times),
  text: withoutTimes(text, times),
})

/**
 * Fills the times into their placeholders, [JADWAL1] to [JADWAL3], in place of those filled in `before`. The message has
 * a line for each time and none for a time that is not offered.
 */
export function fillTimes(texts: MessageTexts, times: InterviewTimes, before: InterviewTimes = []): MessageTexts {
  const next = places(times)
  const { subject, text } = openTimes(texts, before)
  const values = Object.fromEntries(next)
  return { subject: fillTemplate(subject, values), text: fillTemplate(withLinesFor(text, next.length), values) }
}

/** Whether the filled texts name all times. */
export const namesTimes = ({ subject, text }: MessageTexts, times: InterviewTimes): boolean =>
  places(times).every(([, time]) => subject.includes(time) || text.includes(time))

const utc = (time: Date) => time.toISOString().replace(/[-:]|\.\d{3}/g, '')
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')
/** Folds lines longer than 75 octets; continuation lines start with a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let [result, length] = ['', 0]
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (length + size > 73) [result, length] = [`${result}\r\n `, 1]
    result += letter
    length += size
  }
  return result
}

/** The times as a calendar file, one tentative hour each, since the candidate chooses one of them. */
export function calendarOf(times: InterviewTimes, title: string, id: string, now: Date): string {
  const events = times.flatMap((time, n) => {
    if (time === '') return []
    const start = momentOf(time)
    return [
      'BEGIN:VEVENT',
      `UID:${id}-${n + 1}@klob`,
      `DTSTAMP:${utc(now)}`,
      `DTSTART:${utc(start)}`,
      `DTEND:${utc(new Date(start.getTime() + LENGTH_MS))}`,
      `SUMMARY:${escaped(title)}`,
      'STATUS:TENTATIVE',
      'END:VEVENT',
    ]
  })
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Klob//Konsol//ID', ...events, 'END:VCALENDAR']
  return `${lines.map(folded).join('\r\n')}\r\n`
}
