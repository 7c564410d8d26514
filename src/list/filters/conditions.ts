import { type QueryClient, useQueries, type UseQueryOptions } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Option } from '~/api/values'
import { allows, type Menu } from '~/lib/rules/rights'
import { requiredNames, type Rule } from '~/lib/rules/rules'
import type { Scope } from '~/lib/scope'
import { filledCriteria, neededSourceOf } from './kinds/kinds'
import { MASTER_DATA_CACHING, optionsQuery } from './options'
import type { AnyCriterion, AnySections, Condition } from './criterion'

/** The parts of a list that can be conditional: its criteria, columns and downloads. */
export type Conditional = {
  filterUi: { kind: string; sections?: AnySections }
  columns: readonly { meta?: { when?: Condition } }[]
  downloads?: readonly { when?: Condition }[]
}
const noSections: AnySections = []
/** The filter sections of a list; none when it has no panel. */
export const sectionsOf = ({ filterUi }: Pick<Conditional, 'filterUi'>): AnySections => filterUi.sections ?? noSections

type Fact = Extract<Condition, { message: string }>
const factsIn = (conditions: readonly Condition[]): Fact[] =>
  conditions.flatMap((condition) => ('message' in condition ? [condition] : []))

/** Evaluates the conditions of a list; those not known yet, or that cannot be loaded, do not hold. */
export function useConditions(list: Conditional, scope: Scope, menu: Menu, filters: object) {
  const conditions = useMemo(() => conditionsOf(list), [list])
  const facts = useMemo(() => factsIn(conditions), [conditions])
  const queries = useMemo(() => facts.map(({ holds }) => ({ ...holds(scope), ...MASTER_DATA_CACHING })), [facts, scope])
  const answers = useQueries({ queries })
  const failed = facts.flatMap((fact, n) =>
    answers[n]?.isError && answers[n].data === undefined
      ? [{ condition: fact, message: fact.message, retry: answers[n].refetch }]
      : [],
  )
  const held = answers.map(({ data }) => data === true).join()
  // Stable while the same conditions hold, since the table's cells depend on it.
  const holds = useCallback(
    (condition: Condition | undefined) =>
      condition === undefined ||
      ('right' in condition ? allows(menu, condition.right) : held.split(',')[facts.indexOf(condition)] === 'true'),
    [facts, held, menu],
  )
  return {
    holds,
    failed,
    /** The filled criteria of which that is not known: a search without them would find more than was asked for. */
    unknown: filledCriteria(sectionsOf(list), filters).filter(({ when }) =>
      failed.some(({ condition }) => condition === when),
    ),
    isPending: answers.some(({ isPending }) => isPending),
  }
}

/** The filled criteria whose condition does not hold: the corporate lacks their field, so they are not sent. */
export const unavailableCriteria = (
  sections: AnySections,
  filters: object,
  holds: (condition: Condition | undefined) => boolean,
): AnyCriterion[] => filledCriteria(sections, filters).filter(({ when }) => !holds(when))

/** Queries of all option lists of the criteria; a list that depends on an empty criterion has none. */
function optionQueriesOf(sections: AnySections, scope: Scope, filters: object) {
  const all = sections.flatMap(({ criteria }) =>
    criteria.map((criterion) => optionsQuery(neededSourceOf(criterion), scope, filters)),
  )
  return all.filter((reading): reading is UseQueryOptions<unknown, Error, readonly Option[]> => reading !== undefined)
}

/** The sections with only the visible criteria; hidden ones must not report failed lists. */
export const shownSections = (
  sections: AnySections,
  holds: (condition: Condition | undefined) => boolean,
): AnySections => sections.map(({ criteria }) => ({ criteria: criteria.filter(({ when }) => holds(when)) }))

/**
 * Whether an option list could not be loaded: several failures are one notice (decision 'alerts'). It fetches none: the
 * loader and the fields do.
 */
export function useFailedLists(sections: AnySections, scope: Scope, filters: object) {
  const queries = useMemo(() => {
    const all = optionQueriesOf(sections, scope, filters)
    const byKey = new Map(all.map((reading) => [JSON.stringify(reading.queryKey), reading]))
    return [...byKey.values()].map(({ select: _, ...reading }) => ({
      ...reading,
      ...MASTER_DATA_CACHING,
      enabled: false,
    }))
  }, [sections, scope, filters])
  const failed = useQueries({ queries }).filter(({ isError }) => isError)
  return { anyFailed: failed.length > 0, retry: () => void Promise.all(failed.map(({ refetch }) => refetch())) }
}

/** The distinct conditions of a list. */
export const conditionsOf = (list: Conditional): Condition[] => [
  ...new Set(
    [
      ...sectionsOf(list).flatMap(({ criteria }) => criteria.map(({ when }) => when)),
      ...list.columns.map(({ meta }) => meta?.when),
      ...(list.downloads ?? []).map(({ when }) => when),
    ].filter((when) => when !== undefined),
  ),
]

/**
 * Prefetches a list's conditions and the options of the filters in its URL. Other options are fetched when the user
 * reaches their fields.
 */
export function prefetchLists(client: QueryClient, list: Conditional, scope: Scope, filters: object): void {
  const optionQueries = optionQueriesOf([{ criteria: filledCriteria(sectionsOf(list), filters) }], scope, filters)
  for (const reading of [...optionQueries, ...factsIn(conditionsOf(list)).map(({ holds }) => holds(scope))])
    void client.prefetchQuery({ ...reading, ...MASTER_DATA_CACHING })
}

/** Said while the form is no longer what was searched. */
export const FORM_DIFFERS = 'Filter sudah diubah. Tekan Cari untuk memperbarui hasil.'
/** Why nothing can be done with a search whose criteria are filled in, but that was not made yet. */
export const SEARCH_FIRST = 'Tekan Cari dahulu.'

/** The criteria that name what a search is about: 'Reset' keeps them. */
export const requiredLookups = (rules: readonly Rule[], sections: AnySections): string[] => {
  const required = requiredNames(rules)
  return sections
    .flatMap(({ criteria }) => criteria)
    .flatMap(({ kind, name }) => (kind === 'lookup' && required.includes(name) ? [name] : []))
}

/** Message that names the required criteria. */
export function missingCriteriaText(rules: readonly Rule[], sections: AnySections): string {
  const required = requiredNames(rules)
  const labels = sections
    .flatMap(({ criteria }) => criteria)
    .flatMap(({ name, label }) => (required.includes(name) ? [label] : []))
  return `Isi ${labels.join(', ')} pada filter, lalu tekan Cari.`
}
