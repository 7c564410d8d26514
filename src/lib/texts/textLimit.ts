import { atMostText } from './text'

/** The error of a text of more than `limit` characters; undefined if it fits. */
export const tooLong = (text: string, limit: number): string | undefined =>
  text.length > limit ? atMostText(limit) : undefined
