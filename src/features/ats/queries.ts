import { pipeline } from '~/api/contract/pipeline'
import type { StageWhere } from '~/api/contract/stageFilters'
import { query } from '~/api/queries'
import type { Order } from './stageParams'

/** A stage of a vacancy, within its corporate. */
export type StageAt = { corporateId: string; klobVacancyCode: string; stageId: string }

/** Every vacancy with its stages: loaded once and searched here (document 2 §2.5). */
export const vacanciesQuery = (corporateId: string) => query(pipeline.vacancies, { corporateId })
export const listsQuery = ({ corporateId, klobVacancyCode, stageId }: StageAt) => ({
  ...query(pipeline.filterLists, { stageId, klobVacancyCode, corporateId }),
  retryOnMount: false,
})
export const qualificationQuery = (klobVacancyCode: string) => ({
  ...query(pipeline.qualification, { klobVacancyCode }),
  retryOnMount: false,
})
export const profileQuery = ({ klobVacancyCode, stageId }: StageAt, userId: string) => ({
  ...query(pipeline.profile, { userId, stageId, klobVacancyCode }),
  retryOnMount: false,
})

/** Which applicants of a stage, and which page of them, from one. */
export type ApplicantsAsked = { where: StageWhere; order: Order; page: number; size: number }
/** One page of a stage's applicants; the loader has asked already, so a failure is asked again by the reader alone. */
export const applicantsQuery = (
  { corporateId, klobVacancyCode, stageId }: StageAt,
  { where, order, page, size }: ApplicantsAsked,
) => ({
  ...query(pipeline.applicants, {
    ...where,
    vacancyCode: klobVacancyCode,
    stageId,
    corporateId,
    order,
    start: page - 1,
    length: size,
  }),
  retryOnMount: false,
})
