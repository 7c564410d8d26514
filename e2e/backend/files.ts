import { rights } from '~/lib/rights'
import { answerFileAt } from './answers'
import { checkWithin, visitorOf } from './callers'
import { drawings } from './drawings'
import type { ExportJob } from './exports'
import { isProfileFile, profileFileAt } from './profileFiles'
import { isPhoto, photoAt } from './longlist'
import { Refusal, refused } from './refusal'
import { type Sheet, xlsxOf } from './sheet'
import { attachmentAt, threadRights, wellFormed } from './threads'
import { ticketFileAt } from './tickets'
import { uploadPath } from './uploads'
import type { Account } from './world/accounts'
import { questionsOf } from './world/questions'
import type { World } from './worlds'

/** The path of a corporate's logo. */
export const logoPath = (corporateId: string): string => `/files/logo/${corporateId}.svg`

/** A drawing opened by itself may run and load nothing. */
function drawn(file: string | undefined): Response {
  if (file === undefined) throw new Refusal(404)
  return new Response(file, {
    headers: {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=3600',
    },
  })
}

/** A header's value for any name: plain letters for all, the true name as RFC 8187 has it. */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\w .-]/g, '_')
  const coded = encodeURIComponent(wellFormed(name)).replace(/['()*!]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`
}
/** A file that is only ever saved: it is not shown, guessed at or kept. */
const download = (bytes: Uint8Array, name: string, type: string): Response =>
  // A Uint8Array is a body; its type only leaves open what buffer is behind it.
  new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': type,
      'content-length': String(bytes.length),
      'content-disposition': dispositionOf(name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })

/** The path of an export's file. */
export const exportPath = ({ id, fileName }: ExportJob): string => `/files/exports/${id}/${fileName}`
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function exportAt(path: string, visitor: Account, world: World): Promise<Response> {
  const job = world.exports.jobs.find((one) => exportPath(one) === path)
  if (job?.outcome !== 'SUCCESS') throw new Refusal(404)
  if (job.username !== visitor.username) {
    if (!job.history) throw new Refusal(404)
    checkWithin(visitor, job.history.corporateId, job.history.right)
  }
  job.file ??= xlsxOf(job.sheet())
  return download(await job.file, job.fileName, XLSX)
}
/** The path of the file that an attachment is asked for with. */
export const templatePath = (questionId: string, name: string): string =>
  `/files/templates/${questionId}/${encodeURIComponent(name)}`

const TEMPLATE: Sheet = {
  name: 'Formulir',
  titles: ['Data', 'Isian'],
  count: 4,
  row: (n) => [['Nama lengkap', 'Tempat lahir', 'Tanggal lahir', 'Alamat'][n]!, ''],
}
async function templateAt(path: string, world: World): Promise<Response> {
  const [, questionId = '', coded = ''] = /^\/files\/templates\/([\w.-]+)\/([^/]+)$/.exec(path) ?? []
  const uploaded = world.templates.get(questionId)
  if (uploaded && encodeURIComponent(uploaded.name) === coded)
    return download(uploaded.bytes, uploaded.name, 'application/octet-stream')
  const [, klobVacancyCode = ''] = /^Q-(.+)-\d+$/.exec(questionId) ?? []
  const asked = [...questionsOf({ klobVacancyCode }), ...[...world.vacancies.values()].flatMap((one) => one.questions)]
  const name = asked.find(({ id }) => id === questionId)?.template
  if (name == null || encodeURIComponent(name) !== coded) throw new Refusal(404)
  return download(await xlsxOf(TEMPLATE), name, XLSX)
}
function attachedAt(path: string, visitor: Account, world: World): Response {
  const ofTicket = ticketFileAt(world, path)
  if (ofTicket) {
    checkWithin(visitor, undefined, rights.executiveSearch)
    return download(ofTicket.bytes, ofTicket.name, 'application/octet-stream')
  }
  const found = attachmentAt(world, path)
  if (!found) throw new Refusal(404)
  checkWithin(visitor, found.thread.corporateId, threadRights[found.thread.family])
  return download(found.file.bytes, found.file.name, 'application/octet-stream')
}
/** For whoever may see profiles in one of their corporates. */
function profileFile(path: string, visitor: Account): Response {
  checkWithin(visitor, undefined, rights.atsReport)
  const file = profileFileAt(path)
  if (!file) throw new Refusal(404)
  return 'svg' in file ? drawn(file.svg) : download(file.pdf, file.name, 'application/pdf')
}

function uploadAt(path: string, visitor: Account, world: World): Response {
  const upload = world.uploads.find((one) => uploadPath(one) === path)
  if (!upload) throw new Refusal(404)
  checkWithin(visitor, upload.vacancy.corporateId, rights.tracking)
  return download(upload.bytes, upload.fileName, XLSX)
}
function answerAt(path: string, visitor: Account, world: World): Response {
  const found = answerFileAt(world, path)
  if (!found) throw new Refusal(404)
  checkWithin(visitor, found.corporateId)
  return download(found.bytes, found.name, 'application/pdf')
}

/** A photo of a longlist user; what it is its name says, and it was looked at when it came. */
function photo(path: string, visitor: Account, world: World): Response {
  const found = photoAt(world, path)
  if (!found) throw new Refusal(404)
  checkWithin(visitor, found.corporateId, rights.executiveSearch)
  const answer = download(found.photo.bytes, found.photo.name, found.type)
  answer.headers.set('content-disposition', 'inline')
  return answer
}

/** Files of the world: drawings and templates for all, exports for who started them, all else for the corporate it belongs to. */
export async function answerFile(request: Request, path: string, world: World): Promise<Response> {
  try {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal(404)
    if (/^\/files\/(logo|picture|benefit)\//.test(path)) return drawn(drawings[path])
    if (path.startsWith('/files/templates/')) return await templateAt(path, world)
    const visitor = visitorOf(request, world)
    if (!visitor) throw new Refusal(401)
    if (isPhoto(path)) return photo(path, visitor, world)
    if (isProfileFile(path)) return profileFile(path, visitor)
    const [, , folder] = path.split('/', 3)
    if (folder === 'exports') return await exportAt(path, visitor, world)
    if (folder === 'uploads') return uploadAt(path, visitor, world)
    return folder === 'answers' ? answerAt(path, visitor, world) : attachedAt(path, visitor, world)
  } catch (error) {
    if (error instanceof Refusal) return refused(error)
    throw error
  }
}
