import { getFormatFromId } from 'numfmt'
import type { Archive } from './archive'
import { unescaped } from './cellText'
import { isOn, visitXml } from './visitXml'

/** A sheet of the workbook: its name, its part, and whether Excel hides it. */
type SheetEntry = { name: string; part: string; isHidden: boolean }
/** What the sheets of a workbook share. */
export type Workbook = {
  /** In the order in which they are to be looked at: the one that was in front when the file was saved comes first. */
  sheets: readonly SheetEntry[]
  is1904: boolean
  texts: readonly string[]
  /** The number format of a cell by its style. */
  formatOf: (style: string | undefined) => string
}
type Relation = { id: string; kind: string; part: string }

/** The absolute name of a part that another one names, with either slash and in any case. */
const partName = (folder: string, target: string) => {
  const path = target.replaceAll('\\', '/')
  const { pathname } = new URL(path, `file:///${folder}`)
  return decodeURIComponent(pathname).slice(1).toLowerCase()
}

/** The relations of a part; of their kinds, which Strict writes otherwise, the last word counts. */
function relationsOf({ part }: Archive, name: string): Relation[] {
  const at = name.lastIndexOf('/') + 1
  const folder = name.slice(0, at)
  const relations: Relation[] = []
  visitXml(part(`${folder}_rels/${name.slice(at)}.rels`), {
    open: (element, attributes) => {
      if (element !== 'Relationship') return
      const { Id, Type = '', Target, TargetMode } = attributes()
      if (Id && Target && TargetMode !== 'External')
        relations.push({ id: Id, kind: Type.slice(Type.lastIndexOf('/') + 1), part: partName(folder, Target) })
    },
  })
  return relations
}

/** The shared texts, without phonetic hints. */
function sharedTexts(part: Uint8Array | undefined): string[] {
  const texts: string[] = []
  let isText = false
  let isPhonetic = false
  visitXml(part, {
    open: (name) => {
      if (name === 'si') texts.push('')
      if (name === 't') isText = true
      if (name === 'rPh') isPhonetic = true
    },
    close: (name) => {
      if (name === 't') isText = false
      if (name === 'rPh') isPhonetic = false
      if (name === 'si') texts.push(unescaped(texts.pop() ?? ''))
    },
    text: (text) => {
      if (isText && !isPhonetic && texts.length > 0) texts[texts.length - 1] += text
    },
  })
  return texts
}

/** The number formats of the styles: a file names its own, the others are Excel's, in Indonesian. */
function styleFormats(part: Uint8Array | undefined): string[] {
  const own = new Map<string, string>()
  const formats: string[] = []
  let isCellStyle = false
  visitXml(part, {
    open: (name, attributes) => {
      if (name === 'cellXfs') isCellStyle = true
      if (name === 'numFmt') {
        const { numFmtId, formatCode } = attributes()
        if (numFmtId && formatCode) own.set(numFmtId, formatCode)
      }
      if (name !== 'xf' || !isCellStyle) return
      const { numFmtId = '0' } = attributes()
      formats.push(own.get(numFmtId) ?? getFormatFromId(Number(numFmtId), 'id-ID') ?? 'General')
    },
    close: (name) => {
      if (name === 'cellXfs') isCellStyle = false
    },
  })
  return formats
}

/** Reads what the sheets of a workbook share. */
export function readWorkbook(archive: Archive): Workbook {
  const main = relationsOf(archive, '').find(({ kind }) => kind === 'officeDocument')?.part ?? 'xl/workbook.xml'
  const relations = relationsOf(archive, main)
  const partOf = (kind: string) => archive.part(relations.find((one) => one.kind === kind)?.part ?? '')
  const sheets: SheetEntry[] = []
  let active = 0
  let is1904 = false
  visitXml(archive.part(main), {
    open: (element, attributes) => {
      if (element === 'workbookPr') is1904 = isOn(attributes().date1904)
      if (element === 'workbookView') active = Number(attributes().activeTab ?? 0)
      if (element !== 'sheet') return
      const { name = '', state, id } = attributes()
      const target = relations.find((one) => one.id === id)?.part ?? ''
      sheets.push({ name: unescaped(name), part: target, isHidden: state === 'hidden' || state === 'veryHidden' })
    },
  })
  const front = sheets[active]
  const formats = styleFormats(partOf('styles'))
  return {
    sheets: front ? [front, ...sheets.filter((one) => one !== front)] : sheets,
    is1904,
    texts: sharedTexts(partOf('sharedStrings')),
    formatOf: (style) => formats[Number(style ?? 0)] ?? 'General',
  }
}
