import { type QueryClient, skipToken, useQueries, useQuery } from '@tanstack/react-query'
import type { Option } from '~/api/contract/values'
import type { Scope } from '~/lib/scope'
import { sourceOf } from './describe'
import type { Condition, OptionSource, Reading, Reads } from './Search'

/** Master data change rarely: an hour is fresh enough, and one screen's lists serve the next. */
const LONG = { staleTime: 60 * 60_000, gcTime: 60 * 60_000 }

/** The options of a source, and whether they can be had. */
export type Options = { options: readonly Option[]; isPending: boolean; failed: boolean; retry: () => void }
const nothing: readonly Option[] = []

/** Reads the options of a source; fixed codes are at hand at once. */
export function useOptions(source: OptionSource, scope: Scope): Options {
  const reading: ReturnType<Reading<readonly Option[]>> =
    'read' in source ? source.read(scope) : { queryKey: ['codes'], queryFn: skipToken }
  const { data, isPending, isError, refetch } = useQuery({ ...reading, ...LONG })
  if ('codes' in source) return { options: source.codes, isPending: false, failed: false, retry: () => {} }
  return {
    options: data ?? nothing,
    isPending,
    failed: isError,
    retry: () => void refetch(),
  }
}

/** Which conditions hold; those that are not known yet, or cannot be, do not. */
export function useConditions(conditions: readonly Condition[], scope: Scope) {
  const answers = useQueries({ queries: conditions.map(({ holds }) => ({ ...holds(scope), ...LONG })) })
  const failed = conditions.flatMap((condition, n) =>
    answers[n]?.isError ? [{ told: condition.told, retry: answers[n].refetch }] : [],
  )
  const holds = (condition: Condition | undefined) =>
    condition === undefined || answers[conditions.indexOf(condition)]?.data === true
  return { holds, failed }
}

/** Every condition that a search names, once. */
export const conditionsOf = (search: Reads): Condition[] => [
  ...new Set(
    [...search.sections.flatMap(({ criteria }) => criteria), ...search.columns, search.download ?? {}].flatMap(
      ({ when }) => (when ? [when] : []),
    ),
  ),
]

/** Starts the reads of a search's lists and conditions, unawaited. */
export function startReadings(client: QueryClient, search: Reads, scope: Scope): void {
  const sources = search.sections.flatMap(({ criteria }) =>
    criteria.flatMap((c) => (c.kind === 'text' ? (c.suggestions ?? []) : (sourceOf(c) ?? []))),
  )
  const readings = [
    ...sources.flatMap((source) => ('read' in source ? source.read : [])),
    ...conditionsOf(search).map(({ holds }) => holds),
  ]
  for (const reading of readings) void client.prefetchQuery({ ...reading(scope), ...LONG })
}
