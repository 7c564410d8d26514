const signs: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** The text of HTML on one line, without tags, for keyword searches. */
export const htmlToText = (html: string): string =>
  html
    .replace(/<[^>]*(?:>|$)/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (name) => signs[name]!)
    .replace(/\s+/g, ' ')
    .trim()
