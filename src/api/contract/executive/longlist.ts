import { z } from 'zod/mini'
import { keywordFilters } from '~/api/contract/filterValues'
import { rights } from '~/lib/rules/rights'
import { paged, read, write } from '~/api/endpoint'
import { fileUpload } from '~/api/endpointGroups/conversation'
import { LONGLIST_CONTENTS, longlistRecords } from '~/api/endpointGroups/longlistRecords'
import {
  educationFields,
  educationLists,
  educationRecord,
  jobFields,
  jobLists,
  jobRecord,
  languageFields,
  languageLists,
  languageRecord,
  longlistUser,
  longlistUserFields,
} from './longlistValues'
import { day, id, inCorporate, option, optionFrom, pageParams, textOrNull } from '../../values'

const row = z.object({
  id,
  firstName: z.string(),
  lastName: textOrNull,
  email: z.string(),
  dateOfBirth: z.nullable(day),
  /** Set by the server, shown unchanged. */
  status: z.string(),
})
/** A row of the longlist. */
export type LonglistRow = z.infer<typeof row>

const doc = '3§7'
const right = rights.executiveSearch
const basePath = '/rest/console/es/longlist'
const options = z.array(option)

const list = read({
  name: 'listLonglistUsers',
  summary: 'Longlist users',
  doc,
  path: `${basePath}/index/paging`,
  params: z.strictObject({
    ...keywordFilters.schema.shape,
    ...inCorporate,
    ...pageParams,
  }),
  result: paged(row),
  right,
  provides: ['longlist'],
})
const form = read({
  name: 'getLonglistForm',
  summary: 'User with sub-records and master data; id "0" for a new one',
  doc,
  path: `${basePath}/form/init`,
  refuses: [404],
  params: z.strictObject({ id, ...inCorporate }),
  result: z.object({
    user: longlistUser,
    masterdata: z.object({
      countries: z.array(optionFrom('countryId', 'country')),
      provinces: options,
      specialNeeds: z.array(optionFrom('specialNeedId', 'description')),
      availabilities: options,
    }),
    educations: z.array(educationRecord),
    jobs: z.array(jobRecord),
    languages: z.array(languageRecord),
  }),
  right,
  provides: ['longlistForm'],
})
const groupOf = (noun: string, place: string) => ({ noun, doc, basePath: `${basePath}/${place}`, right })

/** Users shortlisted for executive search, with their languages, educations and jobs (document 3 §2, §7). */
export const longlist = {
  list,
  form,
  /** An e-mail address already in use is 409. */
  save: write({
    name: 'saveLonglistUser',
    summary: 'Create or save a longlist user',
    doc,
    path: `${basePath}/user/save`,
    refuses: [404, 409, 422],
    params: z.strictObject({}),
    body: z.strictObject({
      ...longlistUserFields,
      /** null keeps the stored photo. */
      photoFile: z.nullable(fileUpload),
    }),
    result: longlistUser,
    right,
    invalidates: ['longlist', ...LONGLIST_CONTENTS],
  }),
  remove: write({
    name: 'deleteLonglistUser',
    summary: 'Delete a longlist user',
    doc,
    path: `${basePath}/delete/user`,
    refuses: [404],
    params: z.strictObject({ muc03Id: id }),
    result: z.literal('SUCCESS'),
    right,
    invalidates: ['longlist', ...LONGLIST_CONTENTS],
  }),
  languages: longlistRecords(groupOf('Language', 'language'), {
    record: languageRecord,
    lists: languageLists,
    fields: languageFields,
  }),
  educations: longlistRecords(groupOf('Education', 'education'), {
    record: educationRecord,
    lists: educationLists,
    fields: educationFields,
  }),
  jobs: longlistRecords(groupOf('Job', 'job'), { record: jobRecord, lists: jobLists, fields: jobFields }),
}
