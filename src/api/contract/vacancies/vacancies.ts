import { z } from 'zod/mini'
import { paged, read } from '~/api/endpoint'
import { id, inCorporate, pageSizeParams } from '../../values'

/** An entry of the vacancy picker (document 1 §3 'Vacancy (picker)'). */
const vacancyItem = z.object({ name: z.string(), klobVacancyCode: id })
/** Vacancies of a corporate. */
export const vacancies = {
  /** The corporate is both in the path and in the query (wire decision B09). */
  list: read({
    name: 'listVacancies',
    summary: 'Vacancies for the picker (size 500, again with the total when more)',
    doc: '1§7, 2§7, 3§7',
    path: '/rest/console/search/vacancy/list/{corporateId}',
    refuses: [404],
    params: z.strictObject({ ...inCorporate, ...pageSizeParams }),
    repeats: ['corporateId'],
    result: paged(vacancyItem),
    provides: ['vacancies'],
  }),
}
