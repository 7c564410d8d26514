import type { ExportJob as State } from '~/api/families/exporting'
import { Refusal } from '../refusal'
import type { ExportJob, Exports } from '../exports'
import { exportPath } from '../files'
import { MOST_ROWS } from '../sheet'
import { type Call, signedIn } from './handler'

/** What a sheet tells of each record. */
export type Table<Kept> = { titles: readonly string[]; cells: (kept: Kept) => readonly string[] }
/** What a family of exports writes, and where its file gets its name from. */
type Exported<W, Kept> = {
  family: string
  title: string
  find: (where: W, at: Call) => readonly Kept[]
  table: (corporateId: string) => Table<Kept>
}

/** Counts a poll, and ends the job when there were enough. */
function poll(job: ExportJob, { polls, result }: Exports): void {
  if (job.outcome) return
  if (job.polls >= polls) job.outcome = result
  else job.polls += 1
}
function stateOf(job: ExportJob, { polls }: Exports, origin: string): State {
  const total = Math.min(job.count(), MOST_ROWS)
  const isThere = job.outcome === 'SUCCESS'
  return {
    id: job.id,
    current: isThere ? total : Math.floor((total * Math.min(job.polls, polls)) / (polls + 1)),
    status: job.outcome,
    url: isThere ? `${origin}${exportPath(job)}` : null,
  }
}

/** The exports of one family; `latest` knows those of its caller only. */
export const exportsOf = <W extends { corporateId: string }, Kept>(about: Exported<W, Kept>) => ({
  start: (where: W, at: Call) => {
    const { world } = at
    const { corporateId } = where
    let found: readonly Kept[] | undefined
    const kept = () => (found ??= about.find(where, at))
    const job: ExportJob = {
      id: world.nextId('EXP'),
      family: about.family,
      username: signedIn(at).username,
      fileName: `${about.title}-${corporateId}-${world.now.toISOString().slice(0, 'YYYY-MM-DD'.length)}.xlsx`,
      count: () => kept().length,
      sheet: () => {
        const { titles, cells } = about.table(corporateId)
        return { name: about.title, titles, count: kept().length, row: (number) => cells(kept()[number]!) }
      },
      polls: 0,
      stale: 0,
      outcome: null,
    }
    world.exports.jobs.push(job)
    return { id: job.id }
  },
  latest: (_: object, at: Call): State => {
    const { exports } = at.world
    const { username } = signedIn(at)
    const [newest, before] = exports.jobs
      .filter((job) => job.family === about.family && job.username === username)
      .reverse()
    if (!newest) throw new Refusal(404)
    if (before && newest.stale < exports.stale) {
      newest.stale += 1
      return stateOf(before, exports, at.origin)
    }
    poll(newest, exports)
    return stateOf(newest, exports, at.origin)
  },
})
