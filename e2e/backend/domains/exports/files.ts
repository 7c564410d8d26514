import type { World } from '../../world'
import type { Account } from '../../engine/account'
import { checkRights } from '../../engine/calls/callers'
import { type AddKeys, download, type Visitor } from '../../engine/content/files'
import { XLSX, xlsxOf } from '../../engine/content/sheet'
import { sheetOf } from './handlers'
import { exportPath } from './paths'
import type { ExportJob } from './state'

const sheetCache = new WeakMap<ExportJob, Map<string, Promise<Uint8Array>>>()
/** The bytes of a job's sheet, written on a user's first request: the addresses of files in it have their keys. */
function bytesOf(job: ExportJob, { username }: Account, world: World, addKeys: AddKeys): Promise<Uint8Array> {
  const written = sheetCache.get(job) ?? new Map<string, Promise<Uint8Array>>()
  sheetCache.set(job, written)
  const sheet = sheetOf(job, world)
  const row = (number: number) => sheet.row(number).map((text) => addKeys(text, job.origin))
  const bytes = written.get(username) ?? xlsxOf({ ...sheet, row })
  written.set(username, bytes)
  return bytes
}

/** The file of an export: for its owner, or for colleagues with its right if it is in a vacancy's history. */
export async function exportFile(
  path: string,
  visitor: Visitor,
  world: World,
  addKeys: AddKeys,
): Promise<Response | undefined> {
  const job = world.exports.jobs.find((one) => exportPath(one) === path)
  if (job?.outcome !== 'SUCCESS') return undefined
  if (job.username !== visitor.account.username) {
    if (!job.history) return undefined
    checkRights(visitor, job.history.corporateId, job.history.right)
  }
  return download({ bytes: await bytesOf(job, visitor.account, world, addKeys), name: job.fileName }, XLSX)
}
