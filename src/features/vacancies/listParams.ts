import type { RawSearch } from '~/lib/searchParams'

/** What the URL says of the posting list: what is looked for, and which page, counted from one. */
export type ListParams = { keyword?: string; page?: number }

/** What the URL may say; anything else counts as not said. */
export function listParams({ keyword, page }: RawSearch): ListParams {
  const word = typeof keyword === 'string' ? keyword.trim() : ''
  const number = Number(page)
  return {
    ...(word !== '' && word.length <= 100 ? { keyword: word } : {}),
    ...(Number.isInteger(number) && number > 1 && number <= 100_000 ? { page: number } : {}),
  }
}
