import { queryOptions } from '@tanstack/react-query'
import { call } from '~/api/client'
import { tagMeta } from '~/api/tags/tags'
import { vacancies } from '~/api/contract/vacancies/vacancies'
import type { Output } from '~/api/endpoint'
import type { Scope } from '~/lib/scope'

/** First page size of the picker; a corporate with more vacancies needs a second request for all (document 2 §7). */
const FIRST_PAGE_SIZE = 500

/** A vacancy in a picker. */
export type VacancyItem = Output<typeof vacancies.list>['content'][number]

/** Every vacancy of the corporate, for a picker that searches in the browser. */
export const allVacancies = ({ corporateId }: Scope) =>
  queryOptions({
    queryKey: [vacancies.list.name, 'all', { corporateId }],
    meta: tagMeta(vacancies.list, { corporateId, page: 0, size: FIRST_PAGE_SIZE }),
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<VacancyItem[]> => {
      const first = await call(vacancies.list, { corporateId, page: 0, size: FIRST_PAGE_SIZE }, signal)
      if (first.totalElements <= FIRST_PAGE_SIZE) return first.content
      return (await call(vacancies.list, { corporateId, page: 0, size: first.totalElements }, signal)).content
    },
  })
