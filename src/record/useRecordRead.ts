import { type QueryKey, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Reads a record for its form. A form starts with the data it gets first and ignores later data, so cached data is held
 * back while it is refetched and if that fails; a later failure takes nothing from the form. `form` identifies the form, which keeps its data once it is shown.
 */
export function useRecordRead<Answer, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Data, Key>,
  form: string,
): Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'> {
  const { data, error, refetch, isFetching } = useQuery(options)
  const [shown, setShown] = useState<string>()
  const isShown = shown === form
  const isCurrent = !isFetching && error === null
  if (!isShown && isCurrent && data !== undefined) setShown(form)
  return { data: isShown || isCurrent ? data : undefined, error: isFetching && !isShown ? null : error, refetch }
}
