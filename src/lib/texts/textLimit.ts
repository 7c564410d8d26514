import { numberText } from './numbers'

/** The error of a text of more than `limit` characters; undefined if it fits (ruling 'long texts'). */
export const tooLong = (text: string, limit: number): string | undefined =>
  text.length > limit ? `Paling banyak ${numberText(limit)} karakter` : undefined
