import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { serverNow } from '~/api/identity/clock'
import type { Option } from '~/api/contract/values'
import type { Writer } from '~/lib/scope'
import { openWork } from '~/lib/storage'

/** Whom somebody has seen of a vacancy: at which stage each of them stood, and when each stage was looked at last. */
export type PeopleSeen = {
  stages: Readonly<Record<string, readonly string[]>>
  at: Readonly<Record<string, number>>
}

/** So many people are remembered of a vacancy. */
const MAX_PEOPLE = 20_000

const isRecord = (one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null
const readSeen = (stored: unknown): PeopleSeen =>
  isRecord(stored) && isRecord(stored.stages) && isRecord(stored.at)
    ? (stored as unknown as PeopleSeen)
    : { stages: {}, at: {} }

/**
 * Adds applicants seen in a stage and removes them from the others: an applicant is in one stage of a vacancy. Of too
 * many the oldest go, first those of the stage that was looked at longest ago.
 */
export function withSeen({ stages, at }: PeopleSeen, stageId: string, userIds: readonly string[]): PeopleSeen {
  const ids = new Set(userIds)
  const others = Object.entries(stages).map(([id, known]) => [id, known.filter((one) => !ids.has(one))] as const)
  const here = Object.fromEntries(others)[stageId] ?? []
  const next: Record<string, readonly string[]> = { ...Object.fromEntries(others), [stageId]: [...here, ...ids] }
  let excess = Object.values(next).reduce((sum, known) => sum + known.length, -MAX_PEOPLE)
  const ageOf = (id: string) => (id === stageId ? Infinity : (at[id] ?? 0))
  for (const id of Object.keys(next).toSorted((a, b) => ageOf(a) - ageOf(b))) {
    if (excess <= 0) break
    const known = next[id]!
    next[id] = known.slice(excess)
    excess -= known.length
  }
  return { at, stages: next }
}

/** At which stage each applicant was seen. */
export const stagesByPerson = ({ stages }: PeopleSeen): ReadonlyMap<string, string> =>
  new Map(Object.entries(stages).flatMap(([stageId, ids]) => ids.map((userId) => [userId, stageId] as const)))

/**
 * What a card of a stage says since the last look: 'pindah dari Tes' for whom one saw at another stage of this vacancy,
 * 'baru' for whom one has not seen. Before the first look at a stage everybody would be new, so nobody is.
 */
export function markOf(before: string | undefined, { at }: PeopleSeen, stageId: string, names: readonly Option[]) {
  if (before === stageId) return undefined
  if (before !== undefined) return `pindah dari ${names.find(({ id }) => id === before)?.text ?? 'tahap lain'}`
  return at[stageId] === undefined ? undefined : 'baru'
}

const open = (writer: Writer, klobVacancyCode: string) => {
  const work = openWork('seen', writer, klobVacancyCode)
  return { read: () => readSeen(work.read()), keep: work.keep }
}
const keyOf = ({ userId, corporateId }: Writer, klobVacancyCode: string) => [
  'people seen',
  userId,
  corporateId,
  klobVacancyCode,
]

/** Remembers people at a stage that was not looked at as a whole: whom one moved there or opened on the board. */
export function expectPeople(
  client: QueryClient,
  writer: Writer,
  { klobVacancyCode, stageId }: { klobVacancyCode: string; stageId: string },
  userIds: readonly string[],
): void {
  const work = open(writer, klobVacancyCode)
  work.keep(withSeen(work.read(), stageId, userIds))
  client.setQueryData<PeopleSeen>(keyOf(writer, klobVacancyCode), (seen) => seen && withSeen(seen, stageId, userIds))
}

/** Whom one had seen of a vacancy on arriving at it, which marks are held against, and the way to remember more. */
export function usePeopleSeen(writer: Writer, klobVacancyCode: string) {
  const client = useQueryClient()
  const work = useMemo(() => open(writer, klobVacancyCode), [writer, klobVacancyCode])
  const queryKey = keyOf(writer, klobVacancyCode)
  const { data: seen } = useQuery({
    queryKey,
    queryFn: work.read,
    initialData: work.read,
    staleTime: Infinity,
    // Coming back counts as a new arrival.
    gcTime: 0,
  })
  const before = useMemo(() => stagesByPerson(seen), [seen])
  const lookedAt = (stageId: string, userIds: readonly string[]): PeopleSeen => {
    const next = withSeen(work.read(), stageId, userIds)
    return { ...next, at: { ...next.at, [stageId]: serverNow() } }
  }
  return {
    seen,
    markOf: (stageId: string, names: readonly Option[], userId: string) =>
      markOf(before.get(userId), seen, stageId, names),
    /** Seen from the next arrival on. */
    remember: (stageId: string, userIds: readonly string[]) => work.keep(lookedAt(stageId, userIds)),
    /** Seen at once: their marks go; false when that could not be stored. */
    accept(stageId: string, userIds: readonly string[]): boolean {
      const next = lookedAt(stageId, userIds)
      const isStored = work.keep(next)
      if (isStored) client.setQueryData(queryKey, next)
      return isStored
    },
  }
}
