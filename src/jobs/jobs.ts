import { useCallback, useSyncExternalStore } from 'react'
import type { AnyEndpoint, Tag } from '~/api/endpoint'
import { loadWork, saveWork, signOutEpoch, workKey, workKeys } from '~/lib/storage'

/** The state of a job: `ready` is done, `failed` is over, `stalled` can be resumed. */
export type JobState = 'running' | 'ready' | 'failed' | 'stalled'

/** How a kind of job is polled; defined where it is started, so that no list has all kinds. */
export type JobSource = {
  title: string
  /** Reads one job by its id, or the newest one where it takes no id. */
  state: AnyEndpoint
  /** First poll after `first` ms, then every `every` ms (document 1 §9, document 2 §9). */
  first: number
  every: number
  /** A file to fetch, or changes that are made. */
  gives: 'file' | 'changes'
}

/** Something that the server does for somebody, remembered over navigation and reload. */
export type Job = {
  /** The operation's own id of it. */
  id: string
  title: string
  /** The name of its read in the contract. */
  asks: string
  first: number
  every: number
  gives: JobSource['gives']
  /** What it changes; out of date once it is over. */
  tags: readonly Tag[]
  /** What it is made from, in words. */
  label: string
  /** What it changes, by code, where its dialog looks for it. */
  about?: string
  corporateId: string
  /** The newest job before this one: an answer about that one is stale (document 1 §4). */
  before: { id: string | null; url: string | null } | null
  /** When asking began, in ms. */
  since: number
  failures: number
  state: JobState
  /** Rows done. */
  current: number
  /** The server's own word, once there is one. */
  status: string | null
  url: string | null
}

let owner = ''
let epoch: unknown
let jobs: readonly Job[] = []
const listeners = new Set<() => void>()

/** Publishes the stored jobs. */
function take() {
  jobs = workKeys('jobs', owner)
    .flatMap((key) => {
      const stored = loadWork(key)?.value
      // Written by this file alone; anything else is not a list.
      return Array.isArray(stored) ? (stored as Job[]) : []
    })
    .toSorted((a, b) => b.since - a.since)
  for (const listener of listeners) listener()
}
function become(next: readonly Job[]) {
  const changed = new Set(
    [...jobs.filter((job) => !next.includes(job)), ...next.filter((job) => !jobs.includes(job))].map(
      ({ corporateId }) => corporateId,
    ),
  )
  jobs = next
  if (signOutEpoch() === epoch)
    for (const corporateId of changed) {
      const theirs = next.filter((job) => job.corporateId === corporateId)
      saveWork(workKey('jobs', owner, corporateId), theirs.length > 0 ? theirs : undefined)
    }
  for (const listener of listeners) listener()
}

/** The running and finished jobs of the current user. */
export const jobStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  all: () => jobs,
  /** Takes up the jobs of a user where a reload left them. */
  open(userId: string) {
    if (userId === owner) return
    owner = userId
    epoch = signOutEpoch()
    take()
  },
  /** Takes over what another tab has stored. */
  heard: ({ key }: StorageEvent) => {
    if (owner !== '' && key?.startsWith(workKey('jobs', owner))) take()
  },
  change: (id: string, change: Partial<Job>) =>
    become(jobs.map((job) => (job.id === id ? { ...job, ...change } : job))),
  remove: (id: string) => become(jobs.filter((job) => job.id !== id)),
}

/** Whether the read takes a job's id; otherwise it answers the newest one. */
export const isById = (state: AnyEndpoint): boolean => 'id' in state.params.shape

/** Follows a job that was started, until it is settled. */
export function follow(
  { title, state, first, every, gives }: JobSource,
  job: Pick<Job, 'id' | 'label' | 'about' | 'corporateId' | 'before' | 'tags'>,
): void {
  become([
    {
      ...job,
      title,
      first,
      every,
      gives,
      asks: state.name,
      since: Date.now(),
      failures: 0,
      state: 'running',
      current: 0,
      status: null,
      url: null,
    },
    ...jobs,
  ])
}

/** Asks after a job again that was given up. */
export const resume = (id: string): void => jobStore.change(id, { state: 'running', failures: 0, since: Date.now() })

/** The jobs, as a component shows them; with `userId` they are first taken up where a reload left them. */
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
