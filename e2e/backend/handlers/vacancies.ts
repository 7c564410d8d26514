import type { Contract } from '~/api/contract/index'
import { vacanciesOf } from '../vacancies'
import type { Handlers } from './handler'
import { pageOf } from './paging'

/** Vacancies of a corporate. */
export const vacancies: Handlers<Contract['vacancies']> = {
  list: ({ corporateId, page, size }, { world }) =>
    pageOf(vacanciesOf(world, corporateId), { start: page, length: size }, ({ name, klobVacancyCode }) => ({
      name,
      klobVacancyCode,
    })),
}
