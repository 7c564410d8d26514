import { useSyncExternalStore } from 'react'
import { jobsKey, keep, readKept } from '~/lib/kept'

/** Where a job stands: `ready` has a link, `failed` is over, `stalled` can be taken up again. */
export type JobState = 'running' | 'ready' | 'failed' | 'stalled'

/** A file that the server makes for somebody, remembered over navigation and reload. */
export type Job = {
  /** The operation's own id of it. */
  id: string
  /** Which of the job kinds it is. */
  kind: string
  /** What is exported, in words. */
  label: string
  corporateId: string
  /** What the kind's newest job was before this one: an answer that still tells of it is old (document 1 §4). */
  before: { id: string; url: string | null } | null
  /** When asking began, in ms. */
  since: number
  failures: number
  state: JobState
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
  add: (job: Job) => become([job, ...jobs]),
  change: (id: string, change: Partial<Job>) =>
    become(jobs.map((job) => (job.id === id ? { ...job, ...change } : job))),
  remove: (id: string) => become(jobs.filter((job) => job.id !== id)),
}

/** Asks after a job again that was given up. */
export const resume = (id: string): void => jobStore.change(id, { state: 'running', failures: 0, since: Date.now() })

/** The jobs, as a component shows them. */
export const useJobs = (): readonly Job[] => useSyncExternalStore(jobStore.subscribe, jobStore.all)
