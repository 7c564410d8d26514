import type { Contract } from '~/api/contract/index'
import type { Handlers } from './handler'
import { pageOf } from './paging'

/** Vacancies of a corporate. */
export const vacancies: Handlers<Contract['vacancies']> = {
  list: ({ corporateId, page, size }, { world }) =>
    pageOf(world.base.vacancies.get(corporateId) ?? [], { start: page, length: size }, ({ name, klobVacancyCode }) => ({
      name,
      klobVacancyCode,
    })),
}
