import { z } from 'zod/mini'
import { type Right, rights } from '~/lib/rules/rights'
import { paged, read, write } from '~/api/endpoint'
import { fileUpload } from '~/api/endpointGroups/conversation'
import { job, starting } from '~/api/endpointGroups/exporting'
import { listing } from '~/api/endpointGroups/listing'
import { savedQueries } from '~/api/endpointGroups/savedQueries'
import { applicantRow, applicantRowTags } from './applicants'
import { spellings, trackingFilters } from './applicantFilters'
import { downloadFilters, uploadFilters } from './historyFilters'
import { id, inCorporate, moment, option, pageOf, textOrNull } from '~/api/contract/values'

const AT = '/rest/console/ats/stage'
const doc = '2§7'
const right = rights.tracking

const uploadRow = z.object({
  createdBy: z.string(),
  createdAt: moment,
  fileUrl: textOrNull,
  email: textOrNull,
  stage: textOrNull,
  status: textOrNull,
})
/** Outcome of one row of an uploaded sheet (document 2 §3 'Upload status row'). */
export type UploadStatus = z.infer<typeof uploadRow>
const downloadRow = z.object({
  categoryId: z.string(),
  startDate: z.nullable(moment),
  endDate: z.nullable(moment),
  createdBy: z.string(),
  fileUrl: textOrNull,
})
/** A downloaded file in the history (document 2 §3 'Download status row'). */
export type DownloadStatus = z.infer<typeof downloadRow>

const xlsx = z.extend(fileUpload, {
  originalFilename: z.string().check(z.minLength(1), z.maxLength(255), z.regex(/\.[xX][lL][sS][xX]$/)),
})
const download = (noun: string, folder: string, needed: Right) =>
  starting(
    {
      name: `start${noun}Download`,
      summary: `Start the ${noun} download`,
      doc,
      right: needed,
      basePath: `${AT}/${folder}`,
    },
    trackingFilters,
    { invalidates: ['downloads'] },
  )
const uploads = read({
  name: 'listUploadStatuses',
  summary: 'Upload history, newest first',
  doc,
  path: `${AT}/status/paging/{vacancyCode}`,
  params: z.strictObject({
    vacancyCode: id,
    ...pageOf,
    ...uploadFilters.schema.shape,
  }),
  result: paged(uploadRow),
  right,
  provides: ['uploads'],
})
const rows = listing(
  {
    name: 'searchTrackedApplicants',
    summary: 'Tracking search',
    doc,
    path: `${AT}/search/list`,
    right,
  },
  trackingFilters,
  applicantRow,
  applicantRowTags,
)

/** Applicant tracking (document 2 §2.2, §7). */
export const tracking = {
  ...rows,
  saved: savedQueries({ noun: 'StageSearch', doc, right, basePath: `${AT}/search` }, trackingFilters, spellings.saved),
  /** The three kinds of download, each with its own right (wire decision B16). */
  standard: download('Standard', 'download', rights.standardDownload),
  custom1: download('Custom1', 'downloadcustom1', rights.custom1Download),
  custom2: download('Custom2', 'downloadcustom2', rights.custom2Download),
  /** The state of a download of any kind (wire decision B17). */
  download: read({
    name: 'getDownload',
    summary: 'State of a download',
    doc,
    path: `${AT}/download/findOne`,
    params: z.strictObject({ id }),
    result: job,
    right,
  }),
  /** Changes of stages and notes, row by row (wire decision B18). */
  upload: write({
    name: 'uploadStageXls',
    summary: 'Upload stage changes',
    doc,
    path: `${AT}/upload/xls`,
    params: z.strictObject({}),
    body: z.strictObject({ ...inCorporate, file: xlsx, klobVacancyCode: id }),
    result: z.object({ id }),
    right,
    // The server applies rows one by one until the upload is done.
    invalidates: ['stages', 'applicants', 'uploads'],
  }),
  uploaded: read({
    name: 'getUpload',
    summary: 'State of an upload (polled every 4 s)',
    doc,
    path: `${AT}/upload/findOne`,
    params: z.strictObject({ id }),
    result: z.object({ id, current: z.int().check(z.gte(0)), status: job.shape.status }),
    right,
  }),
  uploads,
  downloads: read({
    name: 'listDownloadStatuses',
    summary: 'Download history, newest first',
    doc,
    path: `${AT}/downloadstatus/paging/{vacancyCode}`,
    params: z.strictObject({
      vacancyCode: id,
      ...pageOf,
      ...downloadFilters.schema.shape,
    }),
    result: paged(downloadRow),
    right,
    provides: ['downloads'],
  }),
  /** Stages, batches and events of a vacancy (wire decision B15). */
  form: read({
    name: 'getStageFormMasterData',
    summary: 'Stages, batches and events of a vacancy',
    doc,
    path: `${AT}/form/masterdata/{vacancyCode}`,
    params: z.strictObject({ vacancyCode: id }),
    result: z.object({ stages: z.array(option), batches: z.array(option), eventKfaas: z.array(option) }),
    right,
  }),
}
