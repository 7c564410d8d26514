import type { z } from 'zod/mini'
import { validValues } from '~/lib/rules/rules'
import { rawParams, type RawSearch, stringifySearch } from '~/lib/url/searchParams'
import { cleaned } from '~/lib/texts/cleaned'
import { idParam, numberParam, oneOfParam, paramTexts, urlState, type UrlState } from '~/lib/url/urlState'
import type { FilterSchema } from '~/api/endpointGroups/wireMapping'

/**
 * State of a list: the filters, the page (from one), its size, the open saved filter, the message link that opened it,
 * and the row to whose person the open message goes.
 */
export type ListState<F> = {
  filters: F
  page: number
  size: number
  saved?: string
  link?: MessageLink
  writingTo?: string
}
/** How a navigation moves the dialog of a row: opens it, shows it for another row, or closes it. */
export type DialogMove = { dialog: 'open' | 'step' | 'close' }
/** Search parameters of a list: flat, without defaults. */
export type ListParams<F> = F & Partial<Position> & { c?: string }

/** The page sizes of a search (document 1 §9). */
export const PAGE_SIZES = [10, 20, 50] as const
/** The parameters of a link to a message, as they are in the URL (document 1 §2, document 2 §2). */
export type MessageLink = RawSearch
const LINK_PARAMS = ['userId', 'msgId', 'name', 'klobVacancyCode', 'positionName']

/** One filter from its texts, as its schema wants it, cleaned as the form reads it; undefined when it does not fit. */
function readFilter(schema: z.ZodMiniType, texts: readonly string[]): unknown {
  const list = texts.map(cleaned)
  const [text] = list.length === 1 ? list : []
  const candidates = [text, text ? Number(text) : undefined, list]
  for (const reading of candidates) {
    const { success, data } = schema.safeParse(reading)
    if (success && data !== undefined) return data
  }
  return undefined
}

/** The valid filters among named values, each of which fits its own schema. */
const validOf = <F extends object>({ rules }: FilterSchema<F>, values: readonly (readonly [string, unknown])[]): F =>
  // The compiler does not relate the names to their values.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  validValues(rules, Object.fromEntries(values)) as F

/** The filters of a URL or of stored values; invalid values are dropped, never an error (principle 3). */
export function readFilters<F extends object>(filters: FilterSchema<F>, raw: Readonly<Record<string, unknown>>): F {
  const read = Object.entries(filters.schema.shape).map(([name, schema]): [string, unknown] => [
    name,
    readFilter(schema, paramTexts(raw, name)),
  ])
  return validOf(
    filters,
    read.filter(([, value]) => value !== undefined),
  )
}

type Position = { page: number; size: number; saved?: string; dialog: '' | 'message'; open?: string }
const positionUrl = urlState<Position>({
  page: numberParam(1),
  size: oneOfParam<number>(PAGE_SIZES),
  saved: idParam,
  dialog: oneOfParam(['', 'message']),
  open: idParam,
})
/** The URL state of a list; `isLink`, for lists with messages, returns undefined unless the URL is a message link. */
export const listUrl = <F extends object>(
  filters: FilterSchema<F>,
  isLink?: (link: MessageLink) => unknown,
): UrlState<ListState<F>, ListParams<F>> => ({
  read: (raw) => {
    const { saved, dialog, open, ...place } = positionUrl.read(raw)
    const hasLink = isLink !== undefined && isLink(raw) !== undefined
    return {
      filters: readFilters(filters, raw),
      ...place,
      // A link to a message closes the saved filter (document 1 §2).
      ...(saved === undefined || raw['msgId'] !== undefined ? {} : { saved }),
      ...(hasLink
        ? {
            link: Object.fromEntries(
              LINK_PARAMS.flatMap((name) => (raw[name] === undefined ? [] : [[name, raw[name]]])),
            ),
          }
        : {}),
      ...(!hasLink && isLink && dialog === 'message' && open !== undefined ? { writingTo: open } : {}),
    }
  },
  write: ({ filters: values, link, writingTo, ...place }) => ({
    ...values,
    ...positionUrl.write(
      writingTo === undefined ? { ...place, dialog: '' } : { ...place, dialog: 'message', open: writingTo },
    ),
    ...link,
  }),
})
/** The state of a list without the open conversation. */
export function withoutDialog<F>({ link: _link, writingTo: _writingTo, ...state }: ListState<F>): ListState<F> {
  return state
}
/** A list route's `validateSearch`: it types links; the loader parses the URL. */
// The route passes F, so that links to it are typed.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const searchParams = <F extends object>() => rawParams<ListParams<F>>()

/** The filters without the named ones, and without those that become invalid by that. */
export const withoutFilters = <F extends object>(filters: FilterSchema<F>, values: F, names: readonly string[]): F =>
  validOf(
    filters,
    Object.entries(values).filter(([name]) => !names.includes(name)),
  )

/** Whether two searches have the same filters, in any order. */
export function isSameFilters(one: object, other: object): boolean {
  const textOf = (values: object) =>
    stringifySearch(Object.fromEntries(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))))
  return textOf(one) === textOf(other)
}
