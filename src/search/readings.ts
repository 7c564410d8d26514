import { type QueryClient, skipToken, useQueries, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Option } from '~/api/contract/values'
import type { Scope } from '~/lib/scope'
import { sourceOf } from './describe'
import type { AnyCriterion, Condition, OptionSource, Reading, Reads } from './Search'

/** Master data change rarely: an hour is fresh enough, and one screen's lists serve the next. */
// What failed for the loader is told; the reader asks again, not the next component that mounts.
const LONG = { staleTime: 60 * 60_000, gcTime: 60 * 60_000, retryOnMount: false }

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
  const held = answers.map(({ data }) => data === true).join()
  // The same function as long as the same conditions hold: the table's cells live by it.
  const holds = useCallback(
    (condition: Condition | undefined) =>
      condition === undefined || held.split(',')[conditions.indexOf(condition)] === 'true',
    [conditions, held],
  )
  return { holds, failed }
}

const readOf = (source: OptionSource) => ('read' in source ? [source.read] : [])
const listOf = (criterion: AnyCriterion) => (criterion.kind === 'text' ? criterion.suggestions : sourceOf(criterion))
/** Every list that a search's criteria choose from, as reads. */
const listsOf = ({ sections }: Pick<Reads, 'sections'>) =>
  sections.flatMap(({ criteria }) => criteria.flatMap((criterion) => readOf(listOf(criterion) ?? { codes: [] })))

/** The sections with the criteria that are shown: one that waits for its condition tells nothing of its list. */
export const shownSections = (
  sections: Reads['sections'],
  holds: (condition: Condition | undefined) => boolean,
): Reads['sections'] => sections.map(({ criteria }) => ({ criteria: criteria.filter(({ when }) => holds(when)) }))

/** Whether a list of the criteria cannot be had: several failures are one notice (decision 'alerts'). */
export function useFailedLists(sections: Reads['sections'], scope: Scope) {
  const readings = new Map(listsOf({ sections }).map((read) => [JSON.stringify(read(scope).queryKey), read(scope)]))
  const queries = [...readings.values()].map(({ select: _select, ...reading }) => ({
    ...reading,
    ...LONG,
  }))
  const failed = useQueries({ queries }).filter(({ isError }) => isError)
  return { anyFailed: failed.length > 0, retry: () => void Promise.all(failed.map(({ refetch }) => refetch())) }
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
  const readings = [...listsOf(search), ...conditionsOf(search).map(({ holds }) => holds)]
  for (const reading of readings) void client.prefetchQuery({ ...reading(scope), ...LONG })
}
