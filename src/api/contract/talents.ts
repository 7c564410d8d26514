import { z } from 'zod/mini'
import { rights } from '~/lib/rules/rights'
import { read, write } from '../endpoint'
import { conversation } from '~/api/endpointGroups/conversation'
import { exportEndpoints } from '~/api/endpointGroups/exportEndpoints'
import { listing } from '~/api/endpointGroups/listing'
import { savedQueries } from '~/api/endpointGroups/savedQueries'
import { talentFilters } from './filters'
import { type PersonRow, personRow } from './personRow'
import { text } from './filterValues'
import { id, noResult, optionFrom } from '../values'

/** A row of the talent search (document 1 §3 'Talent row'). */
export type TalentRow = PersonRow

const group = { noun: 'Talent', doc: '1§7', right: rights.talentSearch, list: 'talentsearch' } as const

/** The talent search (document 1 §2, §7). */
export const talents = {
  ...listing(
    {
      name: 'searchTalents',
      summary: 'Search the user population',
      doc: '1§7',
      path: '/rest/console/population/pagingnew',
      right: rights.talentSearch,
    },
    talentFilters,
    personRow,
    ({ notifications }) => (notifications ? ['threadsTalent'] : []),
  ),
  saved: savedQueries({ ...group, basePath: '/rest/console/population' }, talentFilters),
  export: exportEndpoints({ ...group, basePath: '/rest/console/populationexport' }, talentFilters),
  conversation: conversation({
    ...group,
    basePath: '/rest/console/populationnotif',
    right: rights.talentMessages,
    threadParams: {},
  }),
  /** Content sets whose description contains the keyword (wire decision A25). */
  contentSets: read({
    name: 'searchContentSets',
    summary: 'Content sets for the picker',
    doc: '1§7',
    path: '/rest/console/search/set/global',
    params: z.strictObject({ keyword: text(100) }),
    result: z.array(optionFrom('setId', 'description')),
    right: rights.talentSearch,
  }),
  /** Records that a profile was opened; the answer is not used (wire decision A31). */
  profileView: write({
    name: 'logTalentProfileView',
    summary: 'Record a profile view',
    doc: '1§7',
    path: '/rest/console/activity/action/talentsearch/post',
    params: z.strictObject({}),
    body: z.strictObject({ jobVacancy: z.null(), targetUserId: id, companyId: id }),
    result: noResult,
  }),
}
