import type { PersonRow } from '~/api/contract/personRow'
import type { ExportJob as State } from '~/api/endpointGroups/exporting'
import { signedIn } from '../../engine/calls/handler'
import { Refusal } from '../../engine/calls/refusal'
import { MAX_ROWS, type Sheet } from '../../engine/content/sheet'
import { nextId, nextMoment } from '../../engine/world'
import type { Call, World } from '../../world'
import { exportPath } from './paths'
import type { ExportJob } from './state'

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

/** A kind of export: its file's name, what it searches and what it writes of each record. */
export type ExportKind<Filters, Kept> = {
  family: string
  title: string
  find: (filters: Filters, call: Pick<Call, 'world' | 'origin'>) => readonly Kept[]
  table: (corporateId: string, call: Pick<Call, 'world' | 'origin'>) => Table<Kept>
  history?: (filters: Filters, call: Call) => NonNullable<ExportJob['history']>
}

/** Kinds by family: jobs are data, so their files are found by name. */
const kinds = new Map<string, ExportKind<never, unknown>>()
const found = new WeakMap<ExportJob, readonly unknown[]>()
/** The records of a job, searched at the first call. */
function recordsOf(job: ExportJob, world: World): readonly unknown[] {
  const known = found.get(job)
  if (known) return known
  const records = kinds.get(job.family)!.find(job.filters as never, { world, origin: job.origin })
  found.set(job, records)
  return records
}
/** The sheet of a job. */
export function sheetOf(job: ExportJob, world: World): Sheet {
  const { title, table } = kinds.get(job.family)!
  const records = recordsOf(job, world)
  const { titles, cells } = table(job.filters.corporateId, { world, origin: job.origin })
  return { name: title, titles, count: records.length, row: (number) => cells(records[number]) }
}

/** Counts a poll, and ends the job after enough of them. */
function poll(job: ExportJob, world: World): void {
  if (job.outcome) return
  job.polls += 1
  if (job.polls <= world.exports.polls) return
  job.outcome = world.exports.result
  job.endedAt = nextMoment(world)
}
const totalOf = (job: ExportJob, world: World): number =>
  Math.min((job.count ??= recordsOf(job, world).length), MAX_ROWS)
/** The address of a job's file; null until it is there. */
export const fileUrlOf = (job: ExportJob, origin: string): string | null =>
  job.outcome === 'SUCCESS' ? `${origin}${exportPath(job)}` : null
function stateOf(job: ExportJob, { world, origin }: Call): State {
  const { polls } = world.exports
  const total = totalOf(job, world)
  return {
    id: job.id,
    current: job.outcome === 'SUCCESS' ? total : Math.floor((total * Math.min(job.polls, polls)) / (polls + 1)),
    status: job.outcome,
    url: fileUrlOf(job, origin),
  }
}

/** The caller's newest job of a family, or the one before while the newest is stale; each call is a poll. */
function newestOf(family: string, call: Call): ExportJob {
  const { exports } = call.world
  const { username } = signedIn(call)
  const [newest, before] = exports.jobs.filter((job) => job.family === family && job.username === username).reverse()
  if (!newest) throw new Refusal(404)
  if (before && newest.stale < exports.stale) {
    newest.stale += 1
    return before
  }
  poll(newest, call.world)
  return newest
}

/** The handlers of one kind of exports; `latest` and `find` see those of their caller only. */
export function exportsOf<Filters extends { corporateId: string }, Kept>(kind: ExportKind<Filters, Kept>) {
  kinds.set(kind.family, kind as ExportKind<never, unknown>)
  return {
    start: (filters: Filters, call: Call) => {
      const { world, origin } = call
      const job: ExportJob = {
        id: nextId(world, 'EXP'),
        family: kind.family,
        username: signedIn(call).username,
        fileName: `${kind.title}-${filters.corporateId}-${world.now.toISOString().slice(0, 'YYYY-MM-DD'.length)}.xlsx`,
        filters,
        origin,
        ...(kind.history ? { history: kind.history(filters, call) } : {}),
        polls: 0,
        stale: 0,
        outcome: null,
      }
      world.exports.jobs.push(job)
      return { id: job.id }
    },
    latest: (_: object, call: Call): State => stateOf(newestOf(kind.family, call), call),
    /** The newest one in the words of a family whose jobs have no id (wire decision B26). */
    report: (_: object, call: Call) => {
      const job = newestOf(kind.family, call)
      const { current, url } = stateOf(job, call)
      return { current, total: totalOf(job, call.world), url }
    },
    find: ({ id }: { id: string }, call: Call): State => {
      const { username } = signedIn(call)
      const job = call.world.exports.jobs.find((one) => one.id === id && one.username === username)
      if (!job) throw new Refusal(404)
      poll(job, call.world)
      return stateOf(job, call)
    },
  }
}
