import { expect, test } from 'vitest'
import { timeNames, timeOf, type WeekDraft, weekErrors } from './onHoursRules'

const empty = Object.fromEntries(timeNames.map((name) => [name, ''])) as WeekDraft
const [NO_START, NO_END, FORM, ORDER] = [
  'Waktu mulai wajib diisi',
  'Waktu selesai wajib diisi',
  'Format HH:mm:ss (Format JJ:MM)',
  'Waktu selesai harus lebih besar dari waktu mulai',
]
test.each([
  ['', '', {}],
  ['08:00:00', '17:00:00', {}],
  ['08:00', '17:30', {}],
  ['08:00:00', '08:00:00', {}],
  ['', '17:00:00', { startTimeMonday: NO_START }],
  ['08:00:00', '', { endTimeMonday: NO_END }],
  ['8:00', '17:00:00', {}],
  ['8', '1700', {}],
  ['8.00', '17:00:00', {}],
  ['08:00:00', '24:00:00', { endTimeMonday: FORM }],
  ['08:60:00', 'jam lima', { startTimeMonday: FORM, endTimeMonday: FORM }],
  ['', 'sore', { startTimeMonday: NO_START, endTimeMonday: FORM }],
  ['17:00:00', '08:00:00', { endTimeMonday: ORDER }],
  ['08:00:01', '08:00:00', { endTimeMonday: ORDER }],
])('from %j until %j', (from, until, wrong) => {
  expect(weekErrors({ ...empty, startTimeMonday: from, endTimeMonday: until })).toEqual(wrong)
})
test.each([
  ['08:00', '08:00:00'],
  [' 08:00:05 ', '08:00:05'],
  ['8:00', '08:00:00'],
  ['8:00:05', '08:00:05'],
  ['8', '08:00:00'],
  ['0800', '08:00:00'],
  ['08.00', '08:00:00'],
  ['123:00', '123:00'],
  ['', ''],
])('%j becomes the time %j', (typed, time) => expect(timeOf(typed)).toBe(time))
