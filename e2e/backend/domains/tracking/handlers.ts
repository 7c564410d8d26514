import { nextId, nextMoment } from '../../engine/world'
import type { TrackingFilters } from '~/api/contract/recruitment/applicantFilters'
import { custom1Columns, custom2Columns, standardColumns } from '~/api/contract/columns'
import type { ApplicantRow } from '~/api/contract/recruitment/applicants'
import type { Contract } from '~/api/contract/index'
import { fullName } from '~/lib/texts/text'
import { type Right, rights } from '~/lib/rules/rights'
import type { Scope } from '~/lib/scope'
import { changeTitles, readSheetChanges } from '~/api/contract/sheetChanges'
import { type SheetCells, UnreadableSheet } from '~/lib/sheet/sheetCells'
import { checkRights } from '../../engine/calls/callers'
import { standingOf } from '../applications/standings'
import { readSheetApart } from '../../engine/content/sheetReading'
import { doneOf, pollUpload, uploadPath } from './uploads'
import { findVacancy, ownVacancy, vacancyIn } from '../vacancies/access'
import type { VacancyRecord } from '../vacancies/state'
import { applicationsTo, batchesOf, events, stagesOf } from '../applications/seed'
import type { Application } from '../applications/application'
import { applicantMatchers, applicantRowOf } from '../applications/rows'
import { applyingMatchers } from '../applications/matchers'
import { decodedFile } from '../conversations/handlers'
import { exportsOf, fileUrlOf } from '../exports/handlers'
import type { Call, Handlers } from '../../world'
import { signedIn } from '../../engine/calls/handler'
import { anyOf, contains, equals, type Matchers, passingAll, predicatesOf } from '../../engine/calls/filtering'
import { pageOf, filteredPage } from '../../engine/calls/paging'
import { parseFilterMinute } from '../people/rows'
import { savedQueries } from '../savedQueries/handlers'

/** Matchers of the tracking filters. */
function trackingMatchers(
  { world }: Pick<Call, 'world'>,
  vacancy: VacancyRecord,
): Matchers<Application, TrackingFilters> {
  return {
    ...applicantMatchers(world, vacancy.corporateId, vacancy.klobVacancyCode),
    startSendDate: (wanted) => (a) => a.sentAt >= parseFilterMinute(wanted),
    endSendDate: (wanted) => (a) => a.sentAt <= `${parseFilterMinute(wanted)}:59+07:00`,
    educationDegreeNames: equals((a) => a.person.education?.degree),
    stageIds: anyOf((a) => [standingOf(world, a).stageId]),
    ...applyingMatchers(applicationsTo(world.base, vacancy)),
  }
}
function searchOf({ corporateId, ...filters }: TrackingFilters & Scope, call: Pick<Call, 'world'>) {
  const vacancy = findVacancy(call.world, corporateId, filters.vacancyCode ?? '')
  // The contract knows no 404 here: a vacancy that is not the corporate's has no applicants.
  if (!vacancy) return { applications: [], tests: [] }
  return {
    applications: applicationsTo(call.world.base, vacancy),
    tests: predicatesOf(trackingMatchers(call, vacancy), filters),
  }
}

/** The columns of each kind of download (decision 'downloads'). */
const kinds = { STANDARD: standardColumns, CUSTOM1: custom1Columns, CUSTOM2: custom2Columns }
const downloads = (category: keyof typeof kinds, right: Right) =>
  exportsOf<TrackingFilters & Scope, Application, ApplicantRow>({
    family: category,
    title: `pelacakan-${category.toLowerCase()}`,
    history: ({ corporateId, vacancyCode = '' }, call) => ({
      corporateId,
      vacancyCode,
      category,
      right,
      createdBy: nameOf(call),
      startedAt: nextMoment(call.world),
    }),
    find: (filters, call) => {
      const found = searchOf(filters, call)
      return passingAll(found.applications, found.tests)
    },
    columns: kinds[category],
    rowOf: (one, context) => applicantRowOf(context, one),
  })
const nameOf = (call: Call) => fullName(signedIn(call))

async function sheetOf(bytes: Uint8Array, { refuse }: Pick<Call<422>, 'refuse'>): Promise<SheetCells> {
  try {
    return await readSheetApart({ bytes, titles: changeTitles })
  } catch (error) {
    if (error instanceof UnreadableSheet) throw refuse(422, 'Berkas tidak dapat dibaca sebagai .xlsx')
    throw error
  }
}
const standard = downloads('STANDARD', rights.standardDownload)
const custom1 = downloads('CUSTOM1', rights.custom1Download)
const custom2 = downloads('CUSTOM2', rights.custom2Download)

