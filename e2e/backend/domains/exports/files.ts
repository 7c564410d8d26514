import type { World } from '../../world'
import type { Account } from '../../engine/account'
import { checkRights } from '../../engine/calls/callers'
import { Refusal } from '../../engine/calls/refusal'
import { download } from '../../engine/content/files'
import { XLSX, xlsxOf } from '../../engine/content/sheet'
import { sheetOf } from './handlers'
import { exportPath } from './paths'
import type { ExportJob } from './state'

const sheetCache = new WeakMap<ExportJob, Promise<Uint8Array>>()
/** The bytes of a job's sheet, written on first request. */
function bytesOf(job: ExportJob, world: World): Promise<Uint8Array> {
  const bytes = sheetCache.get(job) ?? xlsxOf(sheetOf(job, world))
  sheetCache.set(job, bytes)
  return bytes
}

/** The file of an export: for its owner, or for colleagues with its right if it is in a vacancy's history. */
export async function exportFile(path: string, visitor: Account, world: World): Promise<Response> {
  const job = world.exports.jobs.find((one) => exportPath(one) === path)
  if (job?.outcome !== 'SUCCESS') throw new Refusal(404)
  if (job.username !== visitor.username) {
    if (!job.history) throw new Refusal(404)
    checkRights(visitor, job.history.corporateId, job.history.right)
  }
  return download({ bytes: await bytesOf(job, world), name: job.fileName }, XLSX)
}
