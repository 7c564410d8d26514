import { nextMoment } from '../../engine/world'
import type { SheetChange } from '~/api/contract/sheetChanges'
import { rights } from '~/lib/rules/rights'
import { comparable } from '~/lib/texts/cleaned'
import { checkRights } from '../../engine/calls/callers'
import { download, type Visitor } from '../../engine/content/files'
import { XLSX } from '../../engine/content/sheet'
import type { Upload } from './state'
import { moveTo, saveNotes, standingOf } from '../applications/standings'
import type { Notes } from '../applications/state'
import type { Application } from '../applications/application'
import { applicationsTo, stagesOf } from '../applications/seed'
import type { World } from '../../world'

/** The path of an uploaded sheet. */
export const uploadPath = ({ id, fileName }: Upload): string => `/files/uploads/${id}/${encodeURIComponent(fileName)}`

/** Applies one row to the applicant of its e-mail and returns its result as text. */
function apply(world: World, { vacancy, createdBy }: Upload, change: SheetChange, application: Application): string {
  const stage = stagesOf(vacancy).find(({ text }) => comparable(text) === comparable(change.stage))
  if (change.stage !== '' && !stage) return 'FAILED: tahap tidak dikenal'
  const before = standingOf(world, application)
  if (stage && stage.id !== before.stageId) moveTo(world, application, stage.id, createdBy)
  const typed = [change.field1, change.field2, change.field3, change.field4, change.field5]
  const sendEmail = change.sendEmail.toLowerCase() === 'ya' ? 'ya' : 'tidak'
  if (typed.some((text) => text !== '') || change.sendEmail !== '') {
    const notes = typed.map((text, n) => (text === '' ? before.notes[n] : text)) as unknown as Notes
    saveNotes(world, application, notes, sendEmail)
  }
  return 'SUCCESS'
}

/** Applies the rows in their order; of rows with one e-mail the first counts. */
function applyAll(world: World, upload: Upload): string[] {
  const byEmail = new Map<string, Application>()
  for (const application of applicationsTo(world.base, upload.vacancy)) {
    const { email } = application.person
    if (email !== null) byEmail.set(comparable(email), application)
  }
  const seen = new Set<string>()
  return upload.changes.map((change) => {
    const email = comparable(change.email)
    if (email === '') return 'FAILED: e-mail kosong'
    if (seen.has(email)) return 'FAILED: baris ganda'
    seen.add(email)
    const application = byEmail.get(email)
    return application ? apply(world, upload, change, application) : 'FAILED: bukan pelamar'
  })
}

/** Counts a poll of an upload and applies its rows when it ends. */
export function pollUpload(world: World, upload: Upload): void {
  if (upload.status) return
  upload.polls += 1
  if (upload.polls <= world.exports.polls) return
  if (world.exports.result === 'FAILED') {
    upload.status = 'FAILED'
    return
  }
  const statuses = applyAll(world, upload)
  upload.outcomes = upload.changes.map(({ email, stage }, n) => ({
    at: nextMoment(world),
    email: email || null,
    stage: stage || null,
    status: statuses[n]!,
  }))
  upload.status = upload.outcomes.some(({ status }) => status === 'SUCCESS') ? 'SUCCESS' : 'FAILED'
}

/** The number of rows reported as done. */
export const doneOf = (world: World, { status, changes, polls }: Upload): number =>
  status ? changes.length : Math.floor((changes.length * polls) / (world.exports.polls + 1))

/** The uploaded sheet at a path, for callers who may track applicants of its corporate. */
export function uploadFile(path: string, visitor: Visitor, world: World): Response | undefined {
  const upload = world.uploads.find((one) => uploadPath(one) === path)
  if (!upload) return undefined
  checkRights(visitor, upload.vacancy.corporateId, rights.tracking)
  return download({ bytes: upload.bytes, name: upload.fileName }, XLSX)
}
