import { skipToken, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Option } from '~/api/values'
import { useCorporate } from '~/components/corporate'
import type { Scope } from '~/lib/scope'
import type { OptionSource } from './criterion'
import { fieldsOf } from '~/lib/fields'

/**
 * Query options of master data, which changes rarely: fresh for an hour and shared by screens. A failure is shown and
 * retried by the user, not by the next component that mounts.
 */
export const MASTER_DATA_CACHING = { staleTime: 60 * 60_000, gcTime: 60 * 60_000, retryOnMount: false }

/** Context: whether option lists below are not fetched yet. */
export const OptionsPaused = createContext(false)

/** The options of a source and the state of their query; `hint` says what must be chosen first. */
export type Options = {
  options: readonly Option[]
  isPending: boolean
  failed: boolean
  retry: () => void
  hint?: string
}
const NO_OPTIONS: readonly Option[] = []
const noRetry = () => {}

/** The query of a source's list, given the values it may depend on; undefined when there is nothing to fetch. */
export function optionsQuery(
  source: OptionSource | undefined,
  scope: Scope,
  values: object,
): UseQueryOptions<unknown, Error, readonly Option[]> | undefined {
  if (!source || 'codes' in source) return undefined
  if (!('within' in source)) return source.read(scope)
  const value = fieldsOf(values)[source.within]
  return typeof value === 'string' && value !== '' ? source.read(scope, value) : undefined
}

/** The options in what such a query has read. */
export const optionsIn = (read: ReturnType<typeof optionsQuery>, data: unknown): readonly Option[] | undefined =>
  // Without `select` the data is the options themselves.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  data === undefined ? undefined : read?.select ? read.select(data) : (data as readonly Option[])

/** The options of a source, given the filters of a list; fixed codes are there at once. */
export function useOptionsFor(source: OptionSource, values: object): Options {
  const { scope } = useCorporate()
  const read = optionsQuery(source, scope, values)
  const { data, isPending, isError, refetch } = useQuery({
    ...(read ?? { queryKey: ['codes'], queryFn: skipToken }),
    ...MASTER_DATA_CACHING,
    enabled: !use(OptionsPaused),
  })
  if ('codes' in source) return { options: source.codes, isPending: false, failed: false, retry: noRetry }
  if (!read)
    return {
      options: NO_OPTIONS,
      isPending: false,
      failed: false,
      retry: noRetry,
      ...('within' in source ? { hint: source.first } : {}),
    }
  return { options: data ?? NO_OPTIONS, isPending, failed: isError && data === undefined, retry: () => void refetch() }
}
