import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnyEndpoint } from '~/api/endpoint'
import { invalidate } from '~/api/tags/tags'
import { safeUrl } from '~/lib/url/urls'
import { notify, offer } from '~/ui/messages/notify'
import { type Job, jobStore } from './jobs'
import { pollEndpoint, pollJob } from './pollJob'
import { afterAnswer, afterFailure } from './progress'

/** How long the toast offers a ready file; the tray keeps it. */
const READY_MS = 20_000
const openFile = (url: string) => void window.open(url, '_blank', 'noopener,noreferrer')

/** Polls one running job until it is settled; renders nothing. */
export function JobPoller({ job }: { job: Job }) {
  const endpoint = pollEndpoint(job)
  return endpoint ? <Poller job={job} endpoint={endpoint} /> : null
}

function Poller({ job, endpoint }: { job: Job; endpoint: AnyEndpoint }) {
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
      if (signal.aborted) return 'gone'
      jobStore.change(job.id, change)
      const url = safeUrl(change.url)
      if (change.state === 'ready' && job.gives === 'file' && url)
        offer(
          `${job.title} siap diunduh`,
          { label: 'Unduh berkas', run: () => openFile(url), isPrimary: true },
          READY_MS,
          () => {},
        )
      else if (change.state === 'ready') void notify(`${job.title} ${job.gives === 'file' ? 'siap' : 'selesai'}`)
      if (change.state === 'failed' && job.gives === 'changes') void notify(`${job.title} gagal`, 'failed')
      if (change.state !== 'running') invalidate(client, job.tags ?? [])
      return change.state
    },
    gcTime: 0,
    staleTime: 0,
    refetchInterval: () => Math.max(remainingDelay(), 0) || job.every,
    refetchIntervalInBackground: true,
  })
  return null
}
