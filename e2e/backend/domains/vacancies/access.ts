import type { VacancyRights } from '~/api/contract/session'
import type { Right } from '~/lib/rules/rights'
import { checkRights } from '../../engine/calls/callers'
import type { Call, World } from '../../world'
import { signedIn } from '../../engine/calls/handler'
import { vacancyOf } from './records'
import type { VacancyRecord } from './state'

/** The vacancy of a corporate; undefined for others. */
export function findVacancy(world: World, corporateId: string, klobVacancyCode: string): VacancyRecord | undefined {
  const vacancy = vacancyOf(world, klobVacancyCode)
  return vacancy?.corporateId === corporateId ? vacancy : undefined
}

/** The vacancy of a corporate; 404 for others. */
export function vacancyIn(
  { world, refuse }: Pick<Call<404>, 'world' | 'refuse'>,
  corporateId: string,
  klobVacancyCode: string,
): VacancyRecord {
  const vacancy = findVacancy(world, corporateId, klobVacancyCode)
  if (!vacancy) throw refuse(404)
  return vacancy
}

/** The vacancy of a call without a corporate: 404 unless it is the caller's; the right is checked in its corporate. */
export function ownVacancy(call: Call<404>, klobVacancyCode: string, right?: Right): VacancyRecord {
  const vacancy = vacancyOf(call.world, klobVacancyCode)
  if (!vacancy) throw call.refuse(404)
  checkRights(call, vacancy.corporateId, right)
  return vacancy
}

/** The caller's rights to a corporate's vacancies (document 3 §6); none in other corporates. */
export function vacancyRightsOf(call: Call<404>, corporateId: string): VacancyRights {
  const own = signedIn(call).corporates.find((one) => one.corporateId === corporateId)
  if (!own) throw call.refuse(404)
  return own.vacancies
}
/** Refuses callers without that right to a corporate's vacancies. */
export function checkVacancyRight(call: Call<404>, corporateId: string, right: keyof VacancyRights): void {
  if (!vacancyRightsOf(call, corporateId)[right]) throw call.refuse(403)
}
