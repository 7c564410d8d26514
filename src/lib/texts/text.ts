/** A person in words. */
export const fullName = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** A text cut after so many characters, counted as people see them, with an ellipsis where it was. */
export function shorten(text: string, length: number): string {
  const letters = [...text]
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : text
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML that shows exactly that text, line breaks and runs of spaces included (decision 'messages are escaped'). */
export const htmlOfText = (text: string): string =>
  text
    .replace(/[&<>"']/g, (sign) => entities[sign]!)
    // HTML shows a run of spaces as one; the last of a run stays plain, so that the line can break there.
    .replaceAll(/ +(?= )|^ /gm, (spaces) => '&nbsp;'.repeat(spaces.length))
    .replaceAll(/\r?\n/g, '<br>')

/** A text with places to fill: `[NAMA]`, `[POSISI]`. */
type Values = Record<string, string | undefined>

/** A value as it is filled in: a value that looks like a place is no place. */
const filled = (value: string): string => value.replace(/\[/g, '(').replace(/\]/g, ')')

/**
 * Fills each place that has a value, once: a value that looks like a place is put in without its brackets, so that it
 * is never filled itself (security list T7). Places without a value stay.
 */
export const fillTemplate = (template: string, values: Values): string =>
  template.replace(/\[([A-Z]+\d?)\]/g, (place, name: string) =>
    values[name] === undefined ? place : filled(values[name]),
  )

/** Puts another value into a place, also where an earlier one was filled in; without one the place is open again. */
export function refillPlace(text: string, place: string, from: string | undefined, to: string | undefined): string {
  // Within a longer word it is not that value.
  const earlier = from ? `|(?<![\\p{L}\\p{N}])${escaped(filled(from))}(?![\\p{L}\\p{N}])` : ''
  return text.replace(new RegExp(`\\[${place}\\]${earlier}`, 'gu'), () => (to ? filled(to) : `[${place}]`))
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** The places of a template that a text still has unfilled; other brackets are the writer's own. */
export const openPlaces = (template: string, text: string): string[] =>
  [...new Set(template.match(/\[[A-Z]+\d?\]/g))].filter((place) => text.includes(place))

/** A value of a form as text: strings and numbers as they are, anything else as ''. */
export const valueText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
