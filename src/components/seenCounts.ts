import { type QueryClient, useQuery } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { serverNow } from '~/api/identity/clock'
import type { VacancySummary } from '~/api/contract/recruitment/pipeline'
import type { UserScope } from '~/lib/scope'
import { openSetting, storedState } from '~/lib/storedState'

/** Where counts are shown; each place compares with its own last snapshot. */
type Place = 'report' | 'stages'
/** A vacancy's counts by stage when they were last seen; `at` is the server's time in ms. */
const snapshotSchema = z.object({ at: z.number(), counts: z.catchall(z.object({}), z.number()) })
type Snapshot = z.infer<typeof snapshotSchema>
/** Snapshots by vacancy code. */
const snapshotsSchema = z.catchall(z.object({}), snapshotSchema)
export type Snapshots = Readonly<Record<string, Snapshot>>
type VacancyCounts = Pick<VacancySummary, 'klobVacancyCode' | 'stageCounter'>

/** Vacancies remembered: those seen last. */
const MAX_VACANCIES = 500
const QUERY_NAME = 'counts seen'
const places: readonly Place[] = ['report', 'stages']

const newest = (snapshots: Snapshots): Snapshots =>
  Object.fromEntries(
    Object.entries(snapshots)
      .toSorted(([, a], [, b]) => b.at - a.at)
      .slice(0, MAX_VACANCIES),
  )
const seenCounts = (place: Place, writer: UserScope) =>
  storedState<Snapshots>(openSetting(`counts-${place}`, writer), snapshotsSchema, {}, newest)

const visitKey = (place: Place, { userId, corporateId }: UserScope) => [QUERY_NAME, place, userId, corporateId]

/**
 * The snapshots of a place as they were when the screen was opened, so that marks stay until it is left. `screen` tells
 * apart two screens shown in direct succession: the dashboard, the report, or a vacancy code.
 */
export const useSeenCounts = (place: Place, writer: UserScope, screen: string): Snapshots =>
  useQuery({
    queryKey: [...visitKey(place, writer), screen],
    queryFn: () => seenCounts(place, writer).get(),
    initialData: () => seenCounts(place, writer).get(),
    staleTime: Infinity,
    // A return counts as a new visit.
    gcTime: 0,
  }).data

/** Stores the current counts of a vacancy as seen. */
export function saveSeenCounts(
  place: Place,
  writer: UserScope,
  { klobVacancyCode, stageCounter }: VacancyCounts,
): void {
  const counts = Object.fromEntries(stageCounter.map(({ id, count }) => [id, count]))
  seenCounts(place, writer).change((latest) => ({ ...latest, [klobVacancyCode]: { at: serverNow(), counts } }))
}

const adjusted = (
  snapshots: Snapshots,
  code: string,
  change: (counts: Snapshot['counts']) => Snapshot['counts'],
): Snapshots =>
  snapshots[code] ? { ...snapshots, [code]: { ...snapshots[code], counts: change(snapshots[code].counts) } } : snapshots
function updateShown(
  client: QueryClient,
  writer: UserScope,
  [place, code]: readonly [Place, string],
  change: (counts: Snapshot['counts']) => Snapshot['counts'],
): void {
  const queryKey = visitKey(place, writer)
  client.setQueriesData<Snapshots>({ queryKey }, (snapshots) => snapshots && adjusted(snapshots, code, change))
}
/** Applies the user's own moves to the seen counts, so that they show no change. `by` is the change per stage id. */
export function adjustSeenCounts(
  client: QueryClient,
  writer: UserScope,
  code: string,
  by: ReadonlyMap<string, number>,
): void {
  const change = (counts: Snapshot['counts']) =>
    Object.fromEntries(Object.entries(counts).map(([id, count]) => [id, count + (by.get(id) ?? 0)]))
  for (const place of places) {
    seenCounts(place, writer).change((latest) => adjusted(latest, code, change))
    updateShown(client, writer, [place, code], change)
  }
}
/** Stores a stage's current count as seen; it shows no change until the screen is left. */
export function markStageSeen(
  client: QueryClient,
  writer: UserScope,
  code: string,
  [id, count]: readonly [string, number],
): void {
  seenCounts('stages', writer).change((latest) => adjusted(latest, code, (counts) => ({ ...counts, [id]: count })))
  updateShown(client, writer, ['stages', code], ({ [id]: _accepted, ...counts }) => counts)
}

/** Change of a stage's count since a snapshot; 0 if the snapshot does not have the stage. */
export const netChange = ({ id, count }: { id: string; count: number }, snapshot: Snapshot | undefined): number =>
  count - (snapshot?.counts[id] ?? count)
/** Change of a vacancy's total count since a snapshot. */
export const netVacancyChange = ({ stageCounter }: VacancyCounts, snapshot: Snapshot | undefined): number =>
  stageCounter.reduce((sum, stage) => sum + netChange(stage, snapshot), 0)
