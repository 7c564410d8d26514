/** How an ordered list counts, as its attribute `type`; undefined is 1, 2, 3. */
type Numbering = 'a' | 'A' | 'i' | 'I' | undefined
type Reading = { type?: Numbering; number: number }

/** A paragraph that becomes a list item. */
export type ListParagraph = {
  paragraph: Element
  /** Nesting level, from 1. */
  level: number
  kind: 'ul' | 'ol'
  /** What its mark may stand for, in an ordered list: 'i' is the first Roman number, or the ninth letter. */
  readings?: readonly Reading[]
}

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }
/** The value of a Roman number; NaN if it is none. */
function romanValue(text: string): number {
  const values = [...text].map((letter) => ROMAN[letter] ?? Number.NaN)
  return values.reduce((sum, value, n) => sum + (value < (values[n + 1] ?? 0) ? -value : value), 0)
}

/** What the mark of a list item may stand for: '3.', 'b)', '(iv)', '1.2.'; the likeliest reading is first. */
export function readMark(mark: string): readonly Reading[] {
  const label = mark.match(/[a-z]+|\d+/gi)?.at(-1) ?? ''
  if (/^\d+$/.test(label)) return [{ number: Number(label) }]
  const lower = label.toLowerCase()
  const isLower = label === lower
  const roman: Reading = { type: isLower ? 'i' : 'I', number: romanValue(lower) }
  const letter: Reading = { type: isLower ? 'a' : 'A', number: lower.charCodeAt(0) - 96 }
  const readings = lower === 'i' ? [roman, letter] : lower.length === 1 ? [letter, roman] : [roman]
  return readings.filter(({ number }) => number > 0)
}

type OpenList = { list: Element; level: number; type: Numbering; next: number }
const continues = ({ list, type, next }: OpenList, { kind, readings = [] }: ListParagraph) =>
  list.localName === kind &&
  (readings.length === 0 || readings.some((reading) => reading.type === type && reading.number === next))

/** Moves consecutive paragraphs into lists, nested by level. A number that does not continue its list starts another one. */
export function makeLists(points: readonly ListParagraph[]): void {
  let open: OpenList[] = []
  for (const point of points) {
    const { paragraph, level, kind, readings } = point
    if (paragraph.previousElementSibling !== open[0]?.list) open = []
    open = open.filter((one) => one.level <= level)
    const last = open.at(-1)
    if (last?.level === level && !continues(last, point)) open.pop()
    const parent = open.at(-1)
    if (!parent || parent.level < level) {
      const list = paragraph.ownerDocument.createElement(kind)
      const { type, number = 1 } = readings?.[0] ?? {}
      if (type) list.setAttribute('type', type)
      if (number > 1) list.setAttribute('start', String(number))
      if (parent) parent.list.lastElementChild?.append(list)
      else paragraph.before(list)
      open.push({ list, level, type, next: number })
    }
    const item = paragraph.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    const current = open.at(-1)!
    current.list.append(item)
    current.next++
    paragraph.remove()
  }
}
