import { pipeline } from '~/api/contract/recruitment/pipeline'
import { query } from '~/api/queries'

/** A vacancy's texts, stages and filter options do not change while its applicants are read. */
const LONG_MS = 10 * 60_000
type StageKey = { corporateId: string; klobVacancyCode: string; stageId: string }

/** Megabytes for thousands of vacancies: one copy for all who read it, which the report offers to renew. */
const REPORT_MS = 5 * 60_000
/** Every vacancy with its stages: loaded once and searched in the browser (document 2 §2.5). */
export const vacanciesQuery = (corporateId: string) => ({
  ...query(pipeline.vacancies, { corporateId }),
  staleTime: REPORT_MS,
})
/** The stages of a vacancy, and the filter options of one of them. */
export const listsQuery = ({ corporateId, klobVacancyCode, stageId }: StageKey) => ({
  ...query(pipeline.filterLists, { stageId, klobVacancyCode, corporateId }),
  staleTime: LONG_MS,
  retryOnMount: false,
})
/** A vacancy's name and texts. */
export const qualificationQuery = (klobVacancyCode: string) => ({
  ...query(pipeline.qualification, { klobVacancyCode }),
  staleTime: LONG_MS,
  retryOnMount: false,
})
