import { strToU8, zipSync } from 'fflate'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
const STRICT = 'http://purl.oclc.org/ooxml/officeDocument'

type SheetParts = { name: string; state?: string; data: string }
/** A workbook as a program writes it; what is not given is as Excel writes it. */
export type Made = {
  /** Elements of the first sheet's data, or the sheets. */
  data?: string
  sheets?: readonly SheetParts[]
  /** Before and after the data of every sheet. */
  before?: string
  after?: string
  shared?: string
  styles?: string
  workbookPr?: string
  views?: string
  prefix?: string
  isStrict?: boolean
  target?: (file: string) => string
  parts?: Record<string, string>
  /** Before the first element of every part. */
  prologue?: string
  rename?: (part: string) => string
}

/** A row of inline texts. */
export const row = (line: number, ...texts: string[]): string =>
  `<row r="${line}">${texts.map((text, n) => `<c r="${String.fromCodePoint(65 + n)}${line}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
/** The titles that every sheet of changes has. */
export const heads: string = row(1, 'Email', 'Stage', 'Field 1')

/** Cell styles from number formats: a number is one of Excel's, a text is the file's own. */
export function styles(...formats: (number | string)[]): string {
  const own = formats.map((format, n) => (typeof format === 'string' ? { id: 164 + n, format } : undefined))
  const numFmts = own.map((one) => one && `<numFmt numFmtId="${one.id}" formatCode="${one.format}"/>`).join('')
  const xfs = formats.map((format, n) => `<xf numFmtId="${own[n]?.id ?? format}" applyNumberFormat="1"/>`).join('')
  return `<styleSheet><numFmts>${numFmts}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${xfs}</cellXfs></styleSheet>`
}

const prefixed = (xml: string, prefix: string) =>
  prefix === '' ? xml : xml.replaceAll(/<(\/?)([A-Za-z])/g, `<$1${prefix}:$2`)
/** A part with its namespaces at its first element. */
const rooted = (xml: string, prefix: string, isStrict: boolean) => {
  const main = isStrict
    ? 'http://purl.oclc.org/ooxml/spreadsheetml/main'
    : 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const names = `xmlns${prefix === '' ? '' : `:${prefix}`}="${main}" xmlns:r="${isStrict ? STRICT : OFFICE}/relationships"`
  return prefixed(xml, prefix).replace(/^<[\w:]+/, (element) => `${element} ${names}`)
}
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const contentTypes = (names: string[]) => {
  const kinds: Record<string, string> = {
    'xl/workbook.xml': 'sheet.main',
    'xl/styles.xml': 'styles',
    'xl/sharedStrings.xml': 'sharedStrings',
  }
  const overrides = names.flatMap((name) => {
    const kind = name.startsWith('xl/worksheets/') ? 'worksheet' : kinds[name]
    return kind
      ? [
          `<Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`,
        ]
      : []
  })
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`
}
const relationships = (content: string) => `<Relationships xmlns="${PACKAGE}/relationships">${content}</Relationships>`

/** Makes the file. */
export function made({ prefix = '', isStrict = false, target = (file) => file, ...file }: Made): Uint8Array {
  const main = (xml: string) => rooted(xml, prefix, isStrict)
  const sheets = file.sheets ?? [{ name: 'Data', data: file.data ?? '' }]
  const kind = isStrict ? `${STRICT}/relationships` : `${OFFICE}/relationships`
  const relation = (id: string, type: string, to: string) =>
    `<Relationship Id="${id}" Type="${kind}/${type}" Target="${to}"/>`
  const entries = sheets
    .map(
      ({ name, state }, n) =>
        `<sheet name="${name}" sheetId="${n + 1}"${state ? ` state="${state}"` : ''} r:id="rId${n + 1}"/>`,
    )
    .join('')
  const parts: Record<string, string> = {
    '_rels/.rels': relationships(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': main(
      `<workbook>${file.workbookPr ?? ''}${file.views ?? ''}<sheets>${entries}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relationships(
      `${sheets.map((_, n) => relation(`rId${n + 1}`, 'worksheet', target(`worksheets/sheet${n + 1}.xml`))).join('')}${relation('rId91', 'sharedStrings', target('sharedStrings.xml'))}${relation('rId92', 'styles', target('styles.xml'))}`,
    ),
    ...(file.shared === undefined ? {} : { 'xl/sharedStrings.xml': main(`<sst>${file.shared}</sst>`) }),
    ...(file.styles === undefined ? {} : { 'xl/styles.xml': main(file.styles) }),
    ...file.parts,
  }
  for (const [n, { data }] of sheets.entries())
    parts[`xl/worksheets/sheet${n + 1}.xml`] = main(
      `<worksheet>${file.before ?? ''}<sheetData>${data}</sheetData>${file.after ?? ''}</worksheet>`,
    )
  parts['[Content_Types].xml'] = contentTypes(Object.keys(parts))
  const rename = file.rename ?? ((part) => part)
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, xml]) => [
        rename(name),
        strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${file.prologue ?? ''}${xml}`),
      ]),
    ),
  )
}

/** A compound file, as Excel wrote before 2007 and writes around an encrypted workbook. */
export const compoundFile = (...names: string[]): Uint8Array => {
  const bytes = new Uint8Array(1_536)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  for (const [n, name] of names.entries())
    bytes.set(
      [...name].flatMap((letter) => [letter.charCodeAt(0), 0]),
      512 + n * 128,
    )
  return bytes
}
