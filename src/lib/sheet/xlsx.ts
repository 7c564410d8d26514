import { BadArchive, openArchive } from './archive'
import { hasLostDigits, numberAsShown, serialOf, unescaped } from './cellText'
import { type DoubtfulCell, type OtherKind, type SheetCells, type SheetRow, UnreadableSheet } from './sheetCells'
import { comparable } from '../texts/cleaned'
import { type Attributes, isOn, visitXml } from './visitXml'
import { readWorkbook, type Workbook } from './workbook'

/** Limits of a sheet's content: the title and 50,000 rows, and columns (security list T12). */
const MAX_ROWS = 50_001
const MAX_COLUMNS = 200
/** 'XFD1048576' is the last cell of any workbook. */
const MAX_ADDRESS = 10
/** Characters of all cells, each of which costs some more: a text that many cells share is as large as all of them. */
const MAX_SIZE = 60 * 1024 * 1024
const CELL_COST = 16

/** Letters of a zero-based column: 27 is 'AB'. */
const lettersOf = (column: number): string =>
  column < 0 ? '' : lettersOf(Math.floor(column / 26) - 1) + String.fromCodePoint(65 + (column % 26))
/** Zero-based column of a cell address: 'B3' is 1. */
const columnOf = (address: string): number =>
  [...address.replace(/\d/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** The compound files of Excel before 2007 and of encryption begin alike; the latter has a part of this name. */
function otherKindOf(file: Uint8Array): OtherKind | undefined {
  if (![0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => file[at] === byte)) return undefined
  return new TextDecoder('utf-16le').decode(file.subarray(0, file.length & ~1)).includes('EncryptedPackage')
    ? 'protected'
    : 'xls'
}

/** Which sheet of a file is read, and what of it. */
export type SheetWish = {
  /** Titles by which the sheet is found. */
  titles?: readonly string[]
  /** Titles of the columns to read, other cells below the titles are left out; without them all are read. */
  columns?: readonly string[]
  /** Told now and then how many rows have been read. */
  onRows?: (count: number) => void
}

/**
 * Reads a sheet of an .xlsx file as Excel shows it: the one in front, or the first visible one with the titles that are
 * looked for. A formula is never computed: its cell has the value stored with it. Only the parts that are used are
 * unpacked. Throws UnreadableSheet. A hostile file may take long: the caller limits the time.
 */
export function readSheet(file: Uint8Array, wish: SheetWish = {}): SheetCells {
  try {
    return cellsOf(file, wish)
  } catch (error) {
    if (error instanceof UnreadableSheet) throw error
    const limit = error instanceof BadArchive ? error.limit : undefined
    throw new UnreadableSheet('no workbook', { cause: error, limit, kind: otherKindOf(file) })
  }
}

function cellsOf(file: Uint8Array, { titles = [], ...wish }: SheetWish): SheetCells {
  const archive = openArchive(file)
  const workbook = readWorkbook(archive)
  const visible = workbook.sheets.filter(({ isHidden }) => !isHidden)
  let first: SheetCells | undefined
  for (const { name, part } of visible) {
    const bytes = archive.part(part)
    if (!bytes) continue
    const others = visible.flatMap((one) => (one.part === part ? [] : [one.name]))
    const cells = { name, others, ...contentOf(bytes, workbook, wish) }
    const heads = cells.rows[0]?.line === 1 ? cells.rows[0].cells.map(comparable) : []
    if (titles.every((title) => heads.includes(comparable(title)))) return cells
    first ??= cells
  }
  if (!first) throw new UnreadableSheet('no sheet')
  return first
}

type Cell = { address: string; column: number; type: string; style: string | undefined; value: string }
type Row = { line: number; cells: string[]; isHidden: boolean }

/** Rows between two reports of how many have been read. */
const ROWS_A_REPORT = 500

/** The text of a cell, and whether it is in doubt. */
function shownText({ type, style, value }: Cell, workbook: Workbook): { text: string; isDoubtful?: boolean } {
  const { texts, formatOf, is1904 } = workbook
  if (type === 's') return { text: texts[Number(value)] ?? '' }
  if (type === 'str' || type === 'inlineStr') return { text: unescaped(value) }
  if (type === 'e') return { text: value, isDoubtful: value !== '' }
  if (type === 'b') return { text: value === '' ? '' : isOn(value) ? 'TRUE' : 'FALSE' }
  const number = type === 'd' ? serialOf(value) : Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return { text: value.trim() }
  // A day in the file's own words is of the calendar of 1900, whatever the workbook's is.
  const text = numberAsShown(number, formatOf(style), is1904 && type !== 'd')
  return { text, isDoubtful: hasLostDigits(number) }
}

/** The content of a sheet; what is empty counts for nothing, however it is formatted. */
function contentOf(
  part: Uint8Array,
  workbook: Workbook,
  { columns, onRows }: Pick<SheetWish, 'columns' | 'onRows'>,
): Omit<SheetCells, 'name' | 'others'> {
  const wanted = columns && new Set(columns.map(comparable))
  const rows: SheetRow[] = []
  const formulas: string[] = []
  const merged: string[] = []
  const doubtful: DoubtfulCell[] = []
  const hidden = new Set<number>()
  let row: Row = { line: 0, cells: [], isHidden: false }
  let cell: Cell | undefined
  let openElement = ''
  let size = 0
  let isPhonetic = false
  let hasText = false

  const isWanted = ({ column }: Cell) =>
    !wanted || row.line <= 1 || rows[0]?.line !== 1 || wanted.has(comparable(rows[0].cells[column] ?? ''))
  const counted = (text: string) => {
    size += CELL_COST + text.length
    if (size > MAX_SIZE) throw new UnreadableSheet('too large', { limit: 'bytes' })
    return text
  }
  const openRow = ({ r, hidden: isHidden }: Attributes) => {
    row = { line: Number(r) || row.line + 1, cells: [], isHidden: isOn(isHidden) }
    hasText = false
  }
  const openCell = ({ r, t = '', s }: Attributes, last: number) => {
    if (r !== undefined && r.length > MAX_ADDRESS) throw new UnreadableSheet('no address')
    const column = r === undefined ? last + 1 : columnOf(r)
    cell = { address: r ?? `${lettersOf(column)}${row.line}`, column, type: t, style: s, value: '' }
  }
  const closeCell = (closed: Cell) => {
    if (!isWanted(closed)) {
      hasText ||= closed.value.trim() !== ''
      return
    }
    const { text, isDoubtful } = shownText(closed, workbook)
    if (text === '') return
    if (closed.column >= MAX_COLUMNS) throw new UnreadableSheet('too large', { limit: 'columns' })
    while (row.cells.length < closed.column) row.cells.push(counted(''))
    row.cells[closed.column] = counted(text)
    hasText ||= text.trim() !== ''
    if (isDoubtful) doubtful.push({ address: closed.address, text })
  }
  const closeRow = () => {
    if (!hasText) return
    if (rows.length >= MAX_ROWS) throw new UnreadableSheet('too large', { limit: 'rows' })
    rows.push(row)
    if (rows.length % ROWS_A_REPORT === 0) onRows?.(rows.length)
  }
  let lastColumn = -1
  visitXml(part, {
    open: (name, attributes) => {
      openElement = name
      if (name === 'row') {
        openRow(attributes())
        lastColumn = -1
      } else if (name === 'c') openCell(attributes(), lastColumn)
      else if (name === 'f' && cell && isWanted(cell)) formulas.push(counted(cell.address))
      else if (name === 'rPh') isPhonetic = true
      else if (name === 'mergeCell') merged.push(counted(attributes().ref ?? ''))
      else if (name === 'col') {
        const { min, max, hidden: isHidden } = attributes()
        const end = Math.min(Number(max), MAX_COLUMNS)
        if (isOn(isHidden)) for (let column = Number(min); column <= end; column += 1) hidden.add(column - 1)
      }
    },
    close: (name) => {
      openElement = ''
      if (name === 'rPh') isPhonetic = false
      if (name === 'row') closeRow()
      if (name !== 'c' || !cell) return
      lastColumn = cell.column
      closeCell(cell)
      cell = undefined
    },
    text: (text) => {
      if (cell && !isPhonetic && (openElement === 'v' || openElement === 't')) cell.value += text
    },
  })
  return { rows, hiddenColumns: [...hidden], formulas, merged, doubtful }
}
