import { safeUrl } from '~/lib/url/urls'
import { neutralized, PICTURES, picturesText } from './htmlText'
import { type ListParagraph, makeLists, readMark } from './listParagraphs'

/** What a paste left out. */
export type Dropped = { pictures: number; links: number; comments: number }

const COMMENTS = '[style*="mso-element:comment"]'
/** Hidden content of a page: styles, scripts, and the paragraph marks of Word Online. */
const HIDDEN_CONTENT = 'style, script, meta, link, title, xml, .EOP'
/** Blocks that the editor's parser takes for inline: their words would run together. */
const UNKNOWN_BLOCKS = 'dt, summary, legend, caption, main, nav, details, option, optgroup, label, button'
const BLOCK_STYLE = /display:\s*(?:block|flex|grid|table|list-item)/i
const BOX_STYLE = /display:\s*inline-/i
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
  return {
    paragraph,
    level: Number(level ?? 1),
    ...(isNumbered ? { kind: 'ol', readings: readMark(mark) } : { kind: 'ul' }),
  }
}

/** An element with the content of another one, in its place. */
function replaceBy(name: string, element: Element): Element {
  const block = element.ownerDocument.createElement(name)
  element.before(block)
  block.append(...element.childNodes)
  element.remove()
  return block
}

/** The number of an item that says so itself, or by its place in a list. */
function numberOf(item: Element): number {
  const items = [...(item.parentElement?.children ?? [])]
  const from = items.findLastIndex((one, n) => n <= items.indexOf(item) && one.hasAttribute('value'))
  const first = from < 0 ? item.parentElement?.getAttribute('start') : items[from]!.getAttribute('value')
  return Number(first ?? 1) + items.indexOf(item) - Math.max(from, 0)
}

/** The list items of Word Online, which writes each as a list of its own, with its level as an attribute. */
function onlineParagraphs(body: Element): ListParagraph[] {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) wrapper.replaceWith(...wrapper.childNodes)
  const items = [...body.querySelectorAll('li[data-aria-level]')].filter((item) => !item.parentElement?.closest('li'))
  const numbers = items.map(numberOf)
  return items.map((item, n) => {
    const list = item.parentElement!
    const isOrdered = list.localName === 'ol'
    const paragraph = replaceBy('div', item)
    list.before(paragraph)
    if (list.childElementCount === 0) list.remove()
    return {
      paragraph,
      level: Number(item.getAttribute('data-aria-level')) || 1,
      ...(isOrdered ? { kind: 'ol', readings: [{ number: numbers[n]! }] } : { kind: 'ul' }),
    }
  })
}

/** Divides ordered lists before items with a number of their own, which the editor would count on. */
function keepNumbers(body: Element): void {
  for (const item of body.querySelectorAll('ol > li[value]')) {
    const list = item.parentElement!
    if (item.previousElementSibling) {
      // A copy is what its original is.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const rest = list.cloneNode() as Element
      list.after(rest)
      while (item.nextSibling) rest.prepend(list.lastChild!)
      rest.prepend(item)
    }
    item.parentElement!.setAttribute('start', item.getAttribute('value')!)
  }
}

/** Keeps the words of neighbouring elements apart. */
function separateWords(body: Element): void {
  for (const element of body.querySelectorAll(`${UNKNOWN_BLOCKS}, span, a, b, i`)) {
    const isBlock = element.matches(UNKNOWN_BLOCKS) || BLOCK_STYLE.test(styleOf(element))
    if (element.matches('caption')) element.closest('table')?.before(replaceBy('div', element))
    else if (isBlock && !element.matches('a')) replaceBy('div', element)
    else if (isBlock || BOX_STYLE.test(styleOf(element))) element.after(' ')
  }
}

/**
 * Cleans pasted HTML for the editor: turns lists of Word into real lists, and leaves out what the editor cannot keep,
 * with its number. HTML copied from an editor of the console is not changed.
 */
export function cleanPaste(html: string): { html: string; dropped: Dropped } {
  if (html.includes('data-pm-slice')) return { html, dropped: { pictures: 0, links: 0, comments: 0 } }
  const { body } = new DOMParser().parseFromString(neutralized(html), 'text/html')
  const comments = [...body.querySelectorAll(COMMENTS)]
  for (const unread of [...comments, ...body.querySelectorAll(HIDDEN_CONTENT)]) unread.remove()
  const pictures = [...body.querySelectorAll(PICTURES)].filter((one) => !one.parentElement?.closest(PICTURES))
  for (const picture of pictures) picture.replaceWith(' ')
  const links = [...body.querySelectorAll('a[href]')].filter(
    (link) => (link.textContent ?? '').trim() !== '' && safeUrl(link.getAttribute('href')) === undefined,
  )
  makeLists([...body.querySelectorAll('p')].flatMap((paragraph) => listParagraphOf(paragraph) ?? []))
  makeLists(onlineParagraphs(body))
  keepNumbers(body)
  separateWords(body)
  // The number of a heading is part of its text.
  for (const span of body.querySelectorAll('span'))
    if (MARKER.test(styleOf(span))) span.replaceWith(`${(span.textContent ?? '').trim()} `)
  // Spacing is up to the page, so empty paragraphs are removed.
  for (const paragraph of body.querySelectorAll('p'))
    if ((paragraph.textContent ?? '').trim() === '') paragraph.remove()
  return {
    html: body.innerHTML,
    dropped: { pictures: pictures.length, links: links.length, comments: comments.length },
  }
}

/** What a paste into the editor left out, and why; '' for nothing. */
export const droppedText = ({ pictures, links, comments }: Dropped): string =>
  [
    picturesText(pictures),
    links > 0 && `${links} tautan menjadi teks biasa: alamatnya tidak diawali https://.`,
    comments > 0 && `${comments} komentar peninjau tidak ikut ditempel: bukan bagian dari teks.`,
  ]
    .filter(Boolean)
    .join(' ')
