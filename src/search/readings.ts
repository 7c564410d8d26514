import { type QueryClient, useQueries, type UseQueryOptions } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Option } from '~/api/contract/values'
import { allows, type Menu } from '~/lib/rights'
import type { Scope } from '~/lib/scope'
import { listOf } from './kinds/kinds'
import { LONG, readingOf } from './options'
import type { Condition, Reads } from './Search'

type Fact = Extract<Condition, { told: string }>
const factsIn = (conditions: readonly Condition[]): Fact[] =>
  conditions.flatMap((condition) => ('told' in condition ? [condition] : []))

/** Which conditions hold; those that are not known yet, or cannot be, do not. */
export function useConditions(conditions: readonly Condition[], scope: Scope, menu: Menu) {
  const facts = factsIn(conditions)
  const answers = useQueries({ queries: facts.map(({ holds }) => ({ ...holds(scope), ...LONG })) })
  const failed = facts.flatMap((fact, n) =>
    answers[n]?.isError ? [{ told: fact.told, retry: answers[n].refetch }] : [],
  )
  const held = answers.map(({ data }) => data === true).join()
  // The same function as long as the same conditions hold: the table's cells live by it.
  const holds = useCallback(
    (condition: Condition | undefined) =>
      condition === undefined ||
      ('right' in condition
        ? allows(menu, condition.right)
        : held.split(',')[factsIn(conditions).indexOf(condition)] === 'true'),
    [conditions, held, menu],
  )
  return { holds, failed }
}

/** Every list that a search's criteria choose from, as reads; those within a criterion that says nothing are none. */
function listsOf({ sections }: Pick<Reads, 'sections'>, scope: Scope, where: object) {
  const all = sections.flatMap(({ criteria }) =>
    criteria.map((criterion) => readingOf(listOf(criterion), scope, where)),
  )
  return all.filter((reading): reading is UseQueryOptions<unknown, Error, readonly Option[]> => reading !== undefined)
}

/** The sections with the criteria that are shown: one that waits for its condition tells nothing of its list. */
export const shownSections = (
  sections: Reads['sections'],
  holds: (condition: Condition | undefined) => boolean,
): Reads['sections'] => sections.map(({ criteria }) => ({ criteria: criteria.filter(({ when }) => holds(when)) }))

/** Whether a list of the criteria cannot be had: several failures are one notice (decision 'alerts'). */
export function useFailedLists(sections: Reads['sections'], scope: Scope, where: object) {
  const readings = new Map(
    listsOf({ sections }, scope, where).map((reading) => [JSON.stringify(reading.queryKey), reading]),
  )
  const queries = [...readings.values()].map(({ select: _select, ...reading }) => ({ ...reading, ...LONG }))
  const failed = useQueries({ queries }).filter(({ isError }) => isError)
  return { anyFailed: failed.length > 0, retry: () => void Promise.all(failed.map(({ refetch }) => refetch())) }
}

/** Every condition that a search names, once. */
export const conditionsOf = (search: Reads): Condition[] => [
  ...new Set(
    [...search.sections.flatMap(({ criteria }) => criteria), ...search.columns, ...(search.downloads ?? [])].flatMap(
      ({ when }) => (when ? [when] : []),
    ),
  ),
]

/** Starts the reads of a search's lists and conditions, unawaited. */
export function startReadings(client: QueryClient, search: Reads, scope: Scope, where: object): void {
  const facts = factsIn(conditionsOf(search)).map(({ holds }) => holds(scope))
  for (const reading of [...listsOf(search, scope, where), ...facts]) void client.prefetchQuery({ ...reading, ...LONG })
}
