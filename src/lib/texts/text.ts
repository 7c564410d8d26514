import { cleaned } from './cleaned'

/** Whether a part of a name stands for none: forms that demand a last name get '-' or '.' for people with one name. */
const isPlaceholder = (part: string) => /^[-.\s]*$/.test(part)
/**
 * Full name of a person, as sentences, titles and files have it: cleaned, so that direction marks in it cannot turn the
 * text around it (decision 'names').
 */
export const fullName = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string =>
  [firstName, lastName]
    .map((part) => cleaned(part ?? ''))
    .filter((part) => !isPlaceholder(part))
    .join(' ')

/** How a person is greeted: the first name, or else the whole name, or what is stored where that is only a sign. */
export const greetedName = (person: { firstName: string; lastName: string | null }): string =>
  fullName({ ...person, lastName: null }) || fullName(person) || person.firstName

/** The first letters of the first two words of a name. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && word !== 'PT')
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('')

/** First and last word of a full name; undefined for a single word. */
export function splitName(name: string): readonly [first: string, last: string] | undefined {
  const words = cleaned(name).split(' ')
  return words.length > 1 ? [words[0]!, words.at(-1)!] : undefined
}

/** What is known of a thing in one line, as '<position> · <company>'; parts that are missing or empty are left out. */
export const joined = (...parts: readonly (string | number | false | null | undefined)[]): string =>
  parts.filter((part) => part !== false && part != null && part !== '').join(' · ')

/** Truncates a text to `length` code points, with an ellipsis. */
export function shorten(text: string, length: number): string {
  const letters = [...text]
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : text
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML that shows exactly that text, line breaks and runs of spaces included (decision 'messages are escaped'). */
export const textToHtml = (text: string): string =>
  text
    .replace(/[&<>"']/g, (sign) => entities[sign]!)
    // HTML collapses runs of spaces; the last of a run stays plain, so that the line can break there.
    .replaceAll(/ +(?= )|^ /gm, (spaces) => '&nbsp;'.repeat(spaces.length))
    .replaceAll(/\r?\n/g, '<br>')

/** Values by placeholder name: `[NAMA]`, `[POSISI]`. */
type Values = Record<string, string | undefined>

/** Replaces the brackets of a value, so that it cannot be taken for a placeholder. */
const withoutBrackets = (value: string): string => value.replace(/\[/g, '(').replace(/\]/g, ')')

/**
 * Fills each placeholder that has a value. Square brackets in a value are replaced, so that it is never filled itself
 * (security list T7). Placeholders without a value stay.
 */
export const fillTemplate = (template: string, values: Values): string =>
  template.replace(/\[([A-Z]+\d?)\]/g, (place, name: string) =>
    values[name] === undefined ? place : withoutBrackets(values[name]),
  )

/** Fills a placeholder, also where the value `from` was filled in earlier; without `to` it becomes a placeholder again. */
export function refillPlaceholder(
  text: string,
  name: string,
  from: string | undefined,
  to: string | undefined,
): string {
  // Inside a longer word it is not the earlier value. No lookbehind: Safari has it since 16.4.
  const earlierPattern = from ? `|${escapeRegExp(withoutBrackets(from))}(?![\\p{L}\\p{N}])` : ''
  return text.replace(new RegExp(`\\[${name}\\]${earlierPattern}`, 'gu'), (found, start: number) =>
    found[0] !== '[' && ENDS_IN_WORD.test(text.slice(Math.max(0, start - 2), start))
      ? found
      : to
        ? withoutBrackets(to)
        : `[${name}]`,
  )
}
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u
/** A text as the part of a pattern that matches exactly it. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Placeholders of a template that a text still contains; other brackets are the user's own. */
export const unfilledPlaceholders = (template: string, text: string): string[] =>
  [...new Set(template.match(/\[[A-Z]+\d?\]/g))].filter((place) => text.includes(place))

/** A form value as text: strings and numbers as is, anything else as ''. */
export const valueText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
