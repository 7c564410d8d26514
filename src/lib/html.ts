const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML that shows exactly that text, line breaks included (decision 'messages are escaped'). */
export const htmlOfText = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign]!).replaceAll(/\r?\n/g, '<br>')
