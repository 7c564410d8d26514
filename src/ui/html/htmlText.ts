/**
 * Event handlers and a document's base are reported to the content policy even in an inert document, and the log
 * fills with violations that were none. So they go before a document is made of somebody's HTML; sanitising comes after.
 */
export const quieted = (html: string): string =>
  html
    .replace(/<base\b[^>]*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s/"'])on[a-z]+(?=\s*=)/gi, '$1data-on'))

const BLOCKS = 'p, div, br, li, ul, ol, h1, h2, h3, h4, tr, td, th, blockquote, pre, hr'

/** The words of HTML, in one line: without tags, entities read once, '' when there is nothing to read. */
export function textOfHtml(html: string | null): string {
  if (!html) return ''
  const { body } = new DOMParser().parseFromString(quieted(html), 'text/html')
  for (const unread of body.querySelectorAll('script, style, template, iframe, noscript, title, textarea'))
    unread.remove()
  // Words of neighbouring blocks do not run together.
  for (const block of body.querySelectorAll(BLOCKS)) block.after(' ')
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
