import { describe, expect, test } from 'vitest'
import { heads, made, type Made, row, styles } from './corpus'
import type { SheetCells } from './sheetCells'
import { readSheet } from './xlsx'

const TITLES = ['Email', 'Stage']
const read = (file: Made): SheetCells => readSheet(made(file), { titles: TITLES })
/** A sheet with the titles and one cell below the third. */
const withCell = (attributes: string, content: string): string =>
  `${heads}<row r="2"><c r="C2" ${attributes}>${content}</c></row>`
const cellOf = (file: Made) => read(file).rows.find(({ line }) => line === 2)?.cells[2]
const number = (value: string | number, style = 1) => withCell(`s="${style}"`, `<v>${value}</v>`)
const people = (name: string, ...emails: string[]) => ({
  name,
  data: heads + emails.map((email, n) => row(n + 2, email)).join(''),
})

describe('a cell is read as Excel shows it', () => {
  const cases: [string, string, Made][] = [
    ['a day of Excel', '17/08/2026', { data: number(46_251), styles: styles(14) }],
    ['a day and a time', '17/08/2026 09.30', { data: number(46_251.395_833_333_3), styles: styles(22) }],
    [
      'a day in the own format of LibreOffice',
      '2026-08-17',
      { data: number(46_251), styles: styles('YYYY\\-MM\\-DD') },
    ],
    ['a day in Indonesian', '17 Agustus 2026', { data: number(46_251), styles: styles('[$-421]d mmmm yyyy;@') }],
    [
      'a day of the calendar of 1904',
      '17/08/2026',
      { data: number(44_789), styles: styles(14), workbookPr: '<workbookPr date1904="1"/>' },
    ],
    [
      'a number in a workbook of 1904',
      '44789',
      { data: number(44_789, 0), styles: styles(), workbookPr: '<workbookPr date1904="true"/>' },
    ],
    [
      'a day of Strict',
      '17/08/2026',
      { data: withCell('t="d" s="1"', '<v>2026-08-17</v>'), styles: styles(14), isStrict: true },
    ],
    [
      'a moment of Strict',
      '17/08/2026 09.30',
      { data: withCell('t="d" s="1"', '<v>2026-08-17T09:30:00</v>'), styles: styles(22), isStrict: true },
    ],
    ['a time', '08.30', { data: number(0.354_166_666_7), styles: styles(20) }],
    ['a share', '85%', { data: number(0.85), styles: styles(9) }],
    ['a share with decimals', '85,5%', { data: number(0.855), styles: styles('0.0%') }],
    ['a sum', '12.500.000', { data: number(12_500_000), styles: styles(3) }],
    ['rupiah', 'Rp12.500.000', { data: number(12_500_000), styles: styles('&quot;Rp&quot;#,##0') }],
    ['leading zeros of a format', '000123', { data: number(123), styles: styles('000000') }],
    ['a decimal number', '3,75', { data: number(3.75, 0) }],
    ['a rounding of binary fractions', '0,3', { data: number('0.30000000000000004', 0) }],
    ['a phone number', '628123456789', { data: number(628_123_456_789, 0) }],
    ['a number in a text cell', '81234567', { data: number(81_234_567), styles: styles('@') }],
    ['a number in scientific writing', '1200000', { data: number('1.2E6', 0) }],
    ['yes', 'TRUE', { data: withCell('t="b"', '<v>1</v>') }],
    ['no', 'FALSE', { data: withCell('t="b"', '<v>0</v>') }],
    [
      'a number whose format hides it',
      '',
      {
        data: heads + row(2, 'a@x.example', 'Tes', '') + '<row r="3"><c r="C3" s="1"><v>5</v></c></row>',
        styles: styles(';;;'),
      },
    ],
    ['a number whose format nobody knows', '5', { data: number(5), styles: styles('[bad') }],
    ['a number whose style is missing', '46251', { data: number(46_251, 7), styles: styles(14) }],
    ['a file without styles', '46251', { data: number(46_251) }],
    ['a text of a formula', 'Tes', { data: withCell('t="str"', '<f>A1</f><v>Tes</v>') }],
    ['a shared text', 'Baik', { data: withCell('t="s"', '<v>1</v>'), shared: '<si><t>x</t></si><si><t>Baik</t></si>' }],
    [
      'a rich text',
      'Baik sekali',
      {
        data: withCell('t="s"', '<v>0</v>'),
        shared: '<si><r><rPr><b/></rPr><t>Baik </t></r><r><t>sekali</t></r></si>',
      },
    ],
    [
      'a rich text in its cell',
      'Baik sekali',
      { data: withCell('t="inlineStr"', '<is><r><t>Baik </t></r><r><t>sekali</t></r></is>') },
    ],
    [
      'a text with a reading aid',
      'Baik',
      { data: withCell('t="inlineStr"', '<is><t>Baik</t><rPh sb="0" eb="1"><t>baca</t></rPh></is>') },
    ],
    [
      'a carriage return that XML has not',
      'a\r\nb',
      { data: withCell('t="inlineStr"', '<is><t>a_x000D_\nb</t></is>') },
    ],
    ['an escape of an escape', 'a_x000D_b', { data: withCell('t="inlineStr"', '<is><t>a_x005F_x000D_b</t></is>') }],
    ['entities', 'A & B <C>', { data: withCell('t="inlineStr"', '<is><t>A &amp; B &lt;C&gt;</t></is>') }],
    ['character data', 'A & B', { data: withCell('t="inlineStr"', '<is><t><![CDATA[A & B]]></t></is>') }],
  ]
  test.each(cases)('%s: %s', (_, text, file) => expect(cellOf(file) ?? '').toBe(text))
})

