import { numberText } from './numbers'

/** What a text of more than `limit` characters is refused with (ruling 'long texts'). */
export const atMostText = (limit: number): string => `Paling banyak ${numberText(limit)} karakter`
/** The error of a text of more than `limit` characters; undefined if it fits. */
export const tooLong = (text: string, limit: number): string | undefined =>
  text.length > limit ? atMostText(limit) : undefined
