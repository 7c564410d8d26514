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

/**
 * Prefetches all queries of the page in parallel; those that need a session only with one. A page that is entered is
 * pending until it has its vacancy, so that the frame of index.html is replaced by the whole page.
 */
export function prefetchVacancy(
  client: QueryClient,
  { id, corporateId }: VacancySearch,
  isPreview: boolean,
  cause: 'enter' | 'stay' | 'preload',
): Promise<void> | undefined {
  if (id === undefined || corporateId === undefined) return undefined
  const detail = client.prefetchQuery(detailQuery(id, corporateId))
  if (session.productId() !== undefined) {
    void client.prefetchQuery(relatedQuery(id))
    if (isPreview) void client.prefetchQuery(flagsQuery())
  }
  return cause === 'enter' ? detail : undefined
}
