import { z } from 'zod/mini'
import { recordOf } from '~/lib/fields'
import { rights } from '~/lib/rules/rights'
import { read, write } from '~/api/endpoint'
import { id, inCorporate } from '../../values'

/** The days of the week as the server names them, Monday first. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
/** A day of the week. */
export type Weekday = (typeof weekdays)[number]
/** Wire name of a day's start or end time (wire decision C26). */
export type TimeName = `${'startTime' | 'endTime'}${Weekday}`
/** A time as HH:mm:ss in WIB. */
export const timePattern = /^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/

const time = z.nullable(z.string().check(z.regex(timePattern)))
const times = recordOf(
  weekdays.flatMap((day): TimeName[] => [`startTime${day}`, `endTime${day}`]),
  () => time,
)

/** Schema of the weekly chat hours. */
export const onHours = z.object({ id, ...inCorporate, ...times })
/** Weekly chat hours of a corporate, in WIB; a day without chat has neither time. */
export type OnHours = z.infer<typeof onHours>

const dayAt = (clock: string) =>
  z.string().check(z.regex(new RegExp(`^(0[1-9]|[12][0-9]|3[01])/(0[1-9]|1[0-2])/[0-9]{4} ${clock}$`)))
const range = { ...inCorporate, startDate: dayAt('00:00'), endDate: dayAt('23:59') }
/** Schema of a range of days without chat. */
export const offRange = z.object({ id, ...range })
/** Days without chat, from DD/MM/YYYY 00:00 to DD/MM/YYYY 23:59 (document 3 §9). */
export type OffRange = z.infer<typeof offRange>

const doc = '3§7'
const right = rights.chatSchedule
const basePath = '/rest/console/chat/scheduling'
const ranges = z.array(offRange)

const onSchedule = read({
  name: 'getChatOnSchedule',
  summary: 'Weekly on-hours, null when none',
  doc,
  path: `${basePath}/on/{corporateId}`,
  refuses: [404],
  params: z.strictObject(inCorporate),
  result: z.nullable(onHours),
  right,
  provides: ['chatOnHours'],
})
const offSchedule = read({
  name: 'listChatOffSchedules',
  summary: 'Off ranges',
  doc,
  path: `${basePath}/off/{corporateId}`,
  refuses: [404],
  params: z.strictObject(inCorporate),
  result: ranges,
  right,
  provides: ['chatOffRanges'],
})

/** Chat schedule of a corporate (document 3 §2, §7). */
export const chatSchedule = {
  onSchedule,
  offSchedule,
  /** A day with only one time, or an end before its start, is 422. */
  saveOn: write({
    name: 'saveChatOnSchedule',
    summary: 'Save the weekly on-hours',
    doc,
    path: `${basePath}/on/save`,
    refuses: [422],
    params: z.strictObject({}),
    body: z.strictObject({ id: z.nullable(id), ...inCorporate, ...times }),
    result: onHours,
    right,
    invalidates: ['chatOnHours'],
  }),
  /** Without on-hours 409, an end before its start 422 (wire decision C27). */
  saveOff: write({
    name: 'saveChatOffSchedules',
    summary: 'Save the off ranges',
    doc,
    path: `${basePath}/off/save`,
    refuses: [404, 409, 422],
    params: z.strictObject({}),
    body: z.strictObject({
      chatOff: z.array(z.strictObject({ id: z.nullable(id), ...range })).check(z.maxLength(366)),
    }),
    result: ranges,
    right,
    invalidates: ['chatOffRanges'],
  }),
  removeOff: write({
    name: 'deleteChatOffSchedule',
    summary: 'Delete an off range',
    doc,
    method: 'DELETE',
    path: `${basePath}/off/delete/{id}`,
    refuses: [404],
    params: z.strictObject({ id }),
    result: ranges,
    right,
    invalidates: ['chatOffRanges'],
  }),
}
