import { strFromU8 } from 'fflate'
import { Parser } from 'saxen'
import { type Archive, BadArchive, openArchive } from './archive'
import { type SheetCells, UnreadableSheet } from './sheetCells'

/** Limits of a sheet's extent (security list T12). */
const MAX_ROWS = 50_001
const MAX_COLUMNS = 200
/** 'XFD1048576' is the last cell of any workbook. */
const MAX_ADDRESS = 10
/** Characters of all cells, each of which costs some more: a text that many cells share is as large as all of them. */
const MAX_SIZE = 60 * 1024 * 1024
const CELL_COST = 16

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
function firstSheetOf(part: Archive['part']): string {
  let relation: string | undefined
  visit(part('xl/workbook.xml'), {
    open: (name, attributes) => {
      if (name === 'sheet') relation ??= Object.entries(attributes()).find(([key]) => /(^|:)id$/.test(key))?.[1]
    },
  })
  let target = 'worksheets/sheet1.xml'
  visit(part('xl/_rels/workbook.xml.rels'), {
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
 * Reads the first sheet of an .xlsx file. A formula is never computed: its cell has the value stored with it, and its
 * address is returned. Only the parts that are used are unpacked. Throws UnreadableSheet. A hostile file may take long: the
 * caller limits the time.
 */
export function readSheet(file: Uint8Array): SheetCells {
  try {
    return cellsOf(openArchive(file))
  } catch (error) {
    if (error instanceof UnreadableSheet) throw error
    const limit = error instanceof BadArchive ? error.limit : undefined
    throw new UnreadableSheet('no workbook', { cause: error, ...(limit ? { limit } : {}) })
  }
}

function cellsOf({ part }: Archive): SheetCells {
  const sheet = part(firstSheetOf(part))
  if (!sheet) throw new UnreadableSheet('no sheet')
  let size = 0
  const counted = (text: string) => {
    size += CELL_COST + text.length
    if (size > MAX_SIZE) throw new UnreadableSheet('too large', { limit: 'bytes' })
    return text
  }
  const shared = sharedTextsOf(part('xl/sharedStrings.xml'))
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
        if (r.length > MAX_ADDRESS) throw new UnreadableSheet('no address')
        cell = { address: r, type: t, value: '' }
      } else if (name === 'f') formulas.push(counted(cell.address))
    },
    close: (name) => {
      openElement = ''
      const row = rows.at(-1)
      if (name !== 'c' || !row) return
      const column = cell.address === '' ? row.length : columnOf(cell.address)
      if (column >= MAX_COLUMNS) throw new UnreadableSheet('too large', { limit: 'columns' })
      while (row.length < column) row.push(counted(''))
      row[column] = counted(cell.type === 's' ? (shared[Number(cell.value)] ?? '') : cell.value)
    },
    text: (text) => {
      if (openElement === 'v' || openElement === 't') cell.value += text
    },
  })
  return { rows, formulas }
}
