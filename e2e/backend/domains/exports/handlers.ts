import type { RowColumns } from '~/api/contract/columns'
import type { ExportJob as State } from '~/api/endpointGroups/exportEndpoints'
import { signedIn } from '../../engine/calls/handler'
import { MAX_ROWS, type Sheet } from '../../engine/content/sheet'
import { nextId, nextMoment } from '../../engine/world'
import type { Call, World } from '../../world'
import { referralCodesOf } from '../corporates/corporates'
import { exportPath } from './paths'
import type { ExportJob } from './state'

/** The world and corporate of an export, and the origin of the addresses in it. */
export type ExportContext = Pick<Call, 'world' | 'origin'> & { corporateId: string }

/** A kind of export: file name, search, and the mapping of a record to a row. */
export type ExportKind<Filters, Item, Row> = {
  family: string
  title: string
  find: (filters: Filters, call: Pick<Call, 'world' | 'origin'>) => readonly Item[]
  columns: RowColumns<Row>
  rowOf: (record: Item, context: ExportContext) => Row
  history?: (filters: Filters, call: Call) => NonNullable<ExportJob['history']>
}

type CellValues = Record<string, string | number | null>
/** Kinds by family; jobs are plain data and refer to their kind by name. */
const kinds = new Map<string, ExportKind<never, unknown, CellValues>>()
const recordCache = new WeakMap<ExportJob, readonly unknown[]>()
/** The records of a job, searched on the first call. */
function recordsOf(job: ExportJob, world: World): readonly unknown[] {
  const cached = recordCache.get(job)
  if (cached) return cached
  const records = kinds.get(job.family)!.find(job.filters as never, { world, origin: job.origin })
  recordCache.set(job, records)
  return records
}
/** The sheet of a job. */
export function sheetOf(job: ExportJob, world: World): Sheet {
  const { title, columns, rowOf } = kinds.get(job.family)!
  const records = recordsOf(job, world)
  const { corporateId } = job.filters
  const hasReferralCodes = referralCodesOf(world, corporateId).length > 0
  const shown = Object.entries(columns).filter(([name]) => name !== 'referalCode' || hasReferralCodes)
  return {
    name: title,
    titles: shown.map(([, column]) => column!.title),
    count: records.length,
    row: (number) => {
      const row = rowOf(records[number], { world, origin: job.origin, corporateId })
      return shown.map(([name, column]) => String((column!.text ? column!.text(row) : row[name]) ?? ''))
    },
  }
}

/** Counts a poll and ends the job after the configured number. */
function poll(job: ExportJob, world: World): void {
  if (job.outcome) return
  job.polls += 1
  if (job.polls <= world.exports.polls) return
  job.outcome = world.exports.result
  job.endedAt = nextMoment(world)
}
const totalOf = (job: ExportJob, world: World): number =>
  Math.min((job.count ??= recordsOf(job, world).length), MAX_ROWS)
/** The address of a job's file; null until it is finished. */
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

/** The caller's newest job of a family, or the previous one while `stale` lasts; each call counts as a poll. */
function newestOf(family: string, call: Call<404>): ExportJob {
  const { exports } = call.world
  const { username } = signedIn(call)
  const [latest, before] = exports.jobs.filter((job) => job.family === family && job.username === username).reverse()
  if (!latest) throw call.refuse(404)
  if (before && latest.stale < exports.stale) {
    latest.stale += 1
    return before
  }
  poll(latest, call.world)
  return latest
}

/** The handlers of one kind of exports; `latest` and `find` return the caller's own only. */
export function exportsOf<Filters extends { corporateId: string }, Item, Row extends object>(
  kind: ExportKind<Filters, Item, Row>,
) {
  kinds.set(kind.family, kind as unknown as ExportKind<never, unknown, CellValues>)
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
    latest: (_: object, call: Call<404>): State => stateOf(newestOf(kind.family, call), call),
    /** The newest job in the format of families whose jobs have no id (wire decision B26). */
    report: (_: object, call: Call<404>) => {
      const job = newestOf(kind.family, call)
      const { current, url } = stateOf(job, call)
      return { current, total: totalOf(job, call.world), url }
    },
    find: ({ id }: { id: string }, call: Call<404>): State => {
      const { username } = signedIn(call)
      const job = call.world.exports.jobs.find((one) => one.id === id && one.username === username)
      if (!job) throw call.refuse(404)
      poll(job, call.world)
      return stateOf(job, call)
    },
  }
}
