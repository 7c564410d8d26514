import type { Finding } from './jobKinds'
import type { Job } from './jobs'

const LONGEST_MS = 10 * 60_000
const MOST_FAILURES = 3

/** What a finding means for a job: ten minutes without a link stall it (decision 'exports'). */
export function afterAnswer(job: Pick<Job, 'since'>, finding: Finding, now: number): Partial<Job> {
  if (finding.state === 'ready') return { failures: 0, state: 'ready', url: finding.url }
  if (finding.state === 'failed') return { failures: 0, state: 'failed' }
  return { failures: 0, state: now - job.since > LONGEST_MS ? 'stalled' : 'running' }
}

/** What a failed question means: the third in a row stalls the job. */
export const afterFailure = ({ failures }: Pick<Job, 'failures'>): Partial<Job> => ({
  failures: failures + 1,
  state: failures + 1 >= MOST_FAILURES ? 'stalled' : 'running',
})
