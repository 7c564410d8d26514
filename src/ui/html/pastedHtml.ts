import { quieted } from './htmlText'
import { makeLists, type Point } from './lists'

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
