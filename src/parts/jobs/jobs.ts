import { useSyncExternalStore } from 'react'
import type { AnyEndpoint } from '~/api/endpoint'
import { jobsKey, keep, readKept } from '~/lib/kept'

/** Where a job stands: `ready` is done, `failed` is over, `stalled` can be taken up again. */
export type JobState = 'running' | 'ready' | 'failed' | 'stalled'

/** How a kind of job is followed; said by whatever starts one, so that no list knows all kinds. */
export type JobSource = {
  title: string
  /** Tells of one job by its id, or of the newest one where it takes no id. */
  state: AnyEndpoint
  /** Asked first after `first` ms, then every `every` ms (document 1 §9, document 2 §9). */
  first: number
  every: number
  /** A file to fetch, or changes that are made. */
  gives: 'file' | 'changes'
  /** What is stale once it is done. */
  stales?: readonly AnyEndpoint[]
}

/** Something that the server does for somebody, remembered over navigation and reload. */
export type Job = {
  /** The operation's own id of it. */
  id: string
  title: string
  /** The operation that tells of it, by its name in the contract. */
  asks: string
  first: number
  every: number
  gives: JobSource['gives']
  /** Names of the reads that it makes stale. */
  stales: readonly string[]
  /** What it is made from, in words. */
  label: string
  corporateId: string
  /** What the newest job was before this one: an answer that still tells of it is old (document 1 §4). */
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
let jobs: readonly Job[] = []
const listeners = new Set<() => void>()

/** Shows what is kept. */
function take() {
  const kept = readKept(jobsKey(owner))
  // Written by this file alone; anything else is not a list.
  jobs = Array.isArray(kept) ? (kept as Job[]) : []
  for (const listener of listeners) listener()
}
function become(next: readonly Job[]) {
  jobs = next
  keep(jobsKey(owner), next)
  for (const listener of listeners) listener()
}

/** The running and finished jobs of whoever is signed in. */
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
    take()
  },
  /** Takes over what another tab has kept. */
  heard: (key: string | null) => {
    if (owner !== '' && key === jobsKey(owner)) take()
  },
  change: (id: string, change: Partial<Job>) =>
    become(jobs.map((job) => (job.id === id ? { ...job, ...change } : job))),
  remove: (id: string) => become(jobs.filter((job) => job.id !== id)),
}

/** Whether the operation tells of one job by its id; otherwise only the newest can be asked for. */
export const isById = (state: AnyEndpoint): boolean => 'id' in state.params.shape

/** Follows a job that was started, until it is settled. */
export function follow(
  { title, state, first, every, gives, stales = [] }: JobSource,
  job: Pick<Job, 'id' | 'label' | 'corporateId' | 'before'>,
): void {
  become([
    {
      ...job,
      title,
      first,
      every,
      gives,
      asks: state.name,
      stales: stales.map(({ name }) => name),
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

/** The jobs, as a component shows them. */
export const useJobs = (): readonly Job[] => useSyncExternalStore(jobStore.subscribe, jobStore.all)
