import { useQueryClient } from '@tanstack/react-query'
import { applicants, type ApplicantRow } from '~/api/contract/recruitment/applicants'
import { tracking } from '~/api/contract/recruitment/tracking'
import type { Paged } from '~/api/endpoint'
import { query } from '~/api/queries'

/** The vacancy's questions to its applicants. */
export const questionsQuery = (vacancyCode: string) => ({
  ...query(applicants.questions, { vacancyCode }),
  staleTime: Infinity,
  retryOnMount: false,
})

/** Returns a predicate: whether a cached search result denies the user the answers of an applicant. */
export function useDeniedAnswers(klobVacancyCode: string): (userId: string) => boolean {
  const client = useQueryClient()
  const denied = new Set(
    [applicants.rows, tracking.rows]
      .flatMap(({ name }) => client.getQueriesData<Paged<ApplicantRow>>({ queryKey: [name] }))
      .flatMap(([, page]) => page?.content ?? [])
      .filter((row) => row.klobVacancyCode === klobVacancyCode && !row.authorizeDisqualifier)
      .map(({ userId }) => userId),
  )
  return (userId) => denied.has(userId)
}
