import type { QueryClient } from '@tanstack/react-query'
import type { Option } from '~/api/contract/values'
import type { Scope } from '~/lib/scope'
import { describe, sourceOf } from './describe'
import type { AnyCriterion, Section } from './Search'

/** What of a criterion's list is at hand, without asking for it. */
function optionsAtHand(client: QueryClient, criterion: AnyCriterion, scope: Scope): readonly Option[] {
  const source = sourceOf(criterion)
  if (!source) return []
  if ('codes' in source) return source.codes
  const { queryKey, select } = source.read(scope)
  const data: unknown = client.getQueryData(queryKey)
  if (data === undefined) return []
  return select ? select(data) : (data as readonly Option[])
}

/** A search in words, one criterion each, with the lists that are loaded. */
export const askedTexts = <W extends object>(
  client: QueryClient,
  sections: readonly Section<W>[],
  where: W,
  scope: Scope,
): string[] =>
  sections
    .flatMap(({ criteria }): readonly AnyCriterion[] => criteria)
    .filter(({ name }) => name in where)
    .map((criterion) => describe(criterion, where as Record<string, unknown>, optionsAtHand(client, criterion, scope)))
