import { useQuery } from '@tanstack/react-query'
import { useCorporate } from '~/components/corporate'
import { vacancyOptions } from './applicantCriteria'

/** The name and code of a vacancy; its code alone while the names are unknown. */
export function useVacancyName(code: string): string {
  const { scope } = useCorporate()
  const { data } = useQuery(vacancyOptions.read(scope))
  return data?.find(({ id }) => id === code)?.text ?? code
}
