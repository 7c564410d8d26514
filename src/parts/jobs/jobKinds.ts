import { talents } from '~/api/contract/talents'
import type { Endpoint } from '~/api/endpoint'
import type { ExportJob } from '~/api/families/exporting'
import type { Job } from './jobs'

/** What an answer says of a job. */
export type Finding = { state: 'running' } | { state: 'failed' } | { state: 'ready'; url: string }

/** How a kind of job is asked after: first after `first` ms, then every `every` ms, until it is settled. */
export type JobKind<In extends object = object, Out = unknown> = {
  title: string
  first: number
  every: number
  ask: (job: Job) => { endpoint: Endpoint<In, Out, unknown>; input: In }
  read: (answer: Out, job: Job) => Finding
}
const kind = <In extends object, Out>(of: JobKind<In, Out>): JobKind => of as unknown as JobKind

const THREE_SECONDS = 3_000

/**
 * What the newest export of a family says of a job. The answer may still tell of an export before it: it counts when it
 * bears the job's id, or when neither its id nor its link is the earlier one's (document 1 §4; decision 'stale exports').
 */
export function readNewest({ id, url, status }: ExportJob, job: Pick<Job, 'id' | 'before'>): Finding {
  const isOurs = id === job.id || (id !== job.before?.id && url !== job.before?.url)
  if (isOurs && status === 'FAILED') return { state: 'failed' }
  return isOurs && url ? { state: 'ready', url } : { state: 'running' }
}

/** Every kind of job by the name under which it is remembered (document 1 §9, document 2 §9). */
export const jobKinds = {
  talentExport: kind({
    title: 'Ekspor talenta',
    first: THREE_SECONDS,
    every: THREE_SECONDS,
    ask: () => ({ endpoint: talents.export.latest, input: {} }),
    read: readNewest,
  }),
}
export type JobKindName = keyof typeof jobKinds
