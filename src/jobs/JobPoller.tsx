import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnyEndpoint } from '~/api/endpoint'
import { invalidate } from '~/api/tags/tags'
import { safeUrl } from '~/lib/url/urls'
import { notify, offer } from '~/ui/messages/notify'
import { type Job, jobStore } from './jobs'
import { pollEndpoint, pollJob } from './pollJob'
import { afterAnswer, afterFailure, countsText, LOOK_AT_FAILED } from './progress'
import { countRows } from './uploadOutcome'

/** How long the toast offers a ready file; the tray keeps it. */
const READY_MS = 20_000
const openFile = (url: string) => void window.open(url, '_blank', 'noopener,noreferrer')

/** Tells that a job has ended: a file with its link, changes with their outcome (document 1 §4, document 2 §4.3). */
function tell(job: Job, showFailed: Props['showFailed']): void {
  const { title, state, gives, counts } = job
  const url = safeUrl(job.url)
  if (state !== 'ready' && state !== 'failed') return
  if (counts) {
    const message = `${title}: ${countsText(counts)}`
    if (counts.failed === 0) return void notify(message)
    offer(message, { label: LOOK_AT_FAILED, run: () => showFailed(job) }, READY_MS, () => {})
  } else if (gives === 'changes') {
    void notify(
      state === 'ready' ? `${title} berakhir. Lihat Status Perubahan.` : `${title} gagal`,
      state === 'ready' ? 'info' : 'failed',
    )
  } else if (state === 'ready' && url) {
    offer(
      `${title} siap diunduh`,
      { label: 'Unduh berkas', run: () => openFile(url), isPrimary: true },
      READY_MS,
      () => {},
    )
  } else if (state === 'ready') void notify(`${title} siap`)
}

type Props = {
  job: Job
  /** Shows the rows of changes that failed. */
  showFailed: (job: Job) => void
}

/** Polls one running job until it is settled; renders nothing. */
export function JobPoller({ job, showFailed }: Props) {
  const endpoint = pollEndpoint(job)
  return endpoint ? <Poller job={job} showFailed={showFailed} endpoint={endpoint} /> : null
}

function Poller({ job, showFailed, endpoint }: Props & { endpoint: AnyEndpoint }) {
  const client = useQueryClient()
  const remainingDelay = () => job.since + job.first - Date.now()
  useQuery({
    // The key ends with the job's id, so that jobs do not share answers.
    queryKey: [endpoint.name, job.id],
    queryFn: async ({ signal }) => {
      if (remainingDelay() > 0) return 'waiting'
      // The store has the current job; this render may be outdated.
      const currentJob = jobStore.all().find(({ id }) => id === job.id) ?? job
      const change = await pollJob(endpoint, job, signal).then(
        (answer) => afterAnswer(currentJob, answer, Date.now()),
        () => afterFailure(currentJob),
      )
      const isEnd = change.state === 'ready' || change.state === 'failed'
      if (isEnd && job.gives === 'changes') change.counts = await countRows({ ...currentJob, ...change }, signal)
      if (signal.aborted) return 'gone'
      jobStore.change(job.id, change)
      tell({ ...currentJob, ...change }, showFailed)
      if (change.state !== 'running') invalidate(client, job.tags ?? [])
      return change.state
    },
    gcTime: 0,
    staleTime: 0,
    refetchInterval: () => Math.max(remainingDelay(), 0) || job.every,
    // Not in a hidden tab, where nobody is told: asked at once on return.
    refetchOnWindowFocus: 'always',
  })
  return null
}