describe('a file is read as its program wrote it', () => {
  const data = heads + row(2, 'a@x.example', 'Tes', 'Baik')
  const cases: [string, Made][] = [
    ['Excel', { data }],
    ['names with a prefix', { data, prefix: 'x' }],
    ['Strict', { data, isStrict: true }],
    ['absolute targets', { data, target: (file) => `/xl/${file}` }],
    ['targets by way of the folder above', { data, target: (file) => `../xl/${file}` }],
    ['backslashes in names of parts', { data, rename: (part) => part.replaceAll('/', '\\') }],
    ['capitals in names of parts', { data, rename: (part) => part.replace('worksheets/sheet1', 'Worksheets/Sheet1') }],
    ['cells and rows without addresses', { data: data.replaceAll(/ r="\w+"/g, '') }],
    [
      'a table, comments and a drawing beside it',
      {
        data,
        after: '<legacyDrawing r:id="rId1"/><tableParts count="1"><tablePart r:id="rId2"/></tableParts>',
        parts: {
          'xl/comments1.xml':
            '<comments><commentList><comment ref="A2"><text><t>bukan isi</t></text></comment></commentList></comments>',
          'xl/tables/table1.xml': '<table ref="A1:C2"/>',
        },
      },
    ],
    [
      'widths, views and a filter',
      {
        data,
        before:
          '<sheetPr filterMode="1"/><dimension ref="A1:XFD1048576"/><sheetViews><sheetView workbookViewId="0"/></sheetViews><cols><col min="1" max="16384" width="20"/></cols>',
        after: '<autoFilter ref="A1:C2"/>',
      },
    ],
    ['an empty row at the very end', { data: `${data}<row r="1048576" ht="15"><c r="A1048576" s="1"/></row>` }],
    [
      'sixty thousand formatted rows without content',
      {
        data:
          data + Array.from({ length: 60_000 }, (_, n) => `<row r="${n + 3}"><c r="A${n + 3}" s="1"/></row>`).join(''),
      },
    ],
    ['a formatted cell in the last column', { data: data.replace('</row>', '<c r="XFD1" s="1"/></row>') }],
    ['rows of blanks', { data: `${data}${row(3, ' ', '')}` }],
  ]
  test.each(cases)('%s', (_, file) =>
    expect(read(file).rows.map(({ line, cells }) => [line, ...cells])).toEqual([
      [1, 'Email', 'Stage', 'Field 1'],
      [2, 'a@x.example', 'Tes', 'Baik'],
    ]),
  )
})

