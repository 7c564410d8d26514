/**
 * Renames event handlers and drops `<base>` before HTML is parsed: even an inert document reports them to the content
 * policy, and the log fills with false violations. This is no protection; sanitising comes after.
 */
export function quieted(html: string): string {
  // Beyond the last '>' there is no tag; without this cut, unclosed tags would take quadratic time.
  const end = html.lastIndexOf('>') + 1
  const tags = html
    .slice(0, end)
    .replace(/<base\b[^>]*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s/"'])on[a-z]+(?=\s*=)/gi, '$1data-on'))
  return tags + html.slice(end)
}

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

/** How many characters people read in HTML of the editor: tags do not count, an entity counts as one. */
export const textLength = (html: string): number =>
  html.replace(/<[^>]*>/g, '').replace(/&(?:#\d+|#x[\da-f]+|[a-z]+);/gi, '.').length

/** HTML of the editor, in which every space shows, so that every space shows where it is read: HTML draws a run as one. */
export const shownSpaces = (html: string): string =>
  html
    .replaceAll(/>[^<]+/g, (text) => text.replaceAll(/ +(?= )/g, (spaces) => '&nbsp;'.repeat(spaces.length)))
    .replaceAll(/(<(?:p|h3|h4)>|<br>) /g, '$1&nbsp;')
