import { type QueryClient, useQuery } from '@tanstack/react-query'
import { serverNow } from '~/api/identity/clock'
import type { VacancySummary } from '~/api/contract/recruitment/pipeline'
import type { Writer } from '~/lib/scope'
import { loadStored, saveStored, settingKey } from '~/lib/storage'

/** Where counts are shown; each place compares with its own last snapshot. */
type Place = 'report' | 'stages'
/** A vacancy's counts by stage when they were last seen; `at` is the server's time in ms. */
type Look = { at: number; counts: Readonly<Record<string, number>> }
/** Snapshots by vacancy code. */
export type Looks = Readonly<Record<string, Look>>
type Counted = Pick<VacancySummary, 'klobVacancyCode' | 'stageCounter'>

/** Vacancies remembered: those seen last. */
const MAX = 500
const LOOKS = 'counts seen'
const places: readonly Place[] = ['report', 'stages']
const keyOf = (place: Place, { userId, corporateId }: Writer) => settingKey(`counts-${place}:${userId}:${corporateId}`)

const isLook = (one: unknown): one is Look =>
  typeof one === 'object' && one !== null && typeof (one as Look).at === 'number' && Boolean((one as Look).counts)
const load = (place: Place, writer: Writer): Looks =>
  Object.fromEntries(
    Object.entries(Object(loadStored(keyOf(place, writer))) as object).filter(([, one]) => isLook(one)),
  )
function save(place: Place, writer: Writer, looks: Looks): void {
  const newest = Object.entries(looks).toSorted(([, a], [, b]) => b.at - a.at)
  saveStored(keyOf(place, writer), Object.fromEntries(newest.slice(0, MAX)))
}

const arrivalKey = (place: Place, { userId, corporateId }: Writer) => [LOOKS, place, userId, corporateId]

/**
 * The snapshots of a place as they were when the screen was opened, so that marks stay until it is left. `screen` tells
 * apart two screens shown in direct succession: the dashboard, the report, or a vacancy code.
 */
export const useCountsSeen = (place: Place, writer: Writer, screen: string): Looks =>
  useQuery({
    queryKey: [...arrivalKey(place, writer), screen],
    queryFn: () => load(place, writer),
    initialData: () => load(place, writer),
    staleTime: Infinity,
    // A return counts as a new visit.
    gcTime: 0,
  }).data

/** Stores the current counts of a vacancy as seen. */
export function rememberCounts(place: Place, writer: Writer, { klobVacancyCode, stageCounter }: Counted): void {
  const counts = Object.fromEntries(stageCounter.map(({ id, count }) => [id, count]))
  save(place, writer, { ...load(place, writer), [klobVacancyCode]: { at: serverNow(), counts } })
}

const adjusted = (looks: Looks, code: string, change: (counts: Look['counts']) => Look['counts']): Looks =>
  looks[code] ? { ...looks, [code]: { ...looks[code], counts: change(looks[code].counts) } } : looks
function changeShown(
  client: QueryClient,
  writer: Writer,
  [place, code]: readonly [Place, string],
  change: (counts: Look['counts']) => Look['counts'],
): void {
  const queryKey = arrivalKey(place, writer)
  client.setQueriesData<Looks>({ queryKey }, (looks) => looks && adjusted(looks, code, change))
}
/** Applies the user's own moves to the seen counts, so that they show no change. `by` is the change per stage id. */
export function expectCounts(client: QueryClient, writer: Writer, code: string, by: ReadonlyMap<string, number>): void {
  const change = (counts: Look['counts']) =>
    Object.fromEntries(Object.entries(counts).map(([id, count]) => [id, count + (by.get(id) ?? 0)]))
  for (const place of places) {
    save(place, writer, adjusted(load(place, writer), code, change))
    changeShown(client, writer, [place, code], change)
  }
}
/** Stores a stage's current count as seen; it shows no change until the screen is left. */
export function acceptCount(
  client: QueryClient,
  writer: Writer,
  code: string,
  [id, count]: readonly [string, number],
): void {
  save(
    'stages',
    writer,
    adjusted(load('stages', writer), code, (counts) => ({ ...counts, [id]: count })),
  )
  changeShown(client, writer, ['stages', code], ({ [id]: _accepted, ...counts }) => counts)
}

/** Change of a stage's count since a snapshot; 0 if the snapshot does not have the stage. */
export const netChange = ({ id, count }: { id: string; count: number }, look: Look | undefined): number =>
  count - (look?.counts[id] ?? count)
/** Change of a vacancy's total count since a snapshot. */
export const netOfVacancy = ({ stageCounter }: Counted, look: Look | undefined): number =>
  stageCounter.reduce((sum, stage) => sum + netChange(stage, look), 0)
