import type { Right } from '~/lib/rights'
import { checkWithin } from './callers'
import { type Call, signedIn } from './handlers/handler'
import { Refusal } from './refusal'
import type { Vacancy } from './world/vacancies'
import type { World } from './worlds'

/** The vacancy of a corporate; one of others is unknown. */
export function vacancyIn(world: World, corporateId: string, klobVacancyCode: string): Vacancy {
  const own = world.base.vacancies.get(corporateId) ?? []
  const vacancy = own.find((one) => one.klobVacancyCode === klobVacancyCode)
  if (!vacancy) throw new Refusal(404)
  return vacancy
}

/** The vacancy that a call names without its corporate: one of the caller's, within which the right is asked. */
export function ownVacancy(at: Call, klobVacancyCode: string, right?: Right): Vacancy {
  const all = [...at.world.base.vacancies.values()].flat()
  const vacancy = all.find((one) => one.klobVacancyCode === klobVacancyCode)
  if (!vacancy) throw new Refusal(404)
  checkWithin(signedIn(at), vacancy.corporateId, right)
  return vacancy
}
