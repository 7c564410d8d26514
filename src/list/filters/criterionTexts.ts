import { type QueryClient, useQueries } from '@tanstack/react-query'
import type { Option } from '~/api/values'
import { useCorporate } from '~/components/corporate'
import type { Scope } from '~/lib/scope'
import type { AnyCriterion, AnySections } from './criterion'
import { describe, filledCriteria, sourceOf } from './kinds/kinds'
import { MASTER_DATA_CACHING, optionsQuery } from './options'

/** Said where the result of a search leaves the screen: what is only filled in is no part of it. */
export const FORM_DIFFERS =
  'Isian filter berbeda dari pencarian ini dan tidak ikut. Tekan Cari dahulu bila ingin memakainya.'

/** A criterion as text; where its list is not there it is its label alone, since a code tells nobody anything. */
function textOf(criterion: AnyCriterion, filters: object, options: readonly Option[] | undefined): string {
  const source = sourceOf(criterion)
  const known = source && 'codes' in source ? source.codes : source ? options : []
  return known ? describe(criterion, filters as Record<string, unknown>, known) : criterion.label
}

/** The filled criteria with the query of their lists, if they need one. */
const withLists = (sections: AnySections, filters: object, scope: Scope) =>
  filledCriteria(sections, filters).map((criterion) => ({
    criterion,
    filters,
    read: optionsQuery(sourceOf(criterion), scope, filters),
  }))

/** Descriptions of the filled criteria; loads the lists that they need. */
export const loadCriterionTexts = (
  client: QueryClient,
  sections: AnySections,
  filters: object,
  scope: Scope,
): Promise<string[]> =>
  Promise.all(
    withLists(sections, filters, scope).map(async ({ criterion, read }) => {
      const data: unknown =
        read && (await client.fetchQuery({ ...read, ...MASTER_DATA_CACHING }).catch(() => undefined))
      const options = data === undefined ? undefined : read?.select ? read.select(data) : (data as readonly Option[])
      return textOf(criterion, filters, options)
    }),
  )

/** Descriptions of the filled criteria of each search, as live state. */
export function useCriterionTexts(sections: AnySections, searches: readonly object[]): readonly (readonly string[])[] {
  const { scope } = useCorporate()
  const described = searches.map((filters) => withLists(sections, filters, scope))
  const reads = described.flat().flatMap(({ read }) => read ?? [])
  // Several criteria may share a list, which is requested once.
  const keyOf = ({ queryKey }: { queryKey: unknown }) => JSON.stringify(queryKey)
  const lists = [...new Map(reads.map(({ select: _, ...read }) => [keyOf(read), read])).values()]
  const answers = useQueries({ queries: lists.map((read) => ({ ...read, ...MASTER_DATA_CACHING })) })
  const data = new Map(lists.map((read, n) => [keyOf(read), answers[n]?.data]))
  return described.map((criteria) =>
    criteria.map(({ criterion, filters, read }) => {
      const list = read && data.get(keyOf(read))
      const options = list === undefined ? undefined : read?.select ? read.select(list) : (list as readonly Option[])
      return textOf(criterion, filters, options)
    }),
  )
}
