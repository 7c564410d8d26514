import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { serverNow } from '~/api/identity/clock'
import { messageOf } from '~/api/errors'
import type { SavedFilter, SavedQueries } from '~/api/endpointGroups/savedQueries'
import type { Scope } from '~/lib/scope'
import { openSetting, storedState } from '~/lib/storedState'
import { numberText } from '~/lib/texts/numbers'
import { briefMoment, fromDashedMinute, momentText, toDashedMinute } from '~/lib/time/dates'
import type { AnySections } from '~/list/filters/criterion'
import type { List } from '~/list/list'
import { fieldsOf } from '~/lib/fields'
import type { FilterPanelOf } from './parseSavedFilter'
import type { SearchOwner } from '~/list/filters/recentSearches'
import { savedFilterQuery } from './savedFilterQuery'

/** How many a filter found when it was last checked; `at` is the server's time in ms. */
const checkSchema = z.object({ at: z.number(), count: z.number() })
type Check = z.infer<typeof checkSchema>
/** Checks by the filter's id: neither its name nor its criteria are kept. */
const checksSchema = z.catchall(z.object({}), checkSchema)
type Checks = z.infer<typeof checksSchema>

/** Checks remembered: the latest ones. */
const MAX_CHECKS = 50
const latest = (checks: Checks): Checks =>
  Object.fromEntries(
    Object.entries(checks)
      .toSorted(([, a], [, b]) => b.at - a.at)
      .slice(0, MAX_CHECKS),
  )
const checksOf = ({ list, ...scope }: SearchOwner) =>
  storedState<Checks>(openSetting('filter-counts', scope, list), checksSchema, {}, latest)

/** What a check of a filter found: its count beside the one before, or why it has none. */
export type NewCount<F> = { text: string; onlyNew?: { label: string; filters: F } } | { failure: string }

/** DDMMYYYYHHmm as a text that grows with time. */
const rankOf = (minute: string) => minute.replace(/^(\d\d)(\d\d)(\d{4})(\d{4})$/, '$3$2$1$4')

/** The filters for what was applied or registered since a moment; undefined where no criterion tells, or nothing can be. */
export function sinceFilters<F extends object>(sections: AnySections, filters: F, at: number): F | undefined {
  const range = sections.flatMap(({ criteria }) => criteria).find(({ kind }) => kind === 'moments')
  if (range?.kind !== 'moments') return undefined
  const { name, until, isDashed = false } = range
  const minuteOf = (field: string) => {
    const value = fieldsOf(filters)[field]
    return typeof value === 'string' ? fromDashedMinute(value) : undefined
  }
  const since = momentText(new Date(at).toISOString()).replace(/\D/g, '')
  const [start = since, end] = [minuteOf(name), minuteOf(until)]
  const from = rankOf(start) > rankOf(since) ? start : since
  if (end !== undefined && rankOf(end) < rankOf(from)) return undefined
  return { ...filters, [name]: isDashed ? toDashedMinute(from) : from }
}

/** '1.204 orang, +12 sejak 14/11 16.20'. */
export function countText(noun: string, count: number, before: Check | undefined, now: number): string {
  const total = `${numberText(count)} ${noun}`
  if (!before) return `${total}, baru pertama kali diperiksa`
  const change = count - before.count
  const sign = change > 0 ? '+' : '−'
  return `${total}, ${change === 0 ? 'tidak berubah' : `${sign}${numberText(Math.abs(change))}`} sejak ${briefMoment(before.at, now)}`
}

/** Where a check of saved filters reads and counts. */
export type CheckInput<F extends object> = {
  client: QueryClient
  owner: SearchOwner
  /** The page of rows and their noun. */
  list: Pick<List<F, object>, 'noun' | 'query'>
  saved: SavedQueries<F>
  panel: FilterPanelOf<F>
}

/** Counts what a saved filter finds now, by one call of length 1, and remembers that for the next check. */
export async function checkFilter<F extends object>(
  { client, owner, list, saved, panel }: CheckInput<F>,
  { id }: Pick<SavedFilter, 'id'>,
): Promise<NewCount<F>> {
  const scope: Scope = { corporateId: owner.corporateId }
  try {
    const { filters, dropped } = await client.fetchQuery(savedFilterQuery(client, saved, panel, scope, id))
    if (dropped.length > 0) return { failure: `Tidak dihitung, karena tidak tersedia lagi: ${dropped.join(', ')}` }
    const rows = list.query({ filters, page: 1, size: 1 }, scope)
    const { totalElements: count } = await client.fetchQuery({ ...rows, staleTime: 0, gcTime: 0 })
    const checks = checksOf(owner)
    const before = checks.get()[id]
    const now = serverNow()
    checks.change((known) => ({ ...known, [id]: { at: now, count } }))
    const recent = before && sinceFilters(panel.sections, filters, before.at)
    return {
      text: countText(list.noun, count, before, now),
      ...(recent && {
        onlyNew: { label: `Lihat yang masuk sejak ${briefMoment(before.at, now)}`, filters: recent },
      }),
    }
  } catch (error) {
    return { failure: `Gagal diperiksa. ${messageOf(error)}` }
  }
}
