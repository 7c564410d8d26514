import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { RawSearch } from '~/lib/url/searchParams'
import { applicantsQuery, listsQuery, profileQuery, qualificationQuery } from './queries'
import { readStage } from './readStage'

/** Prefetches a stage's reads in parallel; without a stage in the URL it redirects to the list (document 2 §2.6). */
export function prefetchStage(
  client: QueryClient,
  { corporateId }: { corporateId: string },
  { index, jobId: klobVacancyCode }: { index: string; jobId: string },
  raw: RawSearch,
): void {
  const asked = readStage(klobVacancyCode, raw)
  if (!asked) throw redirect({ to: '/dashboard/$index/atsreport', params: { index } })
  const at = { corporateId, klobVacancyCode, stageId: asked.stage.id }
  void client.prefetchQuery(listsQuery(at))
  void client.prefetchQuery(qualificationQuery(klobVacancyCode))
  if (!asked.isBoard) void client.prefetchQuery(applicantsQuery(at, asked))
  if (asked.open !== undefined)
    void client.prefetchQuery(profileQuery({ ...at, stageId: asked.openStage ?? at.stageId }, asked.open))
}
