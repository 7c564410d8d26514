import { nextId, nextMoment } from '../../engine/world'
import type { TrackingFilters } from '~/api/contract/recruitment/applicantFilters'
import { custom1Columns, custom2Columns, trackingColumns } from '~/api/contract/columns'
import type { ApplicantRow } from '~/api/contract/recruitment/applicants'
import type { Contract } from '~/api/contract/index'
import { fullName } from '~/lib/texts/text'
import { type Right, rights } from '~/lib/rules/rights'
import type { Scope } from '~/lib/scope'
import { readSheetChanges } from '~/api/contract/sheetChanges'
import { readSheet, type SheetCells, UnreadableSheet } from '~/lib/sheet/xlsx'
import { checkWithin } from '../../engine/calls/callers'
import { standingOf } from '../applications/standings'
import { Refusal } from '../../engine/calls/refusal'
import { doneOf, pollUpload, uploadPath } from './uploads'
import { ownVacancy, vacancyIn } from '../vacancies/access'
import { applicationsTo, batchesOf, events, stagesOf } from '../applications/seed'
import type { Application } from '../applications/application'
import { applicantMatchers, applicantRowOf } from '../applications/rows'
import { applyingMatchers } from '../applications/matchers'
import { fileOf } from '../conversations/handlers'
import { exportsOf, fileUrlOf } from '../exports/handlers'
import type { Call, Handlers } from '../../world'
import { signedIn } from '../../engine/calls/handler'
import { anyOf, contains, equals, type Matchers, passing, testsOf } from '../../engine/calls/filtering'
import { pageOf, pageWhere } from '../../engine/calls/paging'
import { keptMinute } from '../people/rows'
import { savedQueries } from '../savedQueries/handlers'

/** Matchers of the tracking filters. */
function trackingMatchers(
  { world }: Pick<Call, 'world'>,
  { corporateId, vacancyCode = '' }: TrackingFilters & Scope,
): Matchers<Application, TrackingFilters> {
  const vacancy = vacancyIn(world, corporateId, vacancyCode)
  return {
    ...applicantMatchers(world, corporateId, vacancyCode),
    startSendDate: (wanted) => (a) => a.sentAt >= keptMinute(wanted),
    endSendDate: (wanted) => (a) => a.sentAt <= `${keptMinute(wanted)}:59+07:00`,
    educationDegreeNames: equals((a) => a.person.education?.degree),
    stageIds: anyOf((a) => [standingOf(world, a).stageId]),
    ...applyingMatchers(applicationsTo(world.base, vacancy)),
  }
}
function asked({ corporateId, ...filters }: TrackingFilters & Scope, at: Pick<Call, 'world'>) {
  const vacancy = vacancyIn(at.world, corporateId, filters.vacancyCode ?? '')
  return {
    applications: applicationsTo(at.world.base, vacancy),
    tests: testsOf(trackingMatchers(at, { corporateId, ...filters }), filters),
  }
}

/** The columns of each kind of download (decision 'downloads'). */
const kinds = { STANDARD: trackingColumns, CUSTOM1: custom1Columns, CUSTOM2: custom2Columns }
const downloads = (category: keyof typeof kinds, right: Right) =>
  exportsOf<TrackingFilters & Scope, Application, ApplicantRow>({
    family: category,
    title: `pelacakan-${category.toLowerCase()}`,
    history: ({ corporateId, vacancyCode = '' }, at) => ({
      corporateId,
      vacancyCode,
      category,
      right,
      createdBy: nameOf(at),
      startedAt: nextMoment(at.world),
    }),
    find: (filters, at) => {
      const found = asked(filters, at)
      return passing(found.applications, found.tests)
    },
    columns: kinds[category],
    rowOf: (one, context) => applicantRowOf(context, one),
  })
const nameOf = (at: Call) => fullName(signedIn(at))

