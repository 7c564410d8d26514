import type { Contract } from '~/api/contract/index'
import { vacanciesOf } from './records'
import type { Handlers } from '../../world'
import { pageOf } from '../../engine/calls/paging'

/** Vacancies of a corporate. */
export const vacancies: Handlers<Contract['vacancies']> = {
  list: ({ corporateId, page, size }, { world }) =>
    pageOf(vacanciesOf(world, corporateId), { start: page, length: size }, ({ name, klobVacancyCode }) => ({
      name,
      klobVacancyCode,
    })),
}
