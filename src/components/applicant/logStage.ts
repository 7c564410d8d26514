import { activity } from '~/api/contract/activity'
import { log } from '~/api/log'

type VacancyRef = { corporateId: string; klobVacancyCode: string }

/** Records that a stage is opened, as the report's tile does; an empty stage is not recorded (document 2 §2.5). */
export function logStage({ corporateId, klobVacancyCode }: VacancyRef, count: number | undefined): void {
  if (count !== 0) log(activity.logAction, { entity: 'atsreport', entityId: klobVacancyCode, companyId: corporateId })
}
