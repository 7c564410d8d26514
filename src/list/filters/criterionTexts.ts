import { type QueryClient, useQueries } from '@tanstack/react-query'
import type { Option } from '~/api/values'
import { useCorporate } from '~/components/corporate'
import type { Scope } from '~/lib/scope'
import type { AnyCriterion, AnySections } from './criterion'
import { describe, filledCriteria, sourceOf } from './kinds/kinds'
import { MASTER_DATA_CACHING, optionsIn, optionsQuery } from './options'
import { fieldsOf } from '~/lib/fields'

/** Said where the result of a search leaves the screen: what is only filled in is no part of it. */
export const FORM_DIFFERS =
  'Filter sudah diubah dan tidak ikut dalam pencarian ini. Tekan Cari dahulu bila ingin memakainya.'

/**
 * A criterion as text. A code tells nobody anything: until its list is there it is its label alone, and with the reason
 * where the list failed to load.
 */
export function criterionText(
  criterion: AnyCriterion,
  filters: object,
  { data, isError }: { data: readonly Option[] | undefined; isError: boolean },
): string {
  const source = sourceOf(criterion)
  const known = source && 'codes' in source ? source.codes : source ? data : []
  if (known) return describe(criterion, fieldsOf(filters), known)
  return isError ? `${criterion.label} (daftar pilihan gagal dimuat)` : criterion.label
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
      const options = optionsIn(read, data)
      return criterionText(criterion, filters, { data: options, isError: options === undefined })
    }),
  )

/** Descriptions of the filled criteria of each search, as live state, and whether some lists failed to load. */
export function useCriterionTexts(sections: AnySections, searches: readonly object[]) {
  const { scope } = useCorporate()
  const described = searches.map((filters) => withLists(sections, filters, scope))
  const reads = described.flat().flatMap(({ read }) => read ?? [])
  // Several criteria may share a list, which is requested once.
  const keyOf = ({ queryKey }: { queryKey: unknown }) => JSON.stringify(queryKey)
  const lists = [...new Map(reads.map(({ select: _, ...read }) => [keyOf(read), read])).values()]
  const answers = useQueries({ queries: lists.map((read) => ({ ...read, ...MASTER_DATA_CACHING })) })
  const byKey = new Map(lists.map((read, n) => [keyOf(read), answers[n]!]))
  const failed = answers.filter(({ data, isError }) => isError && data === undefined)
  return {
    texts: described.map((criteria): readonly string[] =>
      criteria.map(({ criterion, filters, read }) => {
        const { data: list, isError = false } = (read && byKey.get(keyOf(read))) ?? {}
        return criterionText(criterion, filters, { data: optionsIn(read, list), isError })
      }),
    ),
    anyFailed: failed.length > 0,
    retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  }
}
