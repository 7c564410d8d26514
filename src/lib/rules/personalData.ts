const DATE = /\b\d{1,2}[-./]\d{1,2}[-./]\d{2,4}\b/g
const SEPARATOR = '[ ().-]{0,2}'
const EMAIL = /[^\s@]@[^\s@][^\s@.]*\.[^\s@]/
const CARD = new RegExp(`(?:^|\\D)\\d(?:${SEPARATOR}\\d){15}(?!\\d)`)
const PHONE = new RegExp(`(?:^|\\D)(?:\\+\\d|0\\d|62${SEPARATOR}8)(?:${SEPARATOR}\\d){7,13}(?!\\d)`)

/**
 * The kind of personal data found in a text: an e-mail address, a number of 16 digits as on an ID card, or a phone
 * number; undefined when there is none. Texts stored beyond a session must not contain any.
 */
export function findPersonalData(text: string): string | undefined {
  const undated = text.replace(DATE, 'd')
  if (EMAIL.test(undated)) return 'alamat email'
  if (CARD.test(undated)) return 'nomor 16 digit'
  return PHONE.test(undated) ? 'nomor telepon' : undefined
}

const wordsOf = (text: string): readonly string[] => text.match(/\p{L}{3,}/gu) ?? []
const namesAWord = (words: readonly string[], names: readonly string[]) => {
  const wanted = new Set(words.map((word) => word.toLowerCase()))
  return names.some((name) => wordsOf(name).some((word) => wanted.has(word.toLowerCase())))
}
/** Whether a text contains a word of one of the names; words of one or two letters are ignored. */
export const containsAnyName = (text: string, names: readonly string[]): boolean => namesAWord(wordsOf(text), names)

const spaced = (text: string) => ` ${(text.match(/\p{L}+/gu) ?? []).join(' ').toLowerCase()} `
/**
 * The same for a written message, where names have a capital: 'hari' is no Hari, and 'terima kasih' no Kasih. A full name
 * counts in any case.
 */
export const mentionsAnyName = (text: string, names: readonly string[]): boolean =>
  namesAWord(
    wordsOf(text).filter((word) => /^\p{Lu}/u.test(word)),
    names,
  ) || names.some((name) => spaced(name).trim().includes(' ') && spaced(text).includes(spaced(name)))

/** Message for data that is refused because it would outlive the session. */
export const storageRefusal = (what: string, personal: string): string =>
  `${what} memuat ${personal}. Data pribadi tidak disimpan di browser.`
