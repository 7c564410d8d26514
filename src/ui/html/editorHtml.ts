import { type ListParagraph, makeLists, readMark } from './listParagraphs'

/** The start of a line of a typed list: a dash, a bullet or a number. */
const MARK = String.raw`(?:[-–•·*]|(\d{1,3})[.)])[\s\u00A0]+`
const BEGIN = new RegExp(`^\\s*${MARK}`)
const LINES = new RegExp(String.raw`(?:(<li>)?<p>|<br>)(?:<(?!br>|p>)\w+>)*\s*${MARK}`, 'g')

/** Whether HTML of the editor has at least two lines like '- point', which can become lists. */
export const hasBulletLines = (html: string): boolean =>
  [...html.replaceAll('&nbsp;', ' ').matchAll(LINES)].filter(([, item]) => item === undefined).length > 1

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
    return [
      { paragraph, level: 1, ...(number === undefined ? { kind: 'ul' } : { kind: 'ol', readings: readMark(number) }) },
    ]
  })
  makeLists(points)
  return body.innerHTML
}
