import { activity } from '~/api/contract/activity'
import { log } from '~/api/log'

type StageOf = { corporateId: string; klobVacancyCode: string }

/** Records that a stage is entered, like the tile of the report: an empty one is not recorded (document 2 §2.5). */
export function logStage({ corporateId, klobVacancyCode }: StageOf, count: number | undefined): void {
  if (count !== 0) log(activity.logAction, { entity: 'atsreport', entityId: klobVacancyCode, companyId: corporateId })
}
