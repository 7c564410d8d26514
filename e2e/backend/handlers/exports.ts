import type { PersonRow } from '~/api/contract/personRow'
import type { ExportJob as State } from '~/api/families/exporting'
import { Refusal } from '../refusal'
import type { ExportJob, Exports } from '../exports'
import { exportPath } from '../files'
import { MOST_ROWS } from '../sheet'
import type { World } from '../worlds'
import { type Call, signedIn } from './handler'

/** What a sheet tells of each record. */
export type Table<Kept> = { titles: readonly string[]; cells: (kept: Kept) => readonly string[] }
/** A column of a sheet: its title, and what it tells of a row. */
export type Column<Row> = readonly [title: string, text: (row: Row) => string | null | undefined]
/** A person's test results, in every sheet of people. */
export const testColumns: readonly Column<PersonRow>[] = [
  ['Kepribadian', (row) => row.testResultsPers.join(', ')],
  ['Nilai', (row) => row.testResultsVal.join(', ')],
  ['Minat', (row) => row.testResultsInt.join(', ')],
  ['Interaksi', (row) => row.testResultsCom.join(', ')],
  ['Grit', (row) => row.testGrit01],
  ['Meaning Making', (row) => row.testMea01],
  ['Mindset', (row) => row.testMin01],
  ['Curiosity', (row) => row.testCur01],
  ['Humility', (row) => row.testHum01],
  ['Creativity', (row) => row.testCre01],
]
/** The table of these columns over what the rows are made of. */
export const tableOf = <Kept, Row>(columns: readonly Column<Row>[], rowOf: (kept: Kept) => Row): Table<Kept> => ({
  titles: columns.map(([title]) => title),
  cells: (kept) => {
    const row = rowOf(kept)
    return columns.map(([, text]) => text(row) ?? '')
  },
})

/** What a family of exports writes, and where its file gets its name from. */
type Exported<W, Kept> = {
  family: string
  title: string
  find: (where: W, at: Call) => readonly Kept[]
  table: (corporateId: string, at: Call) => Table<Kept>
  history?: (where: W, at: Call) => NonNullable<ExportJob['history']>
}

/** Counts a poll, and ends the job when there were enough. */
function poll(job: ExportJob, world: World): void {
  if (job.outcome) return
  job.polls += 1
  if (job.polls <= world.exports.polls) return
  job.outcome = world.exports.result
  job.endedAt = world.nextMoment()
}
const totalOf = (job: ExportJob): number => Math.min(job.count(), MOST_ROWS)
/** Where the file of a job is, once it is there. */
export const fileUrlOf = (job: ExportJob, origin: string): string | null =>
  job.outcome === 'SUCCESS' ? `${origin}${exportPath(job)}` : null
function stateOf(job: ExportJob, { polls }: Exports, origin: string): State {
  const total = totalOf(job)
  return {
    id: job.id,
    current: job.outcome === 'SUCCESS' ? total : Math.floor((total * Math.min(job.polls, polls)) / (polls + 1)),
    status: job.outcome,
    url: fileUrlOf(job, origin),
  }
}

/** The caller's newest job of a family, or the one before it while the newest is not told of; each call is a poll. */
function newestOf(family: string, at: Call): ExportJob {
  const { exports } = at.world
  const { username } = signedIn(at)
  const [newest, before] = exports.jobs.filter((job) => job.family === family && job.username === username).reverse()
  if (!newest) throw new Refusal(404)
  if (before && newest.stale < exports.stale) {
    newest.stale += 1
    return before
  }
  poll(newest, at.world)
  return newest
}

/** The exports of one family; `latest` and `find` know those of their caller only. */
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
      ...(about.history ? { history: about.history(where, at) } : {}),
      count: () => kept().length,
      sheet: () => {
        const { titles, cells } = about.table(corporateId, at)
        return { name: about.title, titles, count: kept().length, row: (number) => cells(kept()[number]!) }
      },
      polls: 0,
      stale: 0,
      outcome: null,
    }
    world.exports.jobs.push(job)
    return { id: job.id }
  },
  latest: (_: object, at: Call): State => stateOf(newestOf(about.family, at), at.world.exports, at.origin),
  /** The newest one in the words of a family whose jobs bear no id (wire decision B26). */
  report: (_: object, at: Call) => {
    const job = newestOf(about.family, at)
    const { current, url } = stateOf(job, at.world.exports, at.origin)
    return { current, total: totalOf(job), url }
  },
  find: ({ id }: { id: string }, at: Call): State => {
    const { username } = signedIn(at)
    const job = at.world.exports.jobs.find((one) => one.id === id && one.username === username)
    if (!job) throw new Refusal(404)
    poll(job, at.world)
    return stateOf(job, at.world.exports, at.origin)
  },
})
