import { z } from 'zod/mini'
import { rights } from '~/lib/rules/rights'
import { read, write } from '~/api/endpoint'
import { conversation } from '~/api/endpointGroups/conversation'
import { listing } from '~/api/endpointGroups/listing'
import { savedQueries } from '~/api/endpointGroups/savedQueries'
import { candidateFilters } from './candidateFilters'
import { candidateResults } from './candidateResults'
import { candidateRow } from './candidateRow'
import { id, inCorporate, option, requiredText, textOrNull } from '../../values'

const note = z.object({ esId: id, notes: textOrNull, marker: z.nullable(option) })
const options = z.array(option)

const doc = '3§7'
const right = rights.executiveSearch
const basePath = '/rest/console/es/query'
const group = { noun: 'Es', doc, basePath: `${basePath}/store`, right, list: 'es-admin-query' } as const

const rows = listing(
  { name: 'searchEsCandidates', summary: 'Admin query, paged', doc, path: `${basePath}/search/list`, right },
  candidateFilters,
  candidateRow,
  ['candidates'],
)
const readNote = read({
  name: 'getEsNote',
  summary: 'Notes and marker of a candidate',
  doc,
  path: `${basePath}/notes/read`,
  refuses: [404],
  params: z.strictObject({ esId: id, ...inCorporate }),
  result: note,
  right,
  provides: ({ esId }) => [`candidateNote:${esId}`],
})

/** The executive search's admin query (document 3 §2, §7). */
export const candidates = {
  ...rows,
  saved: savedQueries(group, candidateFilters),
  conversation: conversation({
    ...group,
    noun: 'EsCandidate',
    basePath: '/rest/console/es/notification',
    right: rights.applicantMessages,
    threadParams: { klobVacancyCode: id },
  }),
  /** Options of the filters, by filter name (wire decision C24). */
  lists: read({
    name: 'getEsMasterData',
    summary: 'Options of the admin query by filter',
    doc,
    path: `${basePath}/data/findAll`,
    params: z.strictObject(inCorporate),
    result: z.object({
      dataSource: options,
      marker: options,
      domicile: options,
      currentWorkLocation: options,
      skillNames: options,
      educationInstitutionNames: options,
      majors: options,
      languages: options,
      noticePeriode: options,
      positions: options,
      companyNames: options,
      companySectors: options,
      testResultsInt: options,
      testResultsPers: options,
      testResultsVal: options,
      testResultsCom: options,
      contentName: options,
    }),
    right,
  }),
  note: {
    read: readNote,
    write: write({
      name: 'saveEsNote',
      action: { kind: 'note', list: 'es-admin-query' },
      summary: 'Write notes and marker',
      doc,
      path: `${basePath}/notes/write`,
      refuses: [404, 422],
      params: z.strictObject({}),
      body: z.strictObject({
        esId: id,
        ...inCorporate,
        notes: requiredText(4000),
        marker: z.strictObject({ id }),
      }),
      result: note,
      right,
      invalidates: ({ body }) => ['candidates', `candidateNote:${body.esId}`],
    }),
  },
  results: candidateResults,
}
