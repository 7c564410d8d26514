import { expect, test } from 'vitest'
import { readDay, readMonth } from './typedDay'

const NOW = Date.UTC(2026, 10, 14)
test.each([
  ['17 Agt 1990', '17081990'],
  ['17 Agustus 1990', '17081990'],
  ['17 agt. 1990', '17081990'],
  ['17-Aug-90', '17081990'],
  ['17Ags1990', '17081990'],
  ['Jumat, 17 Agustus 1990', '17081990'],
  ["Jum'at, 17 Agustus 1990", '17081990'],
  ['17/8/90', '17081990'],
  ['1/2/99', '01021999'],
  ['1.2.99', '01021999'],
  ['31/12/26', '31122026'],
  ['1/1/36', '01012036'],
  ['1/1/37', '01011937'],
  ['1 2 1997', '01021997'],
  ['5 Pebruari 2001', '05022001'],
  ['3 Nopember 2001', '03112001'],
  ['3 Sept 2001', '03092001'],
  ['3\u00a0Mei\u00a02001', '03052001'],
  ['31 Februari 2000', '31022000'],
  ['1997-02-14', '14021997'],
  ['14021997', '14021997'],
])('the day %j is %s', (typed, day) => expect(readDay(typed, NOW)).toBe(day))
test.each(['', 'kemarin', '1/2', '17 Ag 1990', '17 Foo 1990', 'Agt 2008', '1/2/199', '1/2/19970', '170890', '1990'])(
  '%j stays as typed',
  (typed) => expect(readDay(typed, NOW)).toBe(typed),
)
test.each([
  ['Agt 2008', '01082008'],
  ['agustus 2008', '01082008'],
  ['8/2008', '01082008'],
  ['08-2008', '01082008'],
  ['Des. 2010', '01122010'],
])('the month %j begins on %s', (typed, day) => expect(readMonth(typed)).toBe(day))
test.each(['2008', '13/2008', '1/2/2008', '1 Agt 2008', 'Agt 08', 'Foo 2008', '082008'])('%j is no month', (typed) =>
  expect(readMonth(typed)).toBeUndefined(),
)
