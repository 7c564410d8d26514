/**
 * Handlers and a document's base are told to the content policy as soon as an inert document reads them, and the log
 * fills with violations that were none. So they go before a document is made of somebody's HTML.
 */
const quieted = (html: string): string =>
  html
    .replace(/<base\b[^>]*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s/"'])on[a-z]+(?=\s*=)/gi, '$1data-on'))

/** What holds no words for people, whatever text stands in it. */
const WORDLESS =
  'script, style, template, iframe, object, noscript, noembed, noframes, title, textarea, xmp, plaintext, audio, video, svg, math'
const BLOCKS = 'p, div, br, li, ul, ol, h1, h2, h3, h4, tr, td, th, blockquote, pre, hr'

/** Somebody's HTML as an inert document, in which nothing runs and nothing loads, without what holds no words. */
export function inertBody(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(quieted(html), 'text/html')
  for (const wordless of body.querySelectorAll(WORDLESS)) wordless.remove()
  return body
}

/** The words of HTML, in one line: without tags, entities read once, '' when there is nothing to read. */
export function textOfHtml(html: string | null): string {
  if (!html) return ''
  const body = inertBody(html)
  // Words of neighbouring blocks do not run together.
  for (const block of body.querySelectorAll(BLOCKS)) block.after(' ')
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
