import type { QueryClient } from '@tanstack/react-query'
import type { Option } from '~/api/values'
import { numberText } from '~/lib/texts/numbers'
import type { Scope } from '~/lib/scope'
import { filledCriteria, validValueOf, namesOf, sourceOf } from '~/list/filters/kinds/kinds'
import { optionsIn, optionsQuery } from '~/list/filters/options'
import { readFilters } from '~/list/listUrl'
import type { AnyCriterion, AnySections, OptionSource } from '~/list/filters/criterion'
import type { FilterSchema } from '~/api/endpointGroups/wireMapping'
import { fieldsOf } from '~/lib/fields'

/** The filters of a list and the criteria that edit them. */
export type FilterPanelOf<W> = { schema: FilterSchema<W>; sections: AnySections }
/** The still valid part of a saved filter, and the labels of the dropped rest. */
export type ParsedFilter<W> = { filters: W; dropped: string[] }

/** Stored values as raw search parameters; anything that is neither text nor number counts as missing. */
function asRaw(body: Record<string, unknown>): Record<string, string | string[]> {
  const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const texts = [value].flat().filter(isPlain).map(String)
      return texts.length === 0 ? [] : [[name, texts.length === 1 && !Array.isArray(value) ? texts[0]! : texts]]
    }),
  )
}

/** Current options; undefined if loading failed. */
async function loadOptions(
  client: QueryClient,
  source: OptionSource | undefined,
  scope: Scope,
  filters: object,
): Promise<readonly Option[] | undefined> {
  if (source && 'codes' in source) return source.codes
  const read = optionsQuery(source, scope, filters)
  if (!read) return undefined
  const { select: _, ...rest } = read
  return optionsIn(read, await client.ensureQueryData(rest).catch(() => undefined))
}

/** The part of a criterion's value that is still in its list. */
async function loadValidValue(
  client: QueryClient,
  criterion: AnyCriterion,
  filters: Record<string, unknown>,
  scope: Scope,
): Promise<unknown> {
  const value = filters[criterion.name]
  const options = value === undefined ? undefined : await loadOptions(client, sourceOf(criterion), scope, filters)
  return options ? validValueOf(criterion, value, (id) => options.some((option) => option.id === id)) : value
}

/** Parses a saved filter of any age: fields and options that no longer exist are dropped and named (decision 'saved filters of an older shape'). */
export async function parseSavedFilter<W extends object>(
  client: QueryClient,
  { schema, sections }: FilterPanelOf<W>,
  scope: Scope,
  body: Record<string, unknown>,
): Promise<ParsedFilter<W>> {
  const raw = asRaw(body)
  const criteria = sections.flatMap((section) => section.criteria)
  const parsed = fieldsOf(readFilters(schema, raw))
  const valid = await Promise.all(
    filledCriteria(sections, parsed).map(
      async (criterion) => [criterion.name, await loadValidValue(client, criterion, parsed, scope)] as const,
    ),
  )
  const filters = readFilters(schema, { ...asRaw(parsed), ...asRaw(Object.fromEntries(valid)), ...emptiedOf(valid) })
  const remaining = asRaw(fieldsOf(filters))
  const textOf = (values: ReturnType<typeof asRaw>, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : undefined
  const changed = Object.keys(body).filter(
    (name) => !isEmpty(body[name]) && (!(name in raw) || textOf(raw, name) !== textOf(remaining, name)),
  )
  const labels = changed.map((name) => criteria.find((criterion) => namesOf(criterion).includes(name))?.label)
  return { filters, dropped: droppedLabels(labels) }
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The distinct labels; keys without one are counted, since they mean nothing to a user. */
function droppedLabels(labels: readonly (string | undefined)[]): string[] {
  const unknown = labels.filter((label) => label === undefined).length
  const known = [...new Set(labels.filter((label) => label !== undefined))]
  return unknown === 0 ? known : [...known, `${numberText(unknown)} kriteria lama`]
}

/** The names whose value was dropped, with an empty value. */
const emptiedOf = (values: readonly (readonly [string, unknown])[]): Record<string, []> =>
  Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [[name, []]] : [])))
