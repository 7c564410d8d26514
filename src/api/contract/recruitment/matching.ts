import { z } from 'zod/mini'
import { rights } from '~/lib/rules/rights'
import { exportEndpoints } from '~/api/endpointGroups/exportEndpoints'
import { listing } from '~/api/endpointGroups/listing'
import { matchingFilters, matchingWireFilters } from './applicantFilters'
import { id, textOrNull } from '../../values'

const matchingRow = z.object({
  userId: id,
  firstName: z.string(),
  lastName: textOrNull,
  sex: z.nullable(z.enum(['M', 'F'])),
})
/** An applicant whose test results match the filters (document 2 §2.4). */
export type MatchingRow = z.infer<typeof matchingRow>
/** The newest matching report; it has no id (wire decision B26). */
const report = z.object({
  current: z.int().check(z.gte(0)),
  total: z.int().check(z.gte(0)),
  url: textOrNull,
})

const group = { noun: 'Matching', doc: '2§7', right: rights.applicantSearch, list: 'recruitmentmatching' } as const

/** Matching of applicants by their test results (document 2 §2.4, §7). */
export const matching = {
  ...listing(
    {
      name: 'searchMatches',
      summary: 'Matching search',
      doc: '2§7',
      path: '/rest/console/vacancy/seeker/list',
      right: rights.applicantSearch,
    },
    matchingWireFilters,
    matchingRow,
  ),
  filters: matchingFilters,
  export: exportEndpoints({ ...group, basePath: '/rest/console/vacancy/seekerklobmeter' }, matchingWireFilters, {
    state: report,
  }),
}
