import { afterEach, describe, expect, test } from 'vitest'
import {
  toDashedMinute,
  dayText,
  parseTypedDay,
  isFilterDay,
  longDayText,
  momentText,
  monthsText,
  toPlainDay,
  fromDashedMinute,
} from './dates'

describe('a moment is shown in WIB', () => {
  const zone = process.env['TZ']
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })
  const moments = [
    ['just before midnight in WIB', '2024-03-10T16:59:59Z', '10/03/2024 23:59'],
    ['midnight is 00:00 of the next day', '2024-03-10T17:00:00Z', '11/03/2024 00:00'],
    ['noon', '2024-03-10T05:00:00Z', '10/03/2024 12:00'],
    ['the year ends seven hours before UTC', '2023-12-31T17:00:00Z', '01/01/2024 00:00'],
    ['and not a minute earlier', '2023-12-31T16:59:00Z', '31/12/2023 23:59'],
    ['into 29 February of a leap year', '2024-02-28T17:30:00Z', '29/02/2024 00:30'],
    ['into 1 March of another year', '2023-02-28T17:30:00Z', '01/03/2023 00:30'],
    ['an offset of its own counts', '2024-01-01T01:00:00+09:00', '31/12/2023 23:00'],
    ['WIB itself stays as it is', '2024-06-01T08:05:00+07:00', '01/06/2024 08:05'],
    ['fractions of a second do not round up', '2024-06-01T08:05:59.999+07:00', '01/06/2024 08:05'],
    ['a summer time elsewhere changes nothing', '2024-03-31T01:30:00Z', '31/03/2024 08:30'],
  ]
  for (const timeZone of ['UTC', 'Asia/Jakarta', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
    test.each(moments)(`%s, on a machine in ${timeZone}`, (_, iso, shown) => {
      process.env['TZ'] = timeZone
      expect(momentText(iso)).toBe(shown)
    })
  }
  test('setting TZ changes the time zone of the process', () => {
    process.env['TZ'] = 'Pacific/Kiritimati'
    expect(new Date('2024-01-01T00:00:00Z').getHours()).toBe(14)
  })
  test.each(['', 'tidak ada', '2024-13-01T00:00:00Z', '31/12/2023'])(
    'returns the invalid moment %j unchanged',
    (text) => {
      expect(momentText(text)).toBe(text)
    },
  )
})

describe('a day of a filter', () => {
  test.each(['29022024', '29022000', '31121999', '01010100', '28022023', '30041990'])('%s is in the calendar', (day) =>
    expect(isFilterDay(day)).toBe(true),
  )
  test.each([
    ['31/02', '31022000'],
    ['29/02 in 2023', '29022023'],
    ['29/02 in 1900', '29021900'],
    ['31/04', '31041990'],
    ['day 0', '00011990'],
    ['month 0', '01001990'],
    ['month 13', '01131990'],
    ['day 32', '32011990'],
    ['a letter', '0101199O'],
    ['too short', '1011990'],
    ['too long', '010119900'],
    ['the displayed format', '01/01/1990'],
    ['an empty text', ''],
    ['a trailing line break', '01011990\n'],
  ])('%s is not in the calendar', (_, day) => expect(isFilterDay(day)).toBe(false))
  test('is shown as DD/MM/YYYY', () => expect(dayText('09021997')).toBe('09/02/1997'))
  test.each(['9021997', '', '09/02/1997', '090219970'])('returns %j unchanged', (text) =>
    expect(dayText(text)).toBe(text),
  )
})

describe('a typed day', () => {
  test.each([
    ['14/02/1997', '14021997'],
    ['1/2/1997', '01021997'],
    ['1-2-1997', '01021997'],
    ['01.2.1997', '01021997'],
    ['  3/11/2001 ', '03112001'],
    ['14021997', '14021997'],
    ['31/02/2000', '31022000'],
    ['1997-02-14', '14021997'],
  ])('%s is searched as %s', (typed, expected) => expect(parseTypedDay(typed)).toBe(expected))
  test.each(['', '2000-02-31', '1/2/97', '1/2', 'kemarin', '1/2/19970', '1 2 1997'])('%j stays as typed', (typed) =>
    expect(parseTypedDay(typed)).toBe(typed),
  )
  test('a displayed day is read back', () => {
    for (const day of ['29022024', '01011970', '31121999']) expect(parseTypedDay(dayText(day))).toBe(day)
  })
})

test.each([
  ['01032024', '1/3/2024'],
  ['31122026', '31/12/2026'],
  ['besok', 'besok'],
])('writes the day %s as %s for the ticket list', (day, plain) => expect(toPlainDay(day)).toBe(plain))
test('converts minutes to and from the dashed format of the stage screen', () => {
  expect(toDashedMinute('011120260830')).toBe('01-11-2026 08:30')
  expect(fromDashedMinute('01-11-2026 08:30')).toBe('011120260830')
  expect([toDashedMinute('besok'), fromDashedMinute('besok')]).toEqual(['besok', 'besok'])
})
test.each([
  ['31/12/2026', '31 Desember 2026'],
  ['05/01/2027', '05 Januari 2027'],
  [null, '-'],
  ['kapan', 'kapan'],
])('formats the day %s as %s', (day, text) => expect(longDayText(day)).toBe(text))
test.each([
  [0, '0 Bln'],
  [2, '2 Bln'],
  [12, '1 Thn'],
  [14, '1 Thn 2 Bln'],
  [150, '12 Thn 6 Bln'],
])('formats %i months as %s', (months, text) => expect(monthsText(months)).toBe(text))
