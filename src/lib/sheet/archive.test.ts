import { deflateSync, strFromU8, strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { BadArchive, openArchive } from './archive'

type Entry = { name: string; data: Uint8Array; declared?: number }
const DIRECTORY = 0x0201_4b50
const zeroBytes = (count: number) => Array<number>(count).fill(0)
const u16 = (value: number) => [value & 255, value >> 8]
const u32 = (value: number) => [...u16(value & 65_535), ...u16(value >>> 16)]
/** The directory's record of an entry, whose own header is at `offset`. */
const recordOf = ({ name, data, declared = 0 }: Entry, offset: number) => [
  ...u32(DIRECTORY),
  ...zeroBytes(6),
  8,
  ...zeroBytes(9),
  ...u32(data.length),
  ...u32(declared),
  ...u16(name.length),
  ...zeroBytes(12),
  ...u32(offset),
  ...strToU8(name),
]
/** An archive that may lie: `records` of the directory beside the entries' own headers, and the number of them. */
function forged(entry: Entry, records: (offset: number) => number[], count: number): Uint8Array {
  const header = [0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, ...zeroBytes(16), ...u16(entry.name.length), 0, 0]
  const directory = records(0)
  const start = header.length + entry.name.length + entry.data.length
  const end = [
    0x50,
    0x4b,
    5,
    6,
    0,
    0,
    0,
    0,
    ...u16(count),
    ...u16(count),
    ...u32(directory.length),
    ...u32(start),
    0,
    0,
  ]
  const parts = [header, strToU8(entry.name), entry.data, directory, end]
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}
const limitOf = (work: () => unknown) => {
  try {
    return work()
  } catch (error) {
    return error instanceof BadArchive ? (error.limit ?? error.message) : error
  }
}
const zeros = (megabytes: number) => deflateSync(new Uint8Array(megabytes * 1024 * 1024), { level: 1 })

test('reads a forged archive that is honest', () => {
  const entry = { name: 'a', data: deflateSync(strToU8('isi')) }
  expect(strFromU8(openArchive(forged(entry, (at) => recordOf(entry, at), 1)).part('a')!)).toBe('isi')
})
test('refuses entries that share data', () => {
  const entry = { name: 'a0', data: zeros(1) }
  const records = (at: number) =>
    Array.from({ length: 12 }, (_, n) => recordOf({ ...entry, name: `a${String.fromCharCode(48 + n)}` }, at)).flat()
  expect(limitOf(() => openArchive(forged(entry, records, 12)))).toBe('overlapping entries')
})
test('refuses two entries of one name', () => {
  const file = zipSync({ ab: strToU8('1'), ac: strToU8('2') })
  const text = strFromU8(file, true).replaceAll('ac', 'ab')
  expect(limitOf(() => openArchive(strToU8(text, true)))).toBe('duplicate entries')
})
test('refuses more than 1,000 entries before it reads them', () => {
  const entries = (count: number) =>
    zipSync(Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}`, new Uint8Array()])))
  expect(limitOf(() => openArchive(entries(1_001)))).toBe('entries')
  expect(openArchive(entries(1_000)).part('999')).toHaveLength(0)
})
test('counts what it unpacks, whatever is declared', () => {
  const entry = { name: 'a', data: zeros(61), declared: 3 }
  const archive = openArchive(forged(entry, (at) => recordOf(entry, at), 1))
  expect(limitOf(() => archive.part('a'))).toBe('bytes')
})
test('counts all parts together, each once', () => {
  const half = new Uint8Array(31 * 1024 * 1024)
  const { part } = openArchive(zipSync({ a: [half, { level: 0 }], b: [half, { level: 0 }] }))
  expect(part('a')).toBe(part('a'))
  expect(limitOf(() => part('b'))).toBe('bytes')
})
test('leaves parts that nobody asks for packed', () => {
  const archive = openArchive(zipSync({ a: strToU8('isi'), b: [new Uint8Array(61 * 1024 * 1024), { level: 1 }] }))
  expect(strFromU8(archive.part('a')!)).toBe('isi')
})
test.each([1, 20, 60])('refuses an archive that is cut after %i bytes', (length) => {
  expect(() => openArchive(zipSync({ a: strToU8('isi') }).subarray(0, length))).toThrow(BadArchive)
})
