import { strFromU8, unzipSync } from 'fflate'
import { Parser } from 'saxen'

/** The first sheet of a workbook: its cells as texts, row by row, and the addresses of formulas ('B3'). */
export type SheetCells = { rows: readonly (readonly string[])[]; formulas: readonly string[] }
/** Thrown for a file that is not a workbook or is too large. */
export class UnreadableSheet extends Error {
  override name = 'UnreadableSheet'
  /** `limit`: the limit of ours that the file exceeds, if that is the reason. */
  constructor(message: string, { limit, ...options }: ErrorOptions & { limit?: 'bytes' | 'rows' | 'columns' } = {}) {
    super(message, options)
    this.limit = limit
  }
  readonly limit: 'bytes' | 'rows' | 'columns' | undefined
}

/** Limits of the unpacked size of a workbook and of a sheet's extent (security list T12). */
const MAX_BYTES = 60 * 1024 * 1024
const MAX_ROWS = 50_001
const MAX_COLUMNS = 200
const NEEDED_PARTS = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/

function unzipParts(file: Uint8Array): Record<string, Uint8Array> {
  let size = 0
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!NEEDED_PARTS.test(name)) return false
    size += originalSize
    if (size > MAX_BYTES) throw new UnreadableSheet('too large', { limit: 'bytes' })
    return true
  }
  try {
    return unzipSync(file, { filter })
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new UnreadableSheet('no workbook', { cause: error })
  }
}

type Visit = {
  open?: (name: string, attributes: () => Record<string, string>) => void
  close?: (name: string) => void
  text?: (text: string) => void
}
/** Walks the elements of a part; names come without namespace prefix. */
function visit(part: Uint8Array | undefined, { open, close, text }: Visit): void {
  if (!part) return
  const localName = (name: string) => name.slice(name.indexOf(':') + 1)
  let failure: Error | undefined
  new Parser()
    .on('openTag', (name, attributes, decode) =>
      open?.(localName(name), () =>
        Object.fromEntries(Object.entries(attributes()).map(([key, value]) => [key, decode(value)])),
      ),
    )
    .on('closeTag', (name) => close?.(localName(name)))
    .on('text', (value, decode) => text?.(decode(value)))
    .on('cdata', (value) => text?.(value))
    .on('error', (error) => (failure ??= error))
    .parse(strFromU8(part))
  if (failure) throw new UnreadableSheet('no workbook', { cause: failure })
}

/** Name of the part that contains the first sheet. */
function firstSheetOf(parts: Record<string, Uint8Array>): string {
  let relation: string | undefined
  visit(parts['xl/workbook.xml'], {
    open: (name, attributes) => {
      if (name === 'sheet') relation ??= Object.entries(attributes()).find(([key]) => /(^|:)id$/.test(key))?.[1]
    },
  })
  let target = 'worksheets/sheet1.xml'
  visit(parts['xl/_rels/workbook.xml.rels'], {
    open: (name, attributes) => {
      if (name !== 'Relationship') return
      const { Id, Target } = attributes()
      if (Id === relation && Target) target = Target.replace(/^\/xl\//, '')
    },
  })
  return `xl/${target}`
}

/** The shared strings, without phonetic hints. */
function sharedTextsOf(part: Uint8Array | undefined): string[] {
  const texts: string[] = []
  let isText = false
  let isPhonetic = false
  visit(part, {
    open: (name) => {
      if (name === 'si') texts.push('')
      if (name === 't') isText = true
      if (name === 'rPh') isPhonetic = true
    },
    close: (name) => {
      if (name === 't') isText = false
      if (name === 'rPh') isPhonetic = false
    },
    text: (text) => {
      if (isText && !isPhonetic && texts.length > 0) texts[texts.length - 1] += text
    },
  })
  return texts
}

/** Zero-based column of a cell address: 'B3' is 1. */
const columnOf = (address: string): number =>
  [...address.replace(/\d/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/**
 * Reads the first sheet of an .xlsx file. A formula is never computed: its cell has the value stored with
 * it, and its address is returned. Throws UnreadableSheet.
 */
export function readSheet(file: Uint8Array): SheetCells {
  const parts = unzipParts(file)
  const sheet = parts[firstSheetOf(parts)]
  if (!sheet) throw new UnreadableSheet('no sheet')
  const shared = sharedTextsOf(parts['xl/sharedStrings.xml'])
  const rows: string[][] = []
  const formulas: string[] = []
  let cell = { address: '', type: '', value: '' }
  let openElement = ''
  visit(sheet, {
    open: (name, attributes) => {
      openElement = name
      if (name === 'row') {
        const rowNumber = Number(attributes().r ?? rows.length + 1)
        if (rowNumber > MAX_ROWS) throw new UnreadableSheet('too large', { limit: 'rows' })
        while (rows.length < rowNumber) rows.push([])
      } else if (name === 'c') {
        const { r = '', t = '' } = attributes()
        cell = { address: r, type: t, value: '' }
      } else if (name === 'f') formulas.push(cell.address)
    },
    close: (name) => {
      openElement = ''
      const row = rows.at(-1)
      if (name !== 'c' || !row) return
      const column = cell.address === '' ? row.length : columnOf(cell.address)
      if (column >= MAX_COLUMNS) throw new UnreadableSheet('too large', { limit: 'columns' })
      while (row.length < column) row.push('')
      row[column] = cell.type === 's' ? (shared[Number(cell.value)] ?? '') : cell.value
    },
    text: (text) => {
      if (openElement === 'v' || openElement === 't') cell.value += text
    },
  })
  return { rows, formulas }
}
