import type { QueryClient } from '@tanstack/react-query'
import { publicVacancy } from '~/api/contract/vacancies/publicVacancy'
import { query } from '~/api/queries'
import { session } from '~/api/identity/session'
import type { VacancySearch } from './vacancySearch'

/** Params of related vacancies: first page, any name (document 1 §9). */
const RELATED = { page: 0, size: 10, keyword: '' }

/** The vacancy as the current user sees it: a visitor's answer has nothing about an application (wire decision A36). */
export const detailQuery = (id: string, corporateId: string) =>
  query(publicVacancy.detail, { klobVacancyCode: id, corporateId }, session.productId())
/** Related vacancies. */
export const relatedQuery = (id: string) => query(publicVacancy.related, { id, ...RELATED })
/** The caller's own corporate. */
export const flagsQuery = () => query(publicVacancy.flags, {})

/** Prefetches all queries of the page in parallel; those that need a session only with one. */
export function prefetchVacancy(client: QueryClient, { id, corporateId }: VacancySearch, isPreview: boolean): void {
  if (id === undefined || corporateId === undefined) return
  void client.prefetchQuery(detailQuery(id, corporateId))
  if (session.productId() === undefined) return
  void client.prefetchQuery(relatedQuery(id))
  if (isPreview) void client.prefetchQuery(flagsQuery())
}