/** Applicant tracking: its search, downloads and uploads. */
export const tracking: Handlers<Contract['tracking']> = {
  rows: ({ start, length, ...filters }, call) => {
    const found = searchOf(filters, call)
    return filteredPage(found.applications, found.tests, { start, length }, (one) => applicantRowOf(call, one))
  },
  saved: savedQueries('tracking', rights.tracking),
  standard: { start: standard.start },
  custom1: { start: custom1.start },
  custom2: { start: custom2.start },
  // `find` looks jobs up by id, regardless of their kind.
  download: standard.find,
  upload: async ({ body: { corporateId, klobVacancyCode, file } }, call) => {
    const vacancy = vacancyIn(call, corporateId, klobVacancyCode)
    const sent = decodedFile(file)
    const { changes, findings } = readSheetChanges(await sheetOf(sent.bytes, call))
    if (findings.missingColumns.length > 0)
      throw call.refuse(422, `Kolom tidak ada: ${findings.missingColumns.join(', ')}`)
    const id = nextId(call.world, 'UPL')
    call.world.uploads.push({
      id,
      vacancy,
      changes,
      bytes: sent.bytes,
      fileName: sent.name,
      username: signedIn(call).username,
      createdBy: nameOf(call),
      polls: 0,
      status: null,
      outcomes: [],
    })
    return { id }
  },
  uploaded: ({ id }, call) => {
    const upload = call.world.uploads.find((one) => one.id === id && one.username === signedIn(call).username)
    if (!upload) throw call.refuse(404)
    checkRights(call, upload.vacancy.corporateId, rights.tracking)
    pollUpload(call.world, upload)
    return { id, current: doneOf(call.world, upload), status: upload.status }
  },
  uploads: ({ vacancyCode, start, length, createdBy, createdAt, email, stage: wanted, status }, call) => {
    const vacancy = ownVacancy(call, vacancyCode, rights.tracking)
    const rows = call.world.uploads
      .filter((upload) => upload.vacancy.klobVacancyCode === vacancy.klobVacancyCode)
      .flatMap((upload) =>
        upload.outcomes.map((outcome) => ({
          createdBy: upload.createdBy,
          createdAt: outcome.at,
          fileUrl: call.origin + uploadPath(upload),
          email: outcome.email,
          stage: outcome.stage,
          status: outcome.status,
        })),
      )
    type Row = (typeof rows)[number]
    const has = (text: string | undefined, read: (row: Row) => string | null) =>
      text === undefined ? [] : [contains(read)(text)]
    const passed = [
      ...has(createdBy, (row) => row.createdBy),
      ...has(email, (row) => row.email),
      ...has(wanted, (row) => row.stage),
      ...has(status, (row) => row.status),
      ...(createdAt === undefined ? [] : [(row: Row) => row.createdAt >= parseFilterMinute(createdAt)]),
    ]
    return filteredPage(rows.reverse(), passed, { start, length }, (row) => row)
  },
  downloads: ({ vacancyCode, start, length, startDate, endDate }, call) => {
    const vacancy = ownVacancy(call, vacancyCode, rights.tracking)
    const jobs = call.world.exports.jobs.flatMap((job) =>
      job.history?.vacancyCode === vacancy.klobVacancyCode ? [{ job, history: job.history }] : [],
    )
    const within = jobs.filter(
      ({ history: { startedAt } }) =>
        (startDate === undefined || startedAt >= parseFilterMinute(startDate)) &&
        (endDate === undefined || startedAt <= `${parseFilterMinute(endDate)}:59+07:00`),
    )
    return pageOf(within.reverse(), { start, length }, ({ job, history }) => ({
      categoryId: history.category,
      startDate: history.startedAt,
      endDate: job.endedAt ?? null,
      createdBy: history.createdBy,
      fileUrl: fileUrlOf(job, call.origin),
    }))
  },
  form: ({ vacancyCode }, call) => {
    const vacancy = ownVacancy(call, vacancyCode, rights.tracking)
    return { stages: stagesOf(vacancy), batches: batchesOf(vacancy), eventKfaas: events }
  },
}
