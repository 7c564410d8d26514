import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import write from 'write-excel-file/node'
import { compoundFile, heads, made, row } from './corpus'
import { UnreadableSheet } from './sheetCells'
import { readSheet } from './xlsx'

const textsOf = (file: Uint8Array) => readSheet(file).rows.map(({ line, cells }) => [line, ...cells])
const numbers = (count: number) => Array.from({ length: count }, (_, n) => row(n + 1, 'a')).join('')
const bomb = (part: string) => zipSync({ [part]: [new Uint8Array(61 * 1024 * 1024), { level: 1 }] })
const LONG_TEXT = `<si><t>${'x'.repeat(1024 * 1024)}</t></si>`
test('reads what a spreadsheet library wrote', async () => {
  const file = await write([
    [{ value: 'Email' }, { value: 'Stage' }],
    [{ value: 'a&b@x.example' }, { value: 'Tes <1>' }],
    [null, { value: 12, type: Number }],
  ]).toBuffer()
  expect(textsOf(new Uint8Array(file))).toEqual([
    [1, 'Email', 'Stage'],
    [2, 'a&b@x.example', 'Tes <1>'],
    [3, '', '12'],
  ])
})
test('reports formulas without evaluating them, and leaves out empty rows', () => {
  const data = `${heads}<row r="4"><c r="B4" t="str"><f>HYPERLINK("https://jahat.example")</f><v>kept</v></c></row>`
  const { rows, formulas } = readSheet(made({ data }))
  expect(formulas).toEqual(['B4'])
  expect(rows.at(-1)).toEqual({ line: 4, cells: ['', 'kept'], isHidden: false })
})
test.each([
  ['an empty file', new Uint8Array()],
  ['a text file', strToU8('Email,Stage\na,b')],
  ['an archive of something else', zipSync({ 'a.txt': strToU8('a') })],
  ['an address beyond any workbook', made({ data: '<row r="1"><c r="AAAAAAAAAAA1"><v>1</v></c></row>' })],
  ['a file that is no XML', zipSync({ 'xl/workbook.xml': strToU8('<workbook><') })],
])('rejects %s', (_, file) => expect(() => readSheet(file)).toThrow(UnreadableSheet))
test.each([
  ['rows', made({ data: numbers(50_002) })],
  ['columns', made({ data: '<row r="1"><c r="ZZ1"><v>1</v></c></row>' })],
  ['bytes', bomb('xl/workbook.xml')],
  ['bytes', made({ data: `<row r="1">${'<c t="s"><v>0</v></c>'.repeat(61)}</row>`, shared: LONG_TEXT })],
])('names the limit that a file exceeds: %s', (limit, file) =>
  expect(() => readSheet(file)).toThrow(expect.objectContaining({ limit })),
)
test.each([
  ['protected', compoundFile('EncryptionInfo', 'EncryptedPackage')],
  ['xls', compoundFile('Workbook')],
])('tells what a compound file is: %s', (kind, file) =>
  expect(() => readSheet(file)).toThrow(expect.objectContaining({ kind })),
)
test('does not expand entities of a document type', () => {
  const data = '<row><c t="str"><v>&a;</v></c></row>'
  const file = made({ data, prologue: '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]>' })
  expect(textsOf(file).flat().join('')).not.toContain('aaa')
})

test('reads only the wanted columns below the titles, and tells how far it is', () => {
  const lines = Array.from({ length: 1_200 }, (_, n) => row(n + 2, `p${n}@x.example`, 'Tes', 'asing'))
  const data = row(1, 'Email', 'Stage', 'Lain') + lines.join('') + row(1_300, '', '', 'asing')
  const told: number[] = []
  const { rows } = readSheet(made({ data }), { columns: ['email', 'Stage'], onRows: (count) => told.push(count) })
  expect(rows[0]!.cells).toEqual(['Email', 'Stage', 'Lain'])
  expect(rows[1]!.cells).toEqual(['p0@x.example', 'Tes'])
  expect(rows.at(-1)).toMatchObject({ line: 1_300, cells: [] })
  expect(told).toEqual([500, 1_000])
})
