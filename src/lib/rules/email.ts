import { cleaned } from '../texts/cleaned'

/** Parts between dots, on both sides of the at sign; without two ways to match. */
const EMAIL = /^[^\s,;:<>()@.]+(\.[^\s,;:<>()@.]+)*@[^\s,;:<>()@.]+(\.[^\s,;:<>()@.]+)+$/

/** Whether a text can be an e-mail address; deliberately loose, only what cannot be one is rejected. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim())

/** The addresses in a pasted text, such as 'Ayu <ayu@klob.id>; mailto:bima@klob.id'. */
export const addressesIn = (text: string): string[] =>
  cleaned(text)
    .split(/[\s,;:<>"()]/)
    .map((word) => word.replace(/^'/, '').replace(/'$/, ''))
    .filter((word) => /^[^@]+@[^]/.test(word))

/** The one address in a text; a text with none or several stays, cleaned, and so does one with a blank in it. */
export const readAddress = (text: string): string => {
  const [address, another] = addressesIn(text)
  const isWhole = /[,;:<]|^\S+$/.test(cleaned(text))
  return isWhole && address !== undefined && another === undefined ? address : cleaned(text)
}
