import { z } from 'zod/mini'
import { type InterviewTimes, momentOf } from './schedule'

/** The interview times of several people, by userId. */
export type PersonTimes = ReadonlyMap<string, InterviewTimes>

/** Why a message whose text has no place for all times of a person is not sent. */
export const NO_PLACE = 'Pesan belum punya tempat untuk semua jadwal. Tulis [JADWAL1], dan [JADWAL2] di baris sendiri.'

const stored = z.catchall(z.object({}), z.array(z.string()))

/** Serializes the times for the draft of a message. */
export const serializePersonTimes = (times: PersonTimes): string => JSON.stringify(Object.fromEntries(times))
/** Parses the times of a draft; none if it has none. */
export function parsePersonTimes(text: string): PersonTimes {
  try {
    return new Map(Object.entries(stored.parse(JSON.parse(text))))
  } catch {
    return new Map()
  }
}

/** How many people have a time that somebody else has, too. */
export function sharedTimesCount(all: readonly InterviewTimes[]): number {
  const counts = new Map<string, number>()
  for (const time of all.flat()) if (time !== '') counts.set(time, (counts.get(time) ?? 0) + 1)
  return all.filter((times) => times.some((time) => (counts.get(time) ?? 0) > 1)).length
}

/** Interviews end with the working day, and go on with the next one at the hour of the first. */
const END_OF_DAY = 17 * 60
const WIB_MS = 7 * 60 * 60_000
const DAY_MS = 24 * 60 * 60_000
const isWeekend = (moment: Date) => moment.getUTCDay() % 6 === 0
const two = (figure: number) => String(figure).padStart(2, '0')

/** Times one after the other from the first one, which is among them, DDMMYYYYHHmm in WIB each. */
export function timesInSequence(first: string, stepMinutes: number, count: number): readonly string[] {
  // A moment whose UTC fields are those of WIB.
  const start = new Date(momentOf(first).getTime() + WIB_MS)
  const startMinute = start.getUTCHours() * 60 + start.getUTCMinutes()
  const perDay = Math.max(1, Math.floor((END_OF_DAY - startMinute) / stepMinutes))
  const times: string[] = []
  for (let day = start.getTime(); times.length < count; day += DAY_MS) {
    // The first day is the user's choice.
    if (day !== start.getTime() && isWeekend(new Date(day))) continue
    for (let n = 0; n < perDay && times.length < count; n += 1) {
      const time = new Date(day + n * stepMinutes * 60_000)
      times.push(
        two(time.getUTCDate()) +
          two(time.getUTCMonth() + 1) +
          String(time.getUTCFullYear()) +
          two(time.getUTCHours()) +
          two(time.getUTCMinutes()),
      )
    }
  }
  return times
}
