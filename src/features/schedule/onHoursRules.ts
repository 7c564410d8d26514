import { z } from 'zod/mini'
import { chatSchedule, type TimeName, type Weekday, weekdays } from '~/api/contract/executive/chatSchedule'
import { bodyShape } from '~/api/endpoint'
import { adminTexts } from '~/lib/texts/adminTexts'
import { cleaned } from '~/lib/texts/cleaned'
import { readTime, TIME_HINT } from '~/lib/time/typedTime'
import { codec, errorsBy, rule } from '~/record/form/codecs'
import type { Errors } from '~/record/recordValues'
import { recordOf } from '~/lib/fields'

/** The typed times of a week; '' is none. */
export type WeekDraft = Record<TimeName, string>
/** Displayed names of the days. */
export const dayNames: Readonly<Record<Weekday, string>> = {
  Monday: 'Senin',
  Tuesday: 'Selasa',
  Wednesday: 'Rabu',
  Thursday: 'Kamis',
  Friday: 'Jumat',
  Saturday: 'Sabtu',
  Sunday: 'Minggu',
}
/** The names of a week's times, day by day. */
export const timeNames: readonly TimeName[] = weekdays.flatMap((day): TimeName[] => [
  `startTime${day}`,
  `endTime${day}`,
])

/** Normalizes a typed time; '8' becomes 08:00:00 (decision 'chat times'). */
export const timeOf = (typed: string): string => readTime(typed) ?? cleaned(typed)

const times = bodyShape(chatSchedule.saveOn)
const isTime = (time: string | null) => times.startTimeMonday.safeParse(time).success
/** A typed time; a blank one is none. */
const typedTime = codec<string, string | null>(
  (typed) => (isTime(timeOf(typed) || null) ? undefined : `${adminTexts.chat.time} (${TIME_HINT})`),
  { wire: times.startTimeMonday, toWire: (typed) => timeOf(typed) || null, toRaw: (stored) => stored ?? '' },
)
/** The codecs of a week's times. */
export const weekFields = recordOf(timeNames, () => typedTime)
type Week = Partial<Record<TimeName, string | null>>
/** A day has both times or none, and its end may equal its start (document 3 §5). */
const dayRule = (day: Weekday) => {
  const [start, end] = [`startTime${day}`, `endTime${day}`] as const
  return rule(({ [start]: from = null, [end]: until = null }: Week) => {
    if (from === null) return until === null ? {} : { [start]: adminTexts.chat.noStart }
    if (until === null) return { [end]: adminTexts.chat.noEnd }
    return isTime(from) && isTime(until) && until < from ? { [end]: adminTexts.chat.timeOrder } : {}
  })
}
const weekForm = z.object(weekFields).check(...weekdays.map(dayRule))
/** Errors of a week by time. */
export const weekErrors = (week: WeekDraft): Errors => errorsBy(weekForm, week)
