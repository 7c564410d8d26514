import { z } from 'zod/mini'
import { type Right, rights } from '~/lib/rules/rights'
import { paged, read, write } from '~/api/endpoint'
import { fileUpload } from '~/api/endpointGroups/conversation'
import { exportJob, exportStart } from '~/api/endpointGroups/exportEndpoints'
import { listing } from '~/api/endpointGroups/listing'
import { savedQueries } from '~/api/endpointGroups/savedQueries'
import { applicantRow, applicantRowTags } from './applicants'
import { wireMappings, trackingFilters } from './applicantFilters'
import { downloadFilters, uploadFilters } from './historyFilters'
import { id, inCorporate, moment, option, pageParams, textOrNull } from '../../values'

const basePath = '/rest/console/ats/stage'
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
const download = (noun: string, folder: string, requiredRight: Right) =>
  exportStart(
    {
      name: `start${noun}Download`,
      summary: `Start the ${noun} download`,
      doc,
      right: requiredRight,
      basePath: `${basePath}/${folder}`,
      list: 'recruitmentats',
    },
    trackingFilters,
    { invalidates: ['downloads'] },
  )
const uploads = read({
  name: 'listUploadStatuses',
  summary: 'Upload history, newest first',
  doc,
  path: `${basePath}/status/paging/{vacancyCode}`,
  refuses: [404],
  params: z.strictObject({ vacancyCode: id, ...pageParams, ...uploadFilters.schema.shape }),
  result: paged(uploadRow),
  right,
  provides: ['uploads'],
})
const rows = listing(
  {
    name: 'searchTrackedApplicants',
    summary: 'Tracking search',
    doc,
    path: `${basePath}/search/list`,
    right,
  },
  trackingFilters,
  applicantRow,
  applicantRowTags,
)

/** Applicant tracking (document 2 §2.2, §7). */
export const tracking = {
  ...rows,
  saved: savedQueries(
    { noun: 'StageSearch', doc, right, basePath: `${basePath}/search` },
    trackingFilters,
    wireMappings.saved,
  ),
  /** The three kinds of download, each with its own right (wire decision B16). */
  standard: download('Standard', 'download', rights.standardDownload),
  custom1: download('Custom1', 'downloadcustom1', rights.custom1Download),
  custom2: download('Custom2', 'downloadcustom2', rights.custom2Download),
  /** The state of a download of any kind (wire decision B17). */
  download: read({
    name: 'getDownload',
    summary: 'State of a download',
    doc,
    path: `${basePath}/download/findOne`,
    refuses: [404],
    params: z.strictObject({ id }),
    result: exportJob,
    right,
  }),
  /** Changes of stages and notes, row by row (wire decision B18). */
  upload: write({
    name: 'uploadStageXls',
    action: { kind: 'upload', list: 'recruitmentats' },
    summary: 'Upload stage changes',
    doc,
    path: `${basePath}/upload/xls`,
    refuses: [404, 422],
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
    path: `${basePath}/upload/findOne`,
    refuses: [404],
    params: z.strictObject({ id }),
    result: z.object({ id, current: z.int().check(z.gte(0)), status: exportJob.shape.status }),
    right,
  }),
  uploads,
  downloads: read({
    name: 'listDownloadStatuses',
    summary: 'Download history, newest first',
    doc,
    path: `${basePath}/downloadstatus/paging/{vacancyCode}`,
    refuses: [404],
    params: z.strictObject({ vacancyCode: id, ...pageParams, ...downloadFilters.schema.shape }),
    result: paged(downloadRow),
    right,
    provides: ['downloads'],
  }),
  /** Stages, batches and events of a vacancy (wire decision B15). */
  form: read({
    name: 'getStageFormMasterData',
    summary: 'Stages, batches and events of a vacancy',
    doc,
    path: `${basePath}/form/masterdata/{vacancyCode}`,
    refuses: [404],
    params: z.strictObject({ vacancyCode: id }),
    result: z.object({ stages: z.array(option), batches: z.array(option), eventKfaas: z.array(option) }),
    right,
  }),
}
