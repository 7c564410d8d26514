import { type QueryKey, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Reads a record for its form. A form begins with what it is given and takes no later answer in, so there is no data while
 * a kept answer is being asked for anew; `form` names the form, which keeps what it has once it is shown.
 */
export function useRecordRead<Answer, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Data, Key>,
  form: string,
): Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'> {
  const { data, error, refetch, isFetching } = useQuery(options)
  const [shown, setShown] = useState<string>()
  const isShown = shown === form
  if (!isShown && !isFetching && data !== undefined) setShown(form)
  return { data: isShown || !isFetching ? data : undefined, error, refetch }
}