describe('the sheet that people see is read', () => {
  const cover = { name: 'Sampul', data: row(1, 'Lowongan Admin') }
  const emailOf = (file: Made) => {
    const { name, rows } = read(file)
    return [name, rows[1]?.cells[0]]
  }
  const two = [people('Lama', 'lama@x.example'), people('Baru', 'baru@x.example')]
  test('the one in front when it was saved', () =>
    expect(emailOf({ sheets: two, views: '<bookViews><workbookView activeTab="1"/></bookViews>' })).toEqual([
      'Baru',
      'baru@x.example',
    ]))
  test('the first without a word about the front', () =>
    expect(emailOf({ sheets: two })).toEqual(['Lama', 'lama@x.example']))
  test('the one with the titles behind a cover', () =>
    expect(emailOf({ sheets: [cover, people('Data', 'a@x.example')] })).toEqual(['Data', 'a@x.example']))
  test('never a hidden one', () =>
    expect(
      emailOf({ sheets: [{ ...people('Lama', 'lama@x.example'), state: 'hidden' }, people('Baru', 'baru@x.example')] }),
    ).toEqual(['Baru', 'baru@x.example']))
  test('never one that only a program can show', () =>
    expect(emailOf({ sheets: [{ ...people('Lama', 'l@x.example'), state: 'veryHidden' }, cover] })).toEqual([
      'Sampul',
      undefined,
    ]))
  test('the others are named', () =>
    expect(read({ sheets: [...two, { ...cover, state: 'hidden' }] }).others).toEqual(['Baru']))
})

describe('what Excel does not show, or shows otherwise, is found', () => {
  const hidden = (line: number, text: string, attributes: string) =>
    row(line, text).replace('<row', `<row ${attributes}`)
  test('rows that a filter hides', () =>
    expect(
      read({
        data:
          heads +
          row(2, 'a@x.example') +
          hidden(3, 'b@x.example', 'hidden="1"') +
          hidden(4, 'c@x.example', 'hidden="true"'),
      })
        .rows.filter((one) => one.isHidden)
        .map(({ line }) => line),
    ).toEqual([3, 4]))
  test('hidden columns', () =>
    expect(
      read({
        data: heads,
        before: '<cols><col min="2" max="3" hidden="1"/><col min="5" max="16384" hidden="0"/></cols>',
      }).hiddenColumns,
    ).toEqual([1, 2]))
  test('merged cells', () =>
    expect(read({ data: heads, after: '<mergeCells count="1"><mergeCell ref="B2:B4"/></mergeCells>' }).merged).toEqual([
      'B2:B4',
    ]))
  test.each(['#N/A', '#REF!', '#DIV/0!'])('%s', (error) =>
    expect(read({ data: withCell('t="e"', `<v>${error}</v>`) }).doubtful).toEqual([{ address: 'C2', text: error }]),
  )
  test('an identity number whose last digit is lost', () =>
    expect(read({ data: number('3.171234567890123E15', 0) }).doubtful).toEqual([
      { address: 'C2', text: '3171234567890123' },
    ]))
  test('an identity number as a text is none', () =>
    expect(read({ data: withCell('t="inlineStr"', '<is><t>3171234567890123</t></is>') }).doubtful).toEqual([]))
  test('a formula without an address of its cell', () =>
    expect(read({ data: withCell('t="str"', '<f>A1</f><v>x</v>').replaceAll(/ r="\w+"/g, '') }).formulas).toEqual([
      'A2',
    ]))
})
