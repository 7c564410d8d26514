import type { QueryClient } from '@tanstack/react-query'
import type { Filters } from '~/api/contract/filters'
import type { Option } from '~/api/contract/values'
import { numberText } from '~/lib/numbers'
import type { RawSearch } from '~/lib/searchParams'
import type { Scope } from '~/lib/scope'
import { askedOf, keptOf, namesOf, sourceOf } from './kinds/kinds'
import { readingOf } from './options'
import { readWhere } from './query'
import type { AnyCriterion, OptionSource, Reads } from './Search'

/** What of a stored filter still holds, and in words what does not. */
export type Restored<W> = { where: W; dropped: string[] }

/** Stored values as a URL would say them; anything that is neither text nor number counts as not said. */
function asRaw(body: Record<string, unknown>): RawSearch {
  const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const texts = [value].flat().filter(isPlain).map(String)
      return texts.length === 0 ? [] : [[name, texts.length === 1 && !Array.isArray(value) ? texts[0]! : texts]]
    }),
  )
}

/** The options of a source now; undefined when they cannot be had. */
async function optionsNow(
  client: QueryClient,
  source: OptionSource | undefined,
  scope: Scope,
  where: object,
): Promise<readonly Option[] | undefined> {
  if (source && 'codes' in source) return source.codes
  const reading = readingOf(source, scope, where)
  if (!reading) return undefined
  const { select, ...rest } = reading
  const data: unknown = await client.ensureQueryData(rest).catch(() => undefined)
  // A reading without a selection answers the options themselves.
  return data === undefined ? undefined : select ? select(data) : (data as readonly Option[])
}

/** The values of a criterion that its list still has. */
async function stillThere(
  client: QueryClient,
  criterion: AnyCriterion,
  where: Record<string, unknown>,
  scope: Scope,
): Promise<unknown> {
  const value = where[criterion.name]
  const options = value === undefined ? undefined : await optionsNow(client, sourceOf(criterion), scope, where)
  return options ? keptOf(criterion, value, (id) => options.some((option) => option.id === id)) : value
}

/**
 * Reads a stored filter of whatever age: fields and options that are gone are left out and named (decision 'saved
 * filters of an older shape').
 */
export async function readStored<W extends object>(
  client: QueryClient,
  { filters, sections }: { filters: Filters<W>; sections: Reads['sections'] },
  scope: Scope,
  body: Record<string, unknown>,
): Promise<Restored<W>> {
  const raw = asRaw(body)
  const criteria = sections.flatMap((section) => section.criteria)
  const first = readWhere(filters, raw) as Record<string, unknown>
  const present = await Promise.all(
    askedOf(sections, first).map(
      async (criterion) => [criterion.name, await stillThere(client, criterion, first, scope)] as const,
    ),
  )
  const where = readWhere(filters, { ...asRaw(first), ...asRaw(Object.fromEntries(present)), ...goneOf(present) })
  const kept = asRaw(where as Record<string, unknown>)
  const saidBy = (values: RawSearch, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : undefined)
  const changed = Object.keys(body).filter(
    (name) => !isNothing(body[name]) && (!(name in raw) || saidBy(raw, name) !== saidBy(kept, name)),
  )
  const labelOf = (name: string) =>
    criteria.find((criterion) => namesOf(criterion).includes(name))?.label ?? shortened(name)
  return { where, dropped: atMost([...new Set(changed.map(labelOf))]) }
}

const isNothing = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** What a stored filter may hold is not ours: whatever it is, it is told in a line or two. */
const MOST_TOLD = 10
const LONGEST_TOLD = 40
const shortened = (name: string) => (name.length > LONGEST_TOLD ? `${name.slice(0, LONGEST_TOLD)}…` : name)
const atMost = (names: string[]) =>
  names.length > MOST_TOLD
    ? [...names.slice(0, MOST_TOLD), `dan ${numberText(names.length - MOST_TOLD)} lainnya`]
    : names

/** The names whose value is gone, said as nothing. */
const goneOf = (values: readonly (readonly [string, unknown])[]): RawSearch =>
  Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [[name, []]] : [])))
