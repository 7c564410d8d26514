import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FilterSchema } from '~/api/contract/filters'
import type { Option } from '~/api/contract/values'
import { soundValues } from '~/lib/rules/rules'
import type { Scope } from '~/lib/scope'
import { without } from '~/list/listUrl'
import { unavailableIn } from './conditions'
import type { AnyCriterion, AnySections, Condition } from './criterion'
import { dependentOn, filledIn, keptOf, namesOf, sourceOf } from './kinds/kinds'
import { LONG, optionsQuery } from './options'

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
  const values = filters as Record<string, unknown>
  const coded = filledIn(sections, filters).flatMap((criterion) => {
    const source = sourceOf(criterion)
    const read = holds(criterion.when) ? optionsQuery(source, scope, filters) : undefined
    return read && values[criterion.name] !== undefined ? [{ criterion, read }] : []
  })
  // Structurally shared, so it is stable while the lists do not change.
  const valid = useQueries({
    queries: coded.map(({ read }) => ({ ...read, ...LONG })),
    combine: (answers) =>
      Object.fromEntries(
        coded.map(({ criterion }, n) => [
          criterion.name,
          validAmong(criterion, values[criterion.name], answers[n]?.data),
        ]),
      ),
  })
  return useMemo(() => {
    const unavailable = unavailableIn(sections, filters, holds)
    // What belongs to a code that is gone is gone with it.
    const orphans = filledIn(sections, filters)
      .filter(({ name }) => name in valid && valid[name] === undefined)
      .flatMap((criterion) => dependentOn(criterion, sections))
      .flatMap(namesOf)
    const found = Object.fromEntries(Object.entries(valid).filter(([name]) => !orphans.includes(name)))
    const left: Record<string, unknown> = {
      ...without(schema, filters, [...unavailable.flatMap(namesOf), ...orphans]),
      ...found,
    }
    const searched = soundValues(
      schema.rules,
      Object.fromEntries(Object.entries(left).filter(([name, value]) => value !== undefined && name in filters)),
    ) as F
    const textOf = (some: object, name: string) => String((some as Record<string, unknown>)[name])
    const ignored = filledIn(sections, filters).filter((criterion) =>
      namesOf(criterion).some((name) => textOf(filters, name) !== textOf(searched, name)),
    )
    return {
      filters: ignored.length === 0 ? filters : searched,
      ignored: ignored.map(({ label }) => label),
      isUnavailable: unavailable.length > 0,
    }
  }, [schema, sections, filters, holds, valid])
}

const validAmong = (criterion: AnyCriterion, value: unknown, options: readonly Option[] | undefined) =>
  options ? keptOf(criterion, value, (id) => options.some((option) => option.id === id)) : value
