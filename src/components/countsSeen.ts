import { type QueryClient, useQuery } from '@tanstack/react-query'
import { serverNow } from '~/api/identity/clock'
import type { VacancySummary } from '~/api/contract/recruitment/pipeline'
import type { Writer } from '~/lib/scope'
import { loadStored, saveStored, settingKey } from '~/lib/storage'

/** Where counts are looked at: each place compares with the last look at itself. */
type Place = 'report' | 'stages'
/** The counts of a vacancy by stage as they were when somebody looked, and when that was. */
type Look = { at: number; counts: Readonly<Record<string, number>> }
/** Looks by vacancy. */
export type Looks = Readonly<Record<string, Look>>
type Counted = Pick<VacancySummary, 'klobVacancyCode' | 'stageCounter'>

/** So many vacancies are remembered, those looked at last. */
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
 * The looks at a place as they were when the screen was entered: marks stay until it is left. Two screens that follow
 * each other at once are two by their `screen`: the dashboard, the report, or the code of a vacancy.
 */
export const useCountsSeen = (place: Place, writer: Writer, screen: string): Looks =>
  useQuery({
    queryKey: [...arrivalKey(place, writer), screen],
    queryFn: () => load(place, writer),
    initialData: () => load(place, writer),
    staleTime: Infinity,
    // Coming back counts as a new arrival.
    gcTime: 0,
  }).data

/** Remembers the counts of a vacancy as they are now. */
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
/** One's own moves are no news: what was seen changes along with the counts. */
export function expectCounts(client: QueryClient, writer: Writer, code: string, by: ReadonlyMap<string, number>): void {
  const change = (counts: Look['counts']) =>
    Object.fromEntries(Object.entries(counts).map(([id, count]) => [id, count + (by.get(id) ?? 0)]))
  for (const place of places) {
    save(place, writer, adjusted(load(place, writer), code, change))
    changeShown(client, writer, [place, code], change)
  }
}
/** Takes a stage as seen, with the count that it has now; until it is left there is nothing to compare it with. */
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

/** How the count of a stage differs from a look; 0 where the look does not tell. */
export const netChange = ({ id, count }: { id: string; count: number }, look: Look | undefined): number =>
  count - (look?.counts[id] ?? count)
/** How the count of a whole vacancy differs from a look. */
export const netOfVacancy = ({ stageCounter }: Counted, look: Look | undefined): number =>
  stageCounter.reduce((sum, stage) => sum + netChange(stage, look), 0)
