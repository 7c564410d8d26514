import { activity } from '~/api/contract/activity'
import type { Option } from '~/api/contract/values'
import { log } from '~/api/log'
import type { StageAt } from './queries'
import { closed, type StageAsked } from './readStage'

/** The first page of another stage with the same filters and view, nobody open. */
export const atStage = (asked: StageAsked, { id, text }: Option): StageAsked => ({
  ...closed(asked),
  stage: { id, name: text },
  page: 1,
})

/** Records that a stage is entered, like the tile of the report: an empty one is not recorded (document 2 §2.5). */
export function logStage({ corporateId, klobVacancyCode }: StageAt, count: number | undefined): void {
  if (count !== 0) log(activity.logAction, { entity: 'atsreport', entityId: klobVacancyCode, companyId: corporateId })
}
