import { shortHash } from '~/lib/shortHash'
import { numberText } from '~/lib/texts/numbers'
import { safeUrl } from '~/lib/url/urls'
import type { Job, RowCounts } from './jobs'

/** The state of a job as its endpoint answers it; each endpoint has a subset of these fields. */
export type JobAnswer = { id?: string; current?: number; status?: string | null; url?: string | null }

const MAX_DURATION_MS = 10 * 60_000
const MAX_FAILURES = 3

/**
 * The change of a job after an answer, which may still be about the previous job: it counts if it has the job's id, or
 * if neither its id nor its link is the previous one's. A job that runs longer than ten minutes stalls (document 1 §4;
 * decisions 'stale exports', 'uploads').
 */
export function afterAnswer(
  { id, before, gives, since }: Pick<Job, 'id' | 'before' | 'gives' | 'since'>,
  answer: JobAnswer,
  now: number,
): Partial<Job> {
  const { url = null, status = null, current = 0 } = answer
  const isOther =
    before !== null && ((answer.id !== undefined && answer.id === before.id) || hashOf(url) === before.urlHash)
  if (answer.id !== id && isOther) return { failures: 0, ...waiting(since, now) }
  const known = { failures: 0, current, status }
  if (status === 'FAILED') return { ...known, state: 'failed' }
  const isDone = gives === 'file' ? url !== null : status !== null
  return isDone ? { ...known, state: 'ready', url } : { ...known, ...waiting(since, now) }
}
/** A link as it is stored to recognise it. */
export const hashOf = (url: string | null): string | null => (url === null ? null : shortHash(url))

/**
 * The link of a ready file from a new answer; undefined if the answer is about a newer job, which has replaced the file.
 */
export function linkFrom({ id, before }: Pick<Job, 'id' | 'before'>, answer: JobAnswer): string | undefined {
  const { url = null } = answer
  const isOwn = answer.id === undefined ? hashOf(url) !== before?.urlHash : answer.id === id
  return isOwn && url !== null ? url : undefined
}
const waiting = (since: number, now: number): Partial<Job> => ({
  state: now - since > MAX_DURATION_MS ? 'stalled' : 'running',
})

/** The change of a job after a failed poll: the third failure in a row stalls it. */
export const afterFailure = ({ failures }: Pick<Job, 'failures'>): Partial<Job> => ({
  failures: failures + 1,
  state: failures + 1 >= MAX_FAILURES ? 'stalled' : 'running',
})

const rows = (current: number) => `${numberText(current)} baris`
/** Text for changes in progress, without the number of rows. */
export const IN_PROGRESS = 'Sedang diproses...'

/** Button that shows the rows that were not applied. */
export const LOOK_AT_FAILED = 'Lihat yang gagal'
/** The outcome of changes as text. */
export const countsText = ({ changed, failed }: RowCounts): string =>
  `${numberText(changed)} berubah, ${numberText(failed)} gagal`
const endText = ({ counts }: Job, unknown: string) => (counts ? countsText(counts) : unknown)

const stateTexts: Record<Job['gives'], Record<Job['state'], (job: Job) => string>> = {
  file: {
    running: ({ current }) => `Sedang disiapkan... ${current > 0 ? rows(current) : ''}`,
    ready: ({ url }) => (url === null || safeUrl(url) ? 'Siap diunduh' : 'Tautan tidak dapat dibuka'),
    failed: () => 'Gagal disiapkan. Mulai lagi dari hasil pencariannya.',
    stalled: () => 'Belum selesai atau tidak dapat diperiksa',
  },
  changes: {
    running: ({ current }) => `${IN_PROGRESS} ${rows(current)}`,
    ready: (job) => endText(job, `Selesai: ${rows(job.current)}, ${job.status}`),
    failed: (job) => endText(job, `Gagal: ${job.status}. Lihat Status Perubahan.`),
    stalled: () => 'Belum selesai atau tidak dapat diperiksa',
  },
}

/** The state of a job as text. */
export const jobText = (job: Job): string => stateTexts[job.gives][job.state](job).trim()
