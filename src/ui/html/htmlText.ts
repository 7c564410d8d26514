/**
 * Renames event handlers and removes `<base>` before HTML is parsed: even an inert document reports them as violations of
 * the content security policy, which would fill the log. Not a protection: the sanitiser runs afterwards.
 */
export function neutralized(html: string): string {
  // An unclosed tag ends with the text: searching its end from every '<' would take quadratic time.
  return html
    .replace(/<base\b[^>]*(?:>|$)/gi, '')
    .replace(/<[a-z][^>]*(?:>|$)/gi, (tag) => tag.replace(/([\s/"'])on[a-z]+(?=\s*=)/gi, '$1data-on'))
}

const BLOCKS =
  'p, div, br, li, ul, ol, dt, dd, h1, h2, h3, h4, h5, h6, tr, td, th, caption, blockquote, pre, hr, section, article'

/** Whether a text is HTML: 'IPK<b' and '<3 bulan>' are not, since no such element exists. */
function hasTags(text: string): boolean {
  if (!/<[a-z]/i.test(text)) return false
  const { body } = new DOMParser().parseFromString(neutralized(text), 'text/html')
  return [...body.querySelectorAll('*')].some((element) => !(element instanceof HTMLUnknownElement))
}

/** Received text as HTML: without tags its line breaks and its '<' stay, text with tags is what it is (decision 'received texts'). */
export const receivedHtml = (text: string): string =>
  hasTags(text) ? text : text.replaceAll('<', '&lt;').replaceAll(/\r?\n/g, '<br>')

/** The text of HTML in one line: without tags, entities decoded once; '' if there is no text. */
export function htmlToText(html: string | null): string {
  if (!html) return ''
  const { body } = new DOMParser().parseFromString(neutralized(receivedHtml(html)), 'text/html')
  for (const unread of body.querySelectorAll('script, style, template, iframe, noscript, title, textarea'))
    unread.remove()
  // Separates the words of adjacent blocks.
  for (const block of body.querySelectorAll(BLOCKS)) block.after(' ')
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** The number of visible characters in HTML of the editor: tags do not count, an entity counts as one. */
export const textLength = (html: string): number =>
  html.replace(/<[^>]*(?:>|$)/g, '').replace(/&(?:#\d+|#x[\da-f]+|[a-z]+);/gi, '.').length

/** Makes all spaces of the editor visible to readers as well: HTML would collapse a run of spaces into one. */
export const preserveSpaces = (html: string): string =>
  html
    .replaceAll(/>[^<]+/g, (text) => text.replaceAll(/ +(?= )/g, (spaces) => '&nbsp;'.repeat(spaces.length)))
    .replaceAll(/(<(?:p|h3|h4)>|<br>) /g, '$1&nbsp;')

/** Media elements, which texts of the console cannot contain. */
export const PICTURES = 'img, picture, svg, video, audio, canvas, object, embed, iframe'

/** That pictures or files were not pasted; '' for none. */
export const picturesText = (count: number): string =>
  count > 0 ? `${count} gambar atau berkas tidak ikut ditempel: di sini hanya dapat ditulis teks.` : ''
