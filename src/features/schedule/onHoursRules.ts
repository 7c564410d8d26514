import { type TimeName, timePattern, type Weekday, weekdays } from '~/api/contract/executive/chatSchedule'
import { adminTexts } from '~/lib/texts/adminTexts'

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

/** Normalizes a typed time; '8:00' becomes 08:00:00 (decision 'chat times'). */
export const timeOf = (typed: string): string =>
  typed
    .trim()
    .replace(/^(\d{1,2}):(\d\d)(?::(\d\d))?$/, (_, hour: string, minute: string, second = '00') =>
      [hour.padStart(2, '0'), minute, second].join(':'),
    )

/** Errors of a week by time; an end may equal its start (document 3 §5). */
export function weekErrors(draft: WeekDraft): Partial<WeekDraft> {
  const wrong: Partial<WeekDraft> = {}
  for (const day of weekdays) {
    const [start, end] = [`startTime${day}`, `endTime${day}`] as const
    const [from, until] = [timeOf(draft[start]), timeOf(draft[end])]
    if (from !== '' && !timePattern.test(from)) wrong[start] = adminTexts.chat.time
    if (until !== '' && !timePattern.test(until)) wrong[end] = adminTexts.chat.time
    if (from === '' && until !== '') wrong[start] = adminTexts.chat.noStart
    if (from !== '' && until === '') wrong[end] = adminTexts.chat.noEnd
    if (from !== '' && until !== '' && !wrong[start] && !wrong[end] && until < from)
      wrong[end] = adminTexts.chat.timeOrder
  }
  return wrong
}
