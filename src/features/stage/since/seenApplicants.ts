import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useMemo } from 'react'
import { serverNow } from '~/api/identity/clock'
import type { Option } from '~/api/values'
import type { UserScope } from '~/lib/scope'
import { openWork } from '~/lib/work'

/** The applicants of a vacancy that the user has seen, as stored: userIds by stage, and the last visit by stage (ms). */
export type SeenApplicants = {
  stages: Readonly<Record<string, readonly string[]>>
  at: Readonly<Record<string, number>>
}

/** How many applicants are stored per vacancy. */
const MAX_APPLICANTS = 20_000

const isRecord = (one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null
const parseSeen = (stored: unknown): SeenApplicants =>
  isRecord(stored) && isRecord(stored.stages) && isRecord(stored.at)
    ? (stored as unknown as SeenApplicants)
    : { stages: {}, at: {} }

/**
 * Adds applicants seen in a stage and removes them from the others: an applicant is in one stage of a vacancy. Beyond
 * the maximum the oldest are dropped, starting with the stage visited longest ago.
 */
export function addSeen({ stages, at }: SeenApplicants, stageId: string, userIds: readonly string[]): SeenApplicants {
  const ids = new Set(userIds)
  const others = Object.entries(stages).map(([id, known]) => [id, known.filter((one) => !ids.has(one))] as const)
  const here = Object.fromEntries(others)[stageId] ?? []
  const next: Record<string, readonly string[]> = { ...Object.fromEntries(others), [stageId]: [...here, ...ids] }
  let excess = Object.values(next).reduce((sum, known) => sum + known.length, -MAX_APPLICANTS)
  const ageOf = (id: string) => (id === stageId ? Infinity : (at[id] ?? 0))
  for (const id of Object.keys(next).toSorted((a, b) => ageOf(a) - ageOf(b))) {
    if (excess <= 0) break
    const known = next[id]!
    next[id] = known.slice(excess)
    excess -= known.length
  }
  return { at, stages: next }
}

/** The stage in which each applicant was seen, by userId. */
export const stagesByApplicant = ({ stages }: SeenApplicants): ReadonlyMap<string, string> =>
  new Map(Object.entries(stages).flatMap(([stageId, ids]) => ids.map((userId) => [userId, stageId] as const)))

/**
 * The mark of a card: 'pindah dari Tes' for an applicant seen in another stage of this vacancy, 'baru' for one not seen
 * yet. Before the first visit to a stage everybody would be new, so nobody is.
 */
export function markText(
  before: string | undefined,
  { at }: SeenApplicants,
  stageId: string,
  names: readonly Option[],
) {
  if (before === stageId) return undefined
  if (before !== undefined) return `pindah dari ${names.find(({ id }) => id === before)?.text ?? 'tahap lain'}`
  return at[stageId] === undefined ? undefined : 'baru'
}

const openStore = (writer: UserScope, klobVacancyCode: string) => {
  const work = openWork('seen', writer, klobVacancyCode)
  return { read: () => parseSeen(work.read()), save: work.keep }
}
const seenKey = ({ userId, corporateId }: UserScope, klobVacancyCode: string) => [
  'people seen',
  userId,
  corporateId,
  klobVacancyCode,
]

/** Marks applicants as seen without counting as a visit to the stage: those moved there or opened on the board. */
export function markAsSeen(
  client: QueryClient,
  writer: UserScope,
  { klobVacancyCode, stageId }: { klobVacancyCode: string; stageId: string },
  userIds: readonly string[],
): void {
  const work = openStore(writer, klobVacancyCode)
  work.save(addSeen(work.read(), stageId, userIds))
  client.setQueryData<SeenApplicants>(
    seenKey(writer, klobVacancyCode),
    (seen) => seen && addSeen(seen, stageId, userIds),
  )
}

/** The applicants seen before this visit to a vacancy, by which cards are marked, and functions to add more. */
export function useSeenApplicants(writer: UserScope, klobVacancyCode: string) {
  const client = useQueryClient()
  const work = useMemo(() => openStore(writer, klobVacancyCode), [writer, klobVacancyCode])
  const queryKey = seenKey(writer, klobVacancyCode)
  const { data: seen } = useQuery({
    queryKey,
    queryFn: work.read,
    initialData: work.read,
    staleTime: Infinity,
    // Coming back counts as a new visit.
    gcTime: 0,
  })
  const stageBefore = useMemo(() => stagesByApplicant(seen), [seen])
  const withVisit = (stageId: string, userIds: readonly string[]): SeenApplicants => {
    const next = addSeen(work.read(), stageId, userIds)
    return { ...next, at: { ...next.at, [stageId]: serverNow() } }
  }
  return {
    seen,
    markOf: (stageId: string, names: readonly Option[], userId: string) =>
      markText(stageBefore.get(userId), seen, stageId, names),
    /** Records the visit; the applicants count as seen from the next visit on. */
    remember: (stageId: string, userIds: readonly string[]) => work.save(withVisit(stageId, userIds)),
    /** Marks as seen at once, which removes the marks; false when that could not be stored. */
    accept(stageId: string, userIds: readonly string[]): boolean {
      const next = withVisit(stageId, userIds)
      const isStored = work.save(next)
      if (isStored) client.setQueryData(queryKey, next)
      return isStored
    },
  }
}

/** The seen applicants of the visit, for the line above the list. */
export const SeenContext = createContext<ReturnType<typeof useSeenApplicants> | undefined>(undefined)
