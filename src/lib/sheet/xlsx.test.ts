import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import write from 'write-excel-file/node'
import { UnreadableSheet } from './sheetCells'
import { readSheet } from './xlsx'

const workbook = '<workbook><sheets><sheet name="A" r:id="rId7"/></sheets></workbook>'
const rels = '<Relationships><Relationship Id="rId7" Target="worksheets/lembar.xml"/></Relationships>'
const made = (sheet: string, shared = '') =>
  zipSync({
    'xl/workbook.xml': strToU8(workbook),
    'xl/_rels/workbook.xml.rels': strToU8(rels),
    'xl/worksheets/lembar.xml': strToU8(`<x:worksheet><x:sheetData>${sheet}</x:sheetData></x:worksheet>`),
    ...(shared === '' ? {} : { 'xl/sharedStrings.xml': strToU8(`<sst>${shared}</sst>`) }),
  })

test('reads what a spreadsheet library wrote', async () => {
  const file = await write([
    [{ value: 'Email' }, { value: 'Stage' }],
    [{ value: 'a&b@x.example' }, { value: 'Tes <1>' }],
    [null, { value: 12, type: Number }],
  ]).toBuffer()
  expect(readSheet(new Uint8Array(file))).toEqual({
    rows: [
      ['Email', 'Stage'],
      ['a&b@x.example', 'Tes <1>'],
      ['', '12'],
    ],
    formulas: [],
  })
})
test('reads shared, rich and inline texts, gaps and prefixes, and reports formulas without evaluating them', () => {
  const sheet = `<x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="inlineStr"><x:is><x:t>C &amp; D</x:t></x:is></x:c></x:row>
    <x:row r="3"><x:c r="B3" t="str"><x:f>HYPERLINK("https://jahat.example")</x:f><x:v>kept</x:v></x:c></x:row>`
  const shared = '<si><r><t>Em</t></r><r><t>ail</t></r><rPh><t>baca</t></rPh></si>'
  expect(readSheet(made(sheet, shared))).toEqual({
    rows: [['Email', '', 'C & D'], [], ['', 'kept']],
    formulas: ['B3'],
  })
})
test.each([
  ['an empty file', new Uint8Array()],
  ['a text file', strToU8('Email,Stage\na,b')],
  ['an archive of something else', zipSync({ 'a.txt': strToU8('a') })],
  ['a row beyond the limit', made('<row r="99999999"><c r="A99999999"><v>1</v></c></row>')],
  ['a column beyond the limit', made('<row r="1"><c r="ZZZ1"><v>1</v></c></row>')],
  [
    'a zip bomb',
    zipSync({
      'xl/workbook.xml': strToU8(workbook),
      'xl/worksheets/sheet1.xml': [new Uint8Array(61 * 1024 * 1024), { level: 1 }],
    }),
  ],
])('rejects %s', (_, file) => expect(() => readSheet(file)).toThrow(UnreadableSheet))
test('names the limit that a file exceeds', () => {
  const limitOf = (file: Uint8Array) => {
    try {
      return readSheet(file)
    } catch (error) {
      return error instanceof UnreadableSheet && error.limit
    }
  }
  expect(limitOf(made('<row r="60000"><c r="A60000"><v>1</v></c></row>'))).toBe('rows')
  expect(limitOf(made('<row r="1"><c r="ZZ1"><v>1</v></c></row>'))).toBe('columns')
  expect(limitOf(zipSync({ 'xl/worksheets/sheet1.xml': [new Uint8Array(61 * 1024 * 1024), { level: 1 }] }))).toBe(
    'bytes',
  )
  const long = `<si><t>${'x'.repeat(1024 * 1024)}</t></si>`
  expect(limitOf(made(`<row r="1">${'<c t="s"><v>0</v></c>'.repeat(61)}</row>`, long))).toBe('bytes')
  expect(limitOf(made('<row><c r="GR1"/></row>'.repeat(50_000)))).toBe('bytes')
  expect(limitOf(new Uint8Array())).toBeUndefined()
})
test('does not expand entities of a document type', () => {
  const bomb = strToU8(
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]><worksheet><sheetData><row><c t="str"><v>&a;</v></c></row></sheetData></worksheet>',
  )
  const { rows } = readSheet(zipSync({ 'xl/worksheets/sheet1.xml': bomb }))
  expect(rows.flat().join('')).not.toContain('aaa')
})
