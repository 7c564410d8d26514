import { useCallback, useSyncExternalStore } from 'react'
import type { AnyEndpoint, Tag } from '~/api/endpoint'
import { serverNow } from '~/api/identity/clock'
import { pageState } from '~/lib/pageState'
import { signOutEpoch, workKey } from '~/lib/storage'
import { loadWork, saveWork, workKeys } from '~/lib/work'

/** `ready` and `failed` are final; `stalled` can be resumed. */
export type JobState = 'running' | 'ready' | 'failed' | 'stalled'

/** Of changes: how many rows were applied, and how many were not. */
export type RowCounts = { changed: number; failed: number }

/** How a kind of job is polled; defined where it is started, so that there is no central list of kinds. */
export type JobSource = {
  title: string
  /** Reads one job by its id, or the newest one if it takes no id. */
  state: AnyEndpoint
  /** First poll after `first` ms, then every `every` ms (document 1 §9, document 2 §9). */
  first: number
  every: number
  /** The result: a file to download, or changes applied on the server. */
  gives: 'file' | 'changes'
}

/** A background job on the server, tracked across navigation and reload. Stored in the browser. */
export type Job = {
  /** The job's id in its operation. */
  id: string
  title: string
  /** The name of the endpoint that is polled. */
  asks: string
  first: number
  every: number
  gives: JobSource['gives']
  /** The tags that it invalidates once it has ended. */
  tags: readonly Tag[]
  /** Readable description of its input. */
  label: string
  /** The code of the record it changes, for a dialog that looks for its job. */
  about?: string
  corporateId: string
  /** The newest job before this one: an answer about that one is stale (document 1 §4). The link as a hash. */
  before: { id: string | null; urlHash: string | null } | null
  /** When polling began, in ms. */
  since: number
  /** When it was started, by the server's clock; absent in a job stored by an earlier build. */
  startedAt?: number
  failures: number
  state: JobState
  /** Number of rows processed. */
  current: number
  /** The server's status, once it has one. */
  status: string | null
  /** Never stored, since whoever has it has the file: null after a reload, until the server is asked again. */
  url: string | null
  /** Of ended changes, where the outcome of their rows is known. */
  counts?: RowCounts | undefined
}

type Jobs = { owner: string; epoch?: unknown; jobs: readonly Job[] }
const known = pageState<Jobs>({ owner: '', jobs: [] })

/** Loads the stored jobs of a user. */
function loadStoredJobs({ owner, epoch, jobs: previous }: Jobs) {
  const urls = new Map(previous.map(({ id, url }) => [id, url]))
  const jobs = workKeys('jobs', owner)
    .flatMap((key) => {
      const stored = loadWork(key)?.value
      // Only this file writes it; ignore anything that is not a list.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return Array.isArray(stored) ? (stored as Job[]) : []
    })
    .map((job) => ({ ...job, url: urls.get(job.id) ?? null }))
    .toSorted((a, b) => b.since - a.since)
  known.set({ owner, epoch, jobs })
}
function setJobs(next: readonly Job[]) {
  const { owner, epoch, jobs } = known.get()
  const changed = new Set(
    [...jobs.filter((job) => !next.includes(job)), ...next.filter((job) => !jobs.includes(job))].map(
      ({ corporateId }) => corporateId,
    ),
  )
  if (signOutEpoch() === epoch)
    for (const corporateId of changed) {
      const ofCorporate = next.filter((job) => job.corporateId === corporateId).map((job) => ({ ...job, url: null }))
      saveWork(workKey('jobs', owner, corporateId), ofCorporate.length > 0 ? ofCorporate : undefined)
    }
  known.set({ owner, epoch, jobs: next })
}

/** The running and finished jobs of the current user. */
export const jobStore = {
  subscribe: known.subscribe,
  all: () => known.get().jobs,
  /** Loads the stored jobs of a user, as after a reload. */
  open(userId: string) {
    if (userId !== known.get().owner) loadStoredJobs({ ...known.get(), owner: userId, epoch: signOutEpoch() })
  },
  /** Loads the jobs again when another tab has stored some. */
  onStorage: ({ key }: StorageEvent) => {
    const { owner } = known.get()
    if (owner !== '' && key?.startsWith(workKey('jobs', owner))) loadStoredJobs(known.get())
  },
  change: (id: string, change: Partial<Job>) =>
    setJobs(known.get().jobs.map((job) => (job.id === id ? { ...job, ...change } : job))),
  remove: (id: string) => setJobs(known.get().jobs.filter((job) => job.id !== id)),
}

/** Whether the endpoint takes a job's id; otherwise it answers the newest job. */
export const takesId = (state: AnyEndpoint): boolean => 'id' in state.params.shape

/** Adds a started job, which is polled until it is settled. */
export function trackJob(
  { title, state, first, every, gives }: JobSource,
  job: Pick<Job, 'id' | 'label' | 'about' | 'corporateId' | 'before' | 'tags'>,
): void {
  setJobs([
    {
      ...job,
      title,
      first,
      every,
      gives,
      asks: state.name,
      since: Date.now(),
      startedAt: serverNow(),
      failures: 0,
      state: 'running',
      current: 0,
      status: null,
      url: null,
    },
    ...jobStore.all(),
  ])
}

/** Polls a stalled job again. */
export const resume = (id: string): void => jobStore.change(id, { state: 'running', failures: 0, since: Date.now() })

/** The jobs, as live state of a component; `userId` loads that user's stored jobs first. */
export function useJobs(userId?: string): readonly Job[] {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (userId !== undefined) jobStore.open(userId)
      return jobStore.subscribe(listener)
    },
    [userId],
  )
  return useSyncExternalStore(subscribe, jobStore.all)
}
