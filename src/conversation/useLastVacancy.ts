import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { allVacancies } from '~/components/vacancies/vacancies'
import type { Writer } from '~/lib/scope'
import { isId } from '~/lib/ids'
import { openWork } from '~/lib/storage'

/**
 * The vacancy that this person chose last in this corporate, preset for the next invitation until the session ends. Its
 * code is stored and its name loaded: names are the corporate's, not this browser's.
 */
export function useLastVacancy(writer: Writer, isNeeded: boolean) {
  const [work] = useState(() => openWork('vacancy', writer))
  const [code, setCode] = useState(() => {
    const stored = work.read()
    return isId(stored) ? stored : undefined
  })
  const { data, isError, isFetching, refetch } = useQuery({
    ...allVacancies(writer),
    enabled: isNeeded && code !== undefined,
    select: (all) => all.find(({ klobVacancyCode }) => klobVacancyCode === code)?.name,
  })
  return {
    /** '' while there is none, or it is not known. */
    name: code === undefined ? '' : (data ?? ''),
    isLoading: isNeeded && code !== undefined && isFetching && data === undefined,
    hasFailed: isNeeded && code !== undefined && isError && !isFetching,
    retry: () => void refetch(),
    keep: (next: string | undefined) => {
      work.keep(next)
      setCode(next)
    },
  }
}
