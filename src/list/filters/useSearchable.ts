import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Option } from '~/api/values'
import type { Scope } from '~/lib/scope'
import { withoutFilters } from '~/list/listUrl'
import { unavailableCriteria } from './conditions'
import type { AnyCriterion, AnySections, Condition } from './criterion'
import { dependentOn, filledCriteria, validValueOf, namesOf, sourceOf } from './kinds/kinds'
import { MASTER_DATA_CACHING, optionsQuery } from './options'
import type { FilterSchema } from '~/api/endpointGroups/wireMapping'
import { fieldsOf } from '~/lib/fields'

/**
 * The filters of a URL that can be searched: without fields that the corporate lacks and without codes that are no longer
 * in their lists. Codes of a list that is not loaded yet, or cannot be, are kept.
 */
export function useSearchable<F extends object>(
  schema: FilterSchema<F>,
  sections: AnySections,
  filters: F,
  scope: Scope,
  holds: (condition: Condition | undefined) => boolean,
): { filters: F; ignored: string[]; isUnavailable: boolean } {
  const values = fieldsOf(filters)
  const withOptions = filledCriteria(sections, filters).flatMap((criterion) => {
    const source = sourceOf(criterion)
    const read = holds(criterion.when) ? optionsQuery(source, scope, filters) : undefined
    return read && values[criterion.name] !== undefined ? [{ criterion, read }] : []
  })
  // Structurally shared, so it is stable while the lists do not change.
  const valid = useQueries({
    queries: withOptions.map(({ read }) => ({ ...read, ...MASTER_DATA_CACHING })),
    combine: (answers) =>
      Object.fromEntries(
        withOptions.map(({ criterion }, n) => [
          criterion.name,
          validValue(criterion, values[criterion.name], answers[n]?.data),
        ]),
      ),
  })
  return useMemo(() => {
    const unavailable = unavailableCriteria(sections, filters, holds)
    // Values that depend on a dropped code are dropped, too.
    const orphans = filledCriteria(sections, filters)
      .filter(({ name }) => name in valid && valid[name] === undefined)
      .flatMap((criterion) => dependentOn(criterion, sections))
      .flatMap(namesOf)
    const found = Object.fromEntries(Object.entries(valid).filter(([name]) => !orphans.includes(name)))
    const remaining = {
      ...withoutFilters(schema, filters, [...unavailable.flatMap(namesOf), ...orphans]),
      ...found,
    }
    const gone = Object.entries(remaining).filter(([name, value]) => value === undefined || !(name in filters))
    const searched = withoutFilters(
      schema,
      remaining,
      gone.map(([name]) => name),
    )
    const textOf = (some: object, name: string) => String(fieldsOf(some)[name])
    const ignored = filledCriteria(sections, filters).filter((criterion) =>
      namesOf(criterion).some((name) => textOf(filters, name) !== textOf(searched, name)),
    )
    return {
      filters: ignored.length === 0 ? filters : searched,
      ignored: ignored.map(({ label }) => label),
      isUnavailable: unavailable.length > 0,
    }
  }, [schema, sections, filters, holds, valid])
}

const validValue = (criterion: AnyCriterion, value: unknown, options: readonly Option[] | undefined) =>
  options ? validValueOf(criterion, value, (id) => options.some((option) => option.id === id)) : value
