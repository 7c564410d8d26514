import { neutralized } from './htmlText'

/** A paragraph that becomes a list item. */
type ListParagraph = {
  paragraph: Element
  /** Nesting level, from 1. */
  level: number
  kind: 'ul' | 'ol'
  /** Its number in an ordered list. */
  number?: number | undefined
}

/** Moves consecutive paragraphs into lists, nested by level; the number 1 starts another list. */
function makeLists(points: readonly ListParagraph[]): void {
  let open: { list: Element; level: number }[] = []
  for (const { paragraph, level, kind, number = 0 } of points) {
    if (paragraph.previousElementSibling !== open[0]?.list) open = []
    open = open.filter((one) => one.level <= level)
    const last = open.at(-1)
    const isOther = last?.level === level && (last.list.localName !== kind || (kind === 'ol' && number === 1))
    if (isOther) open.pop()
    const parent = open.at(-1)
    if (!parent || parent.level < level) {
      const list = paragraph.ownerDocument.createElement(kind)
      if (kind === 'ol' && number > 1) list.setAttribute('start', String(number))
      if (parent) parent.list.lastElementChild?.append(list)
      else paragraph.before(list)
      open.push({ list, level })
    }
    const item = paragraph.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    open.at(-1)?.list.append(item)
    paragraph.remove()
  }
}

/** The start of a line of a typed list: a dash, a bullet or a number. */
const MARK = String.raw`(?:[-–•·*]|(\d{1,3})[.)])[\s\u00A0]+`
const BEGIN = new RegExp(`^\\s*${MARK}`)
const LINES = new RegExp(String.raw`(?:(?<!<li>)<p>|<br>)(?:<(?!br>|p>)\w+>)*\s*${MARK}`, 'g')

/** Whether HTML of the editor has at least two lines like '- point', which can become lists. */
export const hasBulletLines = (html: string): boolean => [...html.replaceAll('&nbsp;', ' ').matchAll(LINES)].length > 1

/** Splits a paragraph into one paragraph per line. */
function splitLines(paragraph: Element): void {
  const lines = [paragraph.ownerDocument.createElement('p')]
  const nodes = [...paragraph.childNodes]
  for (const node of nodes) {
    if (node.nodeName === 'BR') lines.push(paragraph.ownerDocument.createElement('p'))
    else lines.at(-1)!.append(node)
  }
  paragraph.replaceWith(...lines)
}

/** Turns lines like '- point' into list items. */
export function bulletLinesToLists(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const textOf = (node: Node) => node.textContent ?? ''
  for (const paragraph of body.querySelectorAll('p:not(li > p)')) {
    const texts = [...paragraph.childNodes].filter(({ nodeName }) => nodeName !== 'BR').map(textOf)
    if (texts.some((text) => BEGIN.test(text))) splitLines(paragraph)
  }
  const points = [...body.querySelectorAll('p:not(li > p)')].flatMap((paragraph): ListParagraph[] => {
    const [mark, number] = BEGIN.exec(textOf(paragraph)) ?? []
    let first: Node | null = paragraph
    while (first && first.nodeName !== '#text') first = first.firstChild
    if (mark === undefined || !first || textOf(first).length < mark.length) return []
    first.textContent = textOf(first).slice(mark.length)
    const kind = number === undefined ? 'ul' : 'ol'
    return [{ paragraph, level: 1, kind, number: number === undefined ? undefined : Number(number) }]
  })
  makeLists(points)
  return body.innerHTML
}

/** Media elements, which texts of the console cannot contain. */
const PICTURES = 'img, picture, svg, video, audio, canvas, object, embed, iframe'
/** Hidden content of a Word page: styles and review comments. */
const HIDDEN_CONTENT = 'style, script, meta, link, title, xml, [style*="mso-element:comment"]'
/** The style in which Word stores a paragraph's list level. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i
const MARKER = /mso-list:\s*ignore/i
const styleOf = (element: Element) => element.getAttribute('style') ?? ''

/** Parses a list paragraph of Word, which has its bullet or number as text; undefined for other paragraphs. */
function listParagraphOf(paragraph: Element): ListParagraph | undefined {
  const marker = [...paragraph.querySelectorAll('span')].find((span) => MARKER.test(styleOf(span)))
  const level = LEVEL.exec(styleOf(paragraph))?.[1]
  if (!marker && level === undefined) return undefined
  const mark = (marker?.textContent ?? '').replace(/[\s\u00A0]+/g, '')
  marker?.remove()
  const isNumbered = /^\(?(?:\d+|[a-z]{1,5})(?:\.\d+)*[.)]/i.test(mark)
  const number = mark.startsWith('a') ? 1 : (/(?<!\d)\d+(?=\D*$)/.exec(mark)?.[0] ?? 0)
  return { paragraph, level: Number(level ?? 1), kind: isNumbered ? 'ol' : 'ul', number: Number(number) }
}

/**
 * Cleans pasted HTML for the editor: turns lists of Word into real lists, and removes pictures and returns their number.
 * HTML copied from an editor of the console is not changed.
 */
export function cleanPaste(html: string): { html: string; pictures: number } {
  if (html.includes('data-pm-slice')) return { html, pictures: 0 }
  const { body } = new DOMParser().parseFromString(neutralized(html), 'text/html')
  for (const unread of body.querySelectorAll(HIDDEN_CONTENT)) unread.remove()
  const pictures = [...body.querySelectorAll(PICTURES)].filter((one) => !one.parentElement?.closest(PICTURES))
  for (const picture of pictures) picture.remove()
  makeLists([...body.querySelectorAll('p')].flatMap((paragraph) => listParagraphOf(paragraph) ?? []))
  // The number of a heading is part of its text.
  for (const span of body.querySelectorAll('span'))
    if (MARKER.test(styleOf(span))) span.replaceWith(`${(span.textContent ?? '').trim()} `)
  // Spacing is up to the page, so empty paragraphs are removed.
  for (const paragraph of body.querySelectorAll('p'))
    if ((paragraph.textContent ?? '').trim() === '') paragraph.remove()
  return { html: body.innerHTML, pictures: pictures.length }
}
