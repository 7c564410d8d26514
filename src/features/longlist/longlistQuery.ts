import { longlist } from '~/api/contract/longlist'
import { query } from '~/api/queries'
import type { Scope } from '~/lib/scope'
import type { RawSearch } from '~/lib/searchParams'

/** What the list shows: the words that are looked for, and the page (from one). */
export type LonglistQuery = { keyword: string; page: number }
/** The same as it stands in the URL, without what goes without saying. */
export type LonglistParams = { keyword?: string; page?: number; c?: string }

/** Rows a page (document 3 §9). */
export const LONGLIST_SIZE = 10
/** The id by which a user is made (wire decision C28). */
export const NEW = '0'
const MAX_KEYWORD = 100

/** The list that a URL means; what does not fit counts as not said. */
export const longlistQueryOf = ({ keyword, page }: RawSearch): LonglistQuery => ({
  keyword: typeof keyword === 'string' ? keyword.slice(0, MAX_KEYWORD) : '',
  page: /^[1-9]\d{0,5}$/.test(String(page)) ? Number(page) : 1,
})
/** The search parameters of a list. */
export const longlistParamsOf = ({ keyword, page }: LonglistQuery): LonglistParams => ({
  ...(keyword === '' ? {} : { keyword }),
  ...(page === 1 ? {} : { page }),
})

// What failed for the loader is told; the reader asks again, not the screen that comes after.
const once = { retryOnMount: false }
/** The read of one page of the list. */
export const pageOfLonglist = ({ keyword, page }: LonglistQuery, { corporateId }: Scope) => ({
  ...query(longlist.list, {
    ...(keyword === '' ? {} : { keyword }),
    corporateId,
    start: page - 1,
    length: LONGLIST_SIZE,
  }),
  ...once,
})
/** The read of a user with everything below. */
export const userForm = (id: string, { corporateId }: Scope) => ({
  ...query(longlist.form, { id, corporateId }),
  ...once,
})
