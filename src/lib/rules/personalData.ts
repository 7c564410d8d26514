const DATE = /\b\d{1,2}[-./]\d{1,2}[-./]\d{2,4}\b/g
const GAP = '[ ().-]{0,2}'
const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]+/
const CARD = new RegExp(`(?<!\\d)\\d(?:${GAP}\\d){15}(?!\\d)`)
const PHONE = new RegExp(`(?<!\\d)(?:\\+\\d|0\\d|62${GAP}8)(?:${GAP}\\d){7,13}(?!\\d)`)

/**
 * What in a text points at one person: an e-mail address, a number of 16 digits as on an ID card, or a phone number.
 * Texts that are stored beyond a session must not hold any; undefined when there is none.
 */
export function personalDataIn(text: string): string | undefined {
  const undated = text.replace(DATE, 'd')
  if (EMAIL.test(undated)) return 'alamat email'
  if (CARD.test(undated)) return 'nomor 16 digit'
  return PHONE.test(undated) ? 'nomor telepon' : undefined
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
/** Whether a text has a word of somebody's name; words of one or two letters are no sign of it. */
export function namesAny(text: string, names: readonly string[]): boolean {
  const words = new Set(wordsOf(text))
  return names.some((name) => wordsOf(name).some((word) => words.has(word)))
}

/** Why something that outlives the session is not stored. */
export const storageRefusal = (what: string, personal: string): string =>
  `${what} memuat ${personal}. Data pribadi tidak disimpan di peramban.`
