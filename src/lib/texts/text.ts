/** A person in words. */
export const fullName = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** A text cut after so many characters, counted as people see them, with an ellipsis where it was. */
export function shorten(text: string, length: number): string {
  const letters = [...text]
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : text
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML that shows exactly that text, line breaks included (decision 'messages are escaped'). */
export const htmlOfText = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign]!).replaceAll(/\r?\n/g, '<br>')

/** A text with places to fill: `[NAMA]`, `[POSISI]`. */
type Values = Record<string, string | undefined>

/**
 * Fills each place that has a value, once: a value that looks like a place is put in without its brackets, so that it
 * is never filled itself (security list T7). Places without a value stay.
 */
export const fillTemplate = (template: string, values: Values): string =>
  template.replace(
    /\[([A-Z]+\d?)\]/g,
    (place, name: string) => values[name]?.replace(/\[/g, '(').replace(/\]/g, ')') ?? place,
  )

/** The places of a template that a text still has unfilled; other brackets are the writer's own. */
export const openPlaces = (template: string, text: string): string[] =>
  [...new Set(template.match(/\[[A-Z]+\d?\]/g))].filter((place) => text.includes(place))

/** A value of a form as text: strings and numbers as they are, anything else as ''. */
export const valueText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
