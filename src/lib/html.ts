const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML that shows exactly that text, line breaks included (decision 'messages are escaped'). */
export const htmlOfText = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign]!).replaceAll(/\r?\n/g, '<br>')

const signs: Record<string, string> = {
  ...Object.fromEntries(Object.entries(entities).map(([sign, name]) => [name, sign])),
  '&nbsp;': ' ',
}

/** The words of HTML on one line, without its tags; for where there is room for text only. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (name) => signs[name]!)
    .replace(/\s+/g, ' ')
    .trim()
