import { call } from '~/api/client'
import { tracking, type UploadStatus } from '~/api/contract/recruitment/tracking'
import { momentText } from '~/lib/time/dates'
import type { Job, RowCounts } from './jobs'

const PAGE = 500
/** The rows are dated by the server, perhaps before the answer that the job began with. */
const MARGIN_MS = 60_000

/** Whether a row of a sheet was applied (wire decision B19). */
export const isApplied = ({ status }: Pick<UploadStatus, 'status'>): boolean => status?.toUpperCase() === 'SUCCESS'

/**
 * The rows of one upload among the newest rows of its vacancy: those of the newest file with as many rows. Undefined if
 * no file has, since then they are mixed with another's.
 */
export function rowsOfUpload(rows: readonly UploadStatus[], count: number): UploadStatus[] | undefined {
  const files = new Map<string, UploadStatus[]>()
  for (const row of rows) {
    const file = `${row.createdBy} ${row.fileUrl}`
    const same = files.get(file)
    if (same) same.push(row)
    else files.set(file, [row])
  }
  return [...files.values()].find(({ length }) => length === count)
}

/** Reads the outcome of each row of an upload that has ended (document 2 §7; decision 'outcome of an upload'). */
export async function readUploadRows(
  { about = '', startedAt, current }: Pick<Job, 'about' | 'startedAt' | 'current'>,
  signal?: AbortSignal,
): Promise<UploadStatus[] | undefined> {
  if (startedAt === undefined) return undefined
  const createdAt = momentText(new Date(startedAt - MARGIN_MS).toISOString()).replace(/\D/g, '')
  const rows: UploadStatus[] = []
  for (let start = 0; ; start += 1) {
    const page = { vacancyCode: about, createdAt, start, length: PAGE }
    const { content, last } = await call(tracking.uploads, page, signal)
    rows.push(...content)
    const found = rows.length >= current ? rowsOfUpload(rows, current) : undefined
    if (found || last || content.length === 0) return found
  }
}

/** How many rows of an upload changed something and how many failed; undefined where that cannot be told. */
export async function countRows(
  job: Parameters<typeof readUploadRows>[0],
  signal?: AbortSignal,
): Promise<RowCounts | undefined> {
  const rows = await readUploadRows(job, signal).catch(() => undefined)
  if (!rows) return undefined
  const changed = rows.filter(isApplied).length
  return { changed, failed: rows.length - changed }
}
