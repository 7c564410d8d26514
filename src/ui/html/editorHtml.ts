import { quieted } from './htmlText'

/** A paragraph that is to be an item of a list. */
type Point = {
  paragraph: Element
  /** How deep it lies, from 1. */
  level: number
  kind: 'ul' | 'ol'
  /** Its number, where it has one. */
  number?: number | undefined
}

/** Puts paragraphs that follow each other into lists, nested by their level; a number 1 begins another list. */
function makeLists(points: readonly Point[]): void {
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

/** What a line of a written list begins with: a dash, a dot, or a number. */
const MARK = String.raw`(?:[-–•·*]|(\d{1,3})[.)])[\s\u00A0]+`
const BEGIN = new RegExp(`^\\s*${MARK}`)
const LINES = new RegExp(String.raw`(?:(?<!<li>)<p>|<br>)(?:<\w+>)*\s*${MARK}`, 'g')

/** Whether a text of the editor has lines like '- point', which may become lists. */
export const hasPointLines = (html: string): boolean => [...html.replaceAll('&nbsp;', ' ').matchAll(LINES)].length > 1

/** Gives each line of a paragraph a paragraph of its own. */
function splitLines(paragraph: Element): void {
  const lines = [paragraph.ownerDocument.createElement('p')]
  const nodes = [...paragraph.childNodes]
  for (const node of nodes) {
    if (node.nodeName === 'BR') lines.push(paragraph.ownerDocument.createElement('p'))
    else lines.at(-1)!.append(node)
  }
  paragraph.replaceWith(...lines)
}

/** The same text with its lines like '- point' as items of lists. */
export function pointsToLists(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const textOf = (node: Node) => node.textContent ?? ''
  for (const paragraph of body.querySelectorAll('p:not(li > p)')) {
    const texts = [...paragraph.childNodes].filter(({ nodeName }) => nodeName !== 'BR').map(textOf)
    if (texts.some((text) => BEGIN.test(text))) splitLines(paragraph)
  }
  const points = [...body.querySelectorAll('p:not(li > p)')].flatMap((paragraph): Point[] => {
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

/** What no text of the console can hold. */
const PICTURES = 'img, picture, svg, video, audio, canvas, object, embed, iframe'
/** What Word writes beside a text: its styles, and its remarks. */
const UNREAD = 'style, script, meta, link, title, xml, [style*="mso-element:comment"]'
/** Where Word says how deep a paragraph lies in a list. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i
const MARKER = /mso-list:\s*ignore/i
const styleOf = (element: Element) => element.getAttribute('style') ?? ''

/** Word writes a list as paragraphs, each with its bullet or number as text. */
function pointOf(paragraph: Element): Point | undefined {
  const marker = [...paragraph.querySelectorAll('span')].find((span) => MARKER.test(styleOf(span)))
  const level = LEVEL.exec(styleOf(paragraph))?.[1]
  if (!marker && level === undefined) return undefined
  const mark = (marker?.textContent ?? '').replace(/[\s\u00A0]+/g, '')
  marker?.remove()
  const isNumbered = /^\(?(?:\d+|[a-z]{1,5})(?:\.\d+)*[.)]/i.test(mark)
  const number = mark.startsWith('a') ? 1 : (/\d+(?=\D*$)/.exec(mark)?.[0] ?? 0)
  return { paragraph, level: Number(level ?? 1), kind: isNumbered ? 'ol' : 'ul', number: Number(number) }
}

/**
 * What is pasted, as the editor takes it: lists of Word as lists, without pictures, whose number is answered. Of what
 * comes from an editor of the console nothing changes.
 */
export function cleanPaste(html: string): { html: string; pictures: number } {
  if (html.includes('data-pm-slice')) return { html, pictures: 0 }
  const { body } = new DOMParser().parseFromString(quieted(html), 'text/html')
  for (const unread of body.querySelectorAll(UNREAD)) unread.remove()
  const pictures = [...body.querySelectorAll(PICTURES)].filter((one) => !one.parentElement?.closest(PICTURES))
  for (const picture of pictures) picture.remove()
  makeLists([...body.querySelectorAll('p')].flatMap((paragraph) => pointOf(paragraph) ?? []))
  // The number of a heading is part of its text.
  for (const span of body.querySelectorAll('span'))
    if (MARKER.test(styleOf(span))) span.replaceWith(`${(span.textContent ?? '').trim()} `)
  // Distances are the page's; an empty paragraph is none.
  for (const paragraph of body.querySelectorAll('p'))
    if ((paragraph.textContent ?? '').trim() === '') paragraph.remove()
  return { html: body.innerHTML, pictures: pictures.length }
}
