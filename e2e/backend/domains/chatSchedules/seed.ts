import {
  type OffRange,
  type OnHours,
  type TimeName,
  type Weekday,
  weekdays,
} from '~/api/contract/executive/chatSchedule'

/** A corporate's chat schedule; without on-hours there are no off ranges. */
export type ChatSchedule = Readonly<{ on: OnHours | null; off: readonly OffRange[] }>

const week = (hours: (day: Weekday) => readonly [from: string, until: string] | null) =>
  Object.fromEntries(
    weekdays.flatMap((day) => [
      [`startTime${day}`, hours(day)?.[0] ?? null],
      [`endTime${day}`, hours(day)?.[1] ?? null],
    ]),
  ) as Record<TimeName, string | null>
const officeHours = week((day) =>
  day.startsWith('S') ? null : ['08:00:00', day === 'Friday' ? '16:00:00' : '17:00:00'],
)
/** A week without chat. */
export const noHours = week(() => null)
const off = (id: string, from: string, until: string): OffRange => ({
  id,
  corporateId: 'COR0001',
  startDate: `${from} 00:00`,
  endDate: `${until} 23:59`,
})

/** The initial schedules of corporates; the second has none. */
export const chatSchedules: Readonly<Record<string, ChatSchedule>> = {
  COR0001: {
    on: { id: 'CHS-0001', corporateId: 'COR0001', ...officeHours },
    off: [
      off('CHO-0001', '17/08/2026', '17/08/2026'),
      off('CHO-0002', '24/12/2026', '26/12/2026'),
      off('CHO-0003', '31/12/2026', '02/01/2027'),
    ],
  },
  COR0002: { on: null, off: [] },
  COR0003: { on: { id: 'CHS-0003', corporateId: 'COR0003', ...week(() => ['00:00:00', '23:59:59']) }, off: [] },
}
