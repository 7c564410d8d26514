import type { QueryClient } from '@tanstack/react-query'
import type { Option } from '~/api/contract/values'
import type { Scope } from '~/lib/scope'
import type { AnyCriterion, AnySections } from './criterion'
import { describe, filledCriteria, sourceOf } from './kinds/kinds'
import { optionsQuery } from './options'

/** The cached options of a criterion. */
function cachedOptions(client: QueryClient, criterion: AnyCriterion, scope: Scope, filters: object): readonly Option[] {
  const source = sourceOf(criterion)
  if (source && 'codes' in source) return source.codes
  const read = optionsQuery(source, scope, filters)
  const data: unknown = read && client.getQueryData(read.queryKey)
  if (data === undefined) return []
  return read?.select ? read.select(data) : (data as readonly Option[])
}

/** Descriptions of the filled criteria, using the options in the cache. */
export const criterionTexts = (client: QueryClient, sections: AnySections, filters: object, scope: Scope): string[] =>
  filledCriteria(sections, filters).map((criterion) =>
    describe(criterion, filters as Record<string, unknown>, cachedOptions(client, criterion, scope, filters)),
  )
