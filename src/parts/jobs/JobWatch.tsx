import { useQuery } from '@tanstack/react-query'
import { call } from '~/api/client'
import { notify } from '~/ui/notify'
import { type JobKind, jobKinds } from './jobKinds'
import { type Job, jobStore } from './jobs'
import { afterAnswer, afterFailure } from './progress'

/** Asks after one running job until it is settled; draws nothing. */
export function JobWatch({ job }: { job: Job }) {
  // What is remembered may be older than this build's kinds.
  const kind = (jobKinds as Record<string, JobKind>)[job.kind]
  return kind ? <Watch job={job} kind={kind} /> : null
}

function Watch({ job, kind }: { job: Job; kind: JobKind }) {
  const { endpoint, input } = kind.ask(job)
  useQuery({
    // One job's answers are no other job's: the key ends with the job.
    queryKey: [endpoint.name, job.id],
    queryFn: async ({ signal }) => {
      const wait = job.since + kind.first - Date.now()
      if (wait > 0) return 'waiting'
      // The store has the job as it stands now; this render may be older.
      const now = jobStore.all().find(({ id }) => id === job.id) ?? job
      const change = await call(endpoint, input, signal).then(
        (answer) => afterAnswer(now, kind.read(answer, now), Date.now()),
        () => afterFailure(now),
      )
      if (signal.aborted) return 'gone'
      jobStore.change(job.id, change)
      if (change.state === 'ready') void notify(`${kind.title} siap diunduh`)
      return change.state
    },
    gcTime: 0,
    staleTime: 0,
    refetchInterval: () => {
      const wait = job.since + kind.first - Date.now()
      return wait > 0 ? wait : kind.every
    },
    refetchIntervalInBackground: true,
  })
  return null
}
