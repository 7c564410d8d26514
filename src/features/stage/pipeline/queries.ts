import { keywordOf } from '~/api/contract/filterValues'
import { pipeline, type VacancySummary } from '~/api/contract/recruitment/pipeline'
import type { StageFilters } from '~/api/contract/recruitment/stageFilters'
import type { StageLists } from '~/api/contract/recruitment/stageLists'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '~/api/queries'
import { AT_ONCE } from '~/lib/inParallel'
import type { StageKey } from '../model/applicant'
import { vacanciesQuery } from '~/components/vacancies/pipelineQueries'
import type { Order } from '../model/stageState'

/** A prefetched profile stays fresh while the previous one is read. */
const PROFILE_MS = 3 * 60_000

/**
 * The counts of a vacancy's stages: from the cached report while it is fresh, else by the vacancy's name, since the
 * report is large. Moves adjust them in the cache, so a move does not refetch them.
 */
export const countsQuery = (
  client: QueryClient,
  { corporateId, klobVacancyCode }: StageKey,
  position: string | undefined,
) => {
  const report = client.getQueryState(vacanciesQuery(corporateId).queryKey)
  return {
    ...query(pipeline.vacancies, { corporateId, keyword: keywordOf(position ?? '') }),
    // An upload may move any applicant. Moves of this page adjust the counts themselves.
    meta: { tags: ['applicants'] },
    enabled: position !== undefined,
    refetchOnWindowFocus: true,
    ...(report?.data ? { initialData: report.data, initialDataUpdatedAt: report.dataUpdatedAt } : {}),
    select: (vacancies: VacancySummary[]) =>
      vacancies.find((one) => one.klobVacancyCode === klobVacancyCode)?.stageCounter,
  }
}
/** The stages of a vacancy, the same in each of its stages, if any of them has been loaded before. */
export const knownStages = (
  client: QueryClient,
  { corporateId, klobVacancyCode }: StageKey,
): StageLists['stages'] | undefined =>
  client
    .getQueriesData<StageLists>({ queryKey: [pipeline.filterLists.name, { corporateId, klobVacancyCode }] })
    .find(([, lists]) => lists)?.[1]?.stages
export const profileQuery = ({ klobVacancyCode, stageId }: StageKey, userId: string) => ({
  ...query(pipeline.profile, { userId, stageId, klobVacancyCode }),
  staleTime: PROFILE_MS,
  retryOnMount: false,
})

/** A stage as the list of its applicants names it. */
export const inStage = ({ corporateId, klobVacancyCode, stageId }: StageKey) => ({
  vacancyCode: klobVacancyCode,
  stageId,
  corporateId,
})
/** As many as one answer of the list can hold. */
export const WHOLE_LENGTH = 1_000
/**
 * All applicants of a stage as they are now, or those that match, page by page. After the first the pages are read four
 * at a time, as far as they are asked for.
 */
export async function* wholeStage(
  client: QueryClient,
  stageKey: StageKey,
  { filters, order }: { filters?: StageFilters; order?: Order } = {},
) {
  const read = (start: number) => {
    const page = { ...filters, ...inStage(stageKey), ...(order === undefined ? {} : { order }) }
    return client.fetchQuery({
      ...query(pipeline.applicants, { ...page, start, length: WHOLE_LENGTH }),
      staleTime: 0,
      gcTime: 0,
    })
  }
  const first = await read(0)
  yield { cards: first.content, before: 0 }
  for (let start = 1; start < first.totalPages; start += AT_ONCE) {
    const starts = Array.from({ length: Math.min(AT_ONCE, first.totalPages - start) }, (_, n) => start + n)
    const pages = await Promise.all(starts.map(read))
    for (const [n, { content }] of pages.entries()) yield { cards: content, before: (start + n) * WHOLE_LENGTH }
  }
}

/** Which applicants of a stage, and which page of them, from one. */
export type ApplicantsPage = { filters: StageFilters; order: Order; page: number; size: number }
/** One page of a stage's applicants; the loader has requested it already, so after a failure only the user retries. */
export const applicantsQuery = (stageKey: StageKey, { filters, order, page, size }: ApplicantsPage) => ({
  ...query(pipeline.applicants, { ...filters, ...inStage(stageKey), order, start: page - 1, length: size }),
  retryOnMount: false,
  // Colleagues move applicants in the same stages.
  refetchOnWindowFocus: true,
})
