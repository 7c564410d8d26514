import type { QueryClient } from '@tanstack/react-query'
import { call } from '~/api/client'
import { pipeline } from '~/api/contract/recruitment/pipeline'
import { type ApplicantsPage, applicantsQuery } from './queries'
import type { StageKey } from '../model/applicant'

/**
 * The shortest window of whole pages that holds a page and the next one and starts at a multiple of its length, as the
 * server requires; `start` counts windows from 0.
 */
export function windowOf({ page, size }: Pick<ApplicantsPage, 'page' | 'size'>) {
  let pages = 2
  while (page % pages === 0) pages += 1
  const start = Math.floor((page - 1) / pages)
  return { start, length: size * pages, firstPage: start * pages + 1 }
}

/**
 * Whether an applicant is still on a page or the next one. Both are refetched in one request, and cached if they still
 * are on the page: a move that follows then knows the next applicant.
 */
export async function isStillOnPage(
  client: QueryClient,
  stageKey: StageKey,
  params: ApplicantsPage,
  userId: string,
): Promise<boolean> {
  const { page, size } = params
  const { firstPage, start, length } = windowOf(params)
  const [, input] = applicantsQuery(stageKey, params).queryKey
  const fresh = await call(pipeline.applicants, { ...input, start, length })
  const totalPages = Math.ceil(fresh.totalElements / size)
  const pageOf = (number: number) => {
    const content = fresh.content.slice((number - firstPage) * size, (number - firstPage + 1) * size)
    const [first, last] = [number === 1, number >= totalPages]
    return { ...fresh, content, number: number - 1, size, totalPages, first, last, numberOfElements: content.length }
  }
  const shown = pageOf(page)
  // An applicant whom others have pushed to another page stays open here, so the cache is left alone.
  if (shown.content.some((card) => card.userId === userId)) {
    client.setQueryData(applicantsQuery(stageKey, params).queryKey, shown)
    client.setQueryData(applicantsQuery(stageKey, { ...params, page: page + 1 }).queryKey, pageOf(page + 1))
  }
  return fresh.content.some((card) => card.userId === userId)
}
