import type { QueryClient } from '@tanstack/react-query'
import type { Option } from '~/api/contract/values'
import type { Scope } from '~/lib/scope'
import { askedOf, describe, sourceOf } from './kinds/kinds'
import { readingOf } from './options'
import type { AnyCriterion, Section } from './Search'

/** What of a criterion's list is at hand, without asking for it. */
function optionsAtHand(client: QueryClient, criterion: AnyCriterion, scope: Scope, where: object): readonly Option[] {
  const source = sourceOf(criterion)
  if (source && 'codes' in source) return source.codes
  const reading = readingOf(source, scope, where)
  const data: unknown = reading && client.getQueryData(reading.queryKey)
  if (data === undefined) return []
  return reading?.select ? reading.select(data) : (data as readonly Option[])
}

/** A search in words, one criterion each, with the lists that are loaded. */
export const askedTexts = <W extends object>(
  client: QueryClient,
  sections: readonly Section<W>[],
  where: W,
  scope: Scope,
): string[] =>
  askedOf(sections, where).map((criterion) =>
    describe(criterion, where as Record<string, unknown>, optionsAtHand(client, criterion, scope, where)),
  )