function sheetOf(bytes: Uint8Array): SheetCells {
  try {
    return readSheet(bytes)
  } catch (error) {
    if (error instanceof UnreadableSheet) throw new Refusal(422, 'Berkas tidak dapat dibaca sebagai .xlsx')
    throw error
  }
}
const standard = downloads('STANDARD', rights.standardDownload)
const custom1 = downloads('CUSTOM1', rights.custom1Download)
const custom2 = downloads('CUSTOM2', rights.custom2Download)

/** Applicant tracking: its search, downloads and uploads. */
export const tracking: Handlers<Contract['tracking']> = {
  rows: ({ start, length, ...filters }, at) => {
    const found = asked(filters, at)
    return pageWhere(found.applications, found.tests, { start, length }, (one) => applicantRowOf(at, one))
  },
  saved: savedQueries('tracking', rights.tracking),
  standard: { start: standard.start },
  custom1: { start: custom1.start },
  custom2: { start: custom2.start },
  // `find` looks jobs up by id, regardless of their kind.
  download: standard.find,
  upload: ({ body: { corporateId, klobVacancyCode, file } }, at) => {
    const vacancy = vacancyIn(at.world, corporateId, klobVacancyCode)
    const sent = fileOf(file)
    const { changes, findings } = readSheetChanges(sheetOf(sent.bytes))
    if (findings.missingColumns.length > 0)
      throw new Refusal(422, `Kolom tidak ada: ${findings.missingColumns.join(', ')}`)
    const id = nextId(at.world, 'UPL')
    at.world.uploads.push({
      id,
      vacancy,
      changes,
      bytes: sent.bytes,
      fileName: sent.name,
      username: signedIn(at).username,
      createdBy: nameOf(at),
      polls: 0,
      status: null,
      outcomes: [],
    })
    return { id }
  },
  uploaded: ({ id }, at) => {
    const upload = at.world.uploads.find((one) => one.id === id && one.username === signedIn(at).username)
    if (!upload) throw new Refusal(404)
    checkWithin(signedIn(at), upload.vacancy.corporateId, rights.tracking)
    pollUpload(at.world, upload)
    return { id, current: doneOf(at.world, upload), status: upload.status }
  },
  uploads: ({ vacancyCode, start, length, createdBy, createdAt, email, stage: wanted, status }, at) => {
    const vacancy = ownVacancy(at, vacancyCode, rights.tracking)
    const rows = at.world.uploads
      .filter((upload) => upload.vacancy.klobVacancyCode === vacancy.klobVacancyCode)
      .flatMap((upload) =>
        upload.outcomes.map((outcome) => ({
          createdBy: upload.createdBy,
          createdAt: outcome.at,
          fileUrl: at.origin + uploadPath(upload),
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
      ...(createdAt === undefined ? [] : [(row: Row) => row.createdAt >= keptMinute(createdAt)]),
    ]
    return pageWhere(rows.reverse(), passed, { start, length }, (row) => row)
  },
  downloads: ({ vacancyCode, start, length, startDate, endDate }, at) => {
    const vacancy = ownVacancy(at, vacancyCode, rights.tracking)
    const jobs = at.world.exports.jobs.flatMap((job) =>
      job.history?.vacancyCode === vacancy.klobVacancyCode ? [{ job, history: job.history }] : [],
    )
    const within = jobs.filter(
      ({ history: { startedAt } }) =>
        (startDate === undefined || startedAt >= keptMinute(startDate)) &&
        (endDate === undefined || startedAt <= `${keptMinute(endDate)}:59+07:00`),
    )
    return pageOf(within.reverse(), { start, length }, ({ job, history }) => ({
      categoryId: history.category,
      startDate: history.startedAt,
      endDate: job.endedAt ?? null,
      createdBy: history.createdBy,
      fileUrl: fileUrlOf(job, at.origin),
    }))
  },
  form: ({ vacancyCode }, at) => {
    const vacancy = ownVacancy(at, vacancyCode, rights.tracking)
    return { stages: stagesOf(vacancy), batches: batchesOf(vacancy), eventKfaas: events }
  },
}
