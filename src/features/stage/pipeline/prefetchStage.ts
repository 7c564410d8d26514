import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { applicantsQuery, profileQuery } from './queries'
import type { StageState } from '../model/stageState'
import { listsQuery, qualificationQuery } from '~/components/vacancies/pipelineQueries'

/** Prefetches a stage's reads in parallel; without a stage in the URL it redirects to the list (document 2 §2.6). */
export function prefetchStage(
  client: QueryClient,
  { corporateId }: { corporateId: string },
  { index, jobId: klobVacancyCode }: { index: string; jobId: string },
  listState: StageState | undefined,
): void {
  if (!listState) throw redirect({ to: '/dashboard/$index/atsreport', params: { index } })
  const stageKey = { corporateId, klobVacancyCode, stageId: listState.stage.id }
  // Opening another applicant does not reload what is cached; stale data reloads when it is shown.
  const isNew = ({ queryKey }: { queryKey: QueryKey }) => client.getQueryData(queryKey) === undefined
  const [lists, qualification, page] = [
    listsQuery(stageKey),
    qualificationQuery(klobVacancyCode),
    applicantsQuery(stageKey, listState),
  ]
  if (isNew(lists)) void client.prefetchQuery(lists)
  if (isNew(qualification)) void client.prefetchQuery(qualification)
  if (listState.isComparing)
    for (const { userId, stageId } of listState.basket)
      void client.prefetchQuery(profileQuery({ ...stageKey, stageId }, userId))
  else if (!listState.isBoard && isNew(page)) void client.prefetchQuery(page)
  if (listState.open !== undefined)
    void client.prefetchQuery(
      profileQuery({ ...stageKey, stageId: listState.openStage ?? stageKey.stageId }, listState.open),
    )
}
