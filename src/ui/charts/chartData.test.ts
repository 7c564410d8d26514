import { describe, expect, test } from 'vitest'
import {
  baseText,
  csvOf,
  fileNameOf,
  largestOf,
  partOf,
  ringOf,
  shadeOf,
  shadesOf,
  type Share,
  tableOf,
  totalOf,
  wholeOf,
} from './chartData'

const shares = (...values: (number | null)[]): Share[] =>
  values.map((value, n) => ({ id: `s${n}`, label: `L${n}`, value }))

test('names the base of percentages and what the figures leave out of it', () => {
  expect(baseText(shares(40, 52), 100, 'orang')).toBe('Persentase dari 100 orang, 8 tanpa data')
  expect(baseText(shares(48, 52), 100, 'orang')).toBe('Persentase dari 100 orang')
  // Bands that overlap count somebody twice; an unknown figure says nothing about the rest.
  expect(baseText(shares(60, 52), 100, 'orang')).toBe('Persentase dari 100 orang')
  expect([baseText(shares(null, 52), 100, 'orang'), baseText(shares(1), null, 'orang')]).toEqual([
    'Persentase dari 100 orang',
    '',
  ])
})

describe('shares', () => {
  test.each([
    ['none', shares(), 0, 0, []],
    ['zeros', shares(0, 0), 0, 0, [0, 0]],
    ['one', shares(7), 7, 7, [1]],
    ['what is missing', shares(null, 3, null, 1), 4, 3, [0, 0.75, 0, 0.25]],
    ['what is huge', shares(12_345_678, 1), 12_345_679, 12_345_678, [12_345_678 / 12_345_679, 1 / 12_345_679]],
  ])('%s', (_, list, total, largest, parts) => {
    expect(totalOf(list)).toBe(total)
    expect(largestOf(list)).toBe(largest)
    expect(list.map(({ value }) => partOf(value, total))).toEqual(parts)
  })
})

test('an unknown value makes the whole unknown, and every part of it 0', () => {
  expect(wholeOf(shares(3, 1))).toBe(4)
  expect(wholeOf(shares(0, 0))).toBe(0)
  expect(wholeOf(shares(3, null))).toBeNull()
  expect(partOf(3, null)).toBe(0)
})

describe('a ring', () => {
  const arcs = (path: string) => [...path.matchAll(/A/g)].length
  test('has no pieces without a total', () => {
    expect(ringOf(shares(0, null), 10, 5)).toEqual([])
    expect(ringOf([], 10, 5)).toEqual([])
  })
  test('is closed for a single share', () => {
    const [piece, ...others] = ringOf(shares(null, 5, 0), 10, 5)
    expect(others).toEqual([])
    expect(piece).toMatchObject({ id: 's1' })
    expect(arcs(piece!.d)).toBe(4)
    expect(piece!.d).not.toContain('NaN')
  })
  test('starts at the top and runs clockwise', () => {
    const [first, second] = ringOf(shares(1, 3), 10, 5)
    expect(first!.d).toBe('M0.000 -10.000A10 10 0 0 1 10.000 0.000L5.000 0.000A5 5 0 0 0 0.000 -5.000Z')
    expect(second!.d).toMatch(/^M10\.000 0\.000A10 10 0 1 1 -?0\.000 -10\.000/)
  })
})

describe('shades', () => {
  test.each([
    ['none without values', [], []],
    ['none for zeros and what is missing', [0, null, 0], []],
    ['one for one value', [0, 9], [{ from: 9, to: 9 }]],
    ['one for equal values', [4, 4, 4, 4, 4, 4], [{ from: 4, to: 4 }]],
    [
      'one for each of few values',
      [12_345_678, 1],
      [
        { from: 1, to: 1 },
        { from: 12_345_678, to: 12_345_678 },
      ],
    ],
  ])('%s', (_, values, expected) => expect(shadesOf(values)).toEqual(expected))
  test('have about the same number of values each, and cover every value', () => {
    const values = Array.from({ length: 38 }, (_, n) => (n * n) % 97)
    const shades = shadesOf(values)
    expect(shades).toHaveLength(5)
    for (const value of values) expect(shadeOf(value, shades) === undefined).toBe(value === 0)
    for (const [n, { from, to }] of shades.entries()) {
      expect(values).toContain(from)
      expect(values).toContain(to)
      expect(from).toBeGreaterThan(shades[n - 1]?.to ?? 0)
    }
    expect(shadeOf(null, shades)).toBeUndefined()
  })
})

describe('a downloaded table', () => {
  test('is CSV that spreadsheets open as text and numbers', () => {
    const table = tableOf('Umur, tahun', [
      { id: 'a', label: '<=18', value: 3 },
      { id: 'b', label: '=HYPERLINK("x")', value: null },
      { id: 'c', label: '-1', value: 0.5 },
    ])
    expect(csvOf(table)).toBe('\uFEFF"Umur, tahun";"Jumlah"\r\n"<=18";3\r\n"\'=HYPERLINK(""x"")";\r\n"\'-1";0,5\r\n')
  })
  test.each(['=', '+', '-', '@', '\t', '\r', '\n', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20'])(
    'escapes %j at the start of a cell and after a semicolon',
    (sign) => {
      const table = tableOf('Kota', [{ id: 'a', label: `${sign}1;${sign}2`, value: 3 }])
      expect(csvOf(table)).toContain(`\r\n"'${sign}1;'${sign}2";3\r\n`)
    },
  )
  test.each([
    ["Klobbers' Education Level", 'klobbers-education-level'],
    ['Umur: 18 - 24', 'umur-18-24'],
    ['../..', 'grafik'],
  ])('%s is the file %s', (title, name) => expect(fileNameOf(title)).toBe(name))
})
