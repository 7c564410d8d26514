import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useMemo } from 'react'
import { serverNow } from '~/api/identity/clock'
import type { Option } from '~/api/values'
import type { UserScope } from '~/lib/scope'
import { openWork } from '~/lib/work'
import { hasFields, keysOf, recordOf } from '~/lib/fields'
import { packIds, unpackIds } from './packedIds'

/** The applicants of a vacancy that the user has seen: userIds by stage, and the last visit by stage (ms). */
export type SeenApplicants = {
  stages: Readonly<Record<string, readonly string[]>>
  at: Readonly<Record<string, number>>
  /** Whether some were dropped: of one who is not among them nothing is known. */
  isCut?: boolean
}
/** The same as stored, with packed userIds; earlier builds stored lists. */
type StoredApplicants = Omit<SeenApplicants, 'stages'> & { stages: Record<string, string | readonly string[]> }

/** Characters stored per vacancy: of ids that follow each other some 20,000, of long random ones 2,700. */
const MAX_CHARACTERS = 100_000
/** Of an id of the platform (lib/ids). */
const MAX_ID = 64

const isSeen = (stored: unknown): stored is StoredApplicants =>
  hasFields(stored) && hasFields(stored['stages']) && hasFields(stored['at'])
/** Reads what is stored. */
export const parseSeen = (stored: unknown): SeenApplicants =>
  isSeen(stored)
    ? {
        ...stored,
        stages: recordOf(keysOf(stored.stages), (id) => {
          const ids = stored.stages[id]!
          return typeof ids === 'string' ? unpackIds(ids) : ids
        }),
      }
    : { stages: {}, at: {} }
/** What is stored of them. */
export const packSeen = (seen: SeenApplicants): StoredApplicants => ({
  ...seen,
  stages: recordOf(keysOf(seen.stages), (id) => packIds(seen.stages[id]!)),
})

/**
 * Adds applicants seen in a stage and removes them from the others: an applicant is in one stage of a vacancy. Beyond
 * the maximum some are dropped, starting with the stage visited longest ago.
 */
export function addSeen(
  { stages, ...seen }: SeenApplicants,
  stageId: string,
  userIds: readonly string[],
): SeenApplicants {
  const ids = new Set(userIds)
  const others = Object.entries(stages).map(([id, known]) => [id, known.filter((one) => !ids.has(one))] as const)
  const here = Object.fromEntries(others)[stageId] ?? []
  const next = { ...seen, stages: { ...Object.fromEntries(others), [stageId]: [...here, ...ids] } }
  const count = Object.values(next.stages).reduce((sum, known) => sum + known.length, 0)
  return count * (MAX_ID + 2) > MAX_CHARACTERS ? cut(next, stageId) : next
}

/** Drops what exceeds the maximum, from the stage visited longest ago on; the current one comes last. */
function cut(seen: SeenApplicants, stageId: string): SeenApplicants {
  const stages: Record<string, readonly string[]> = { ...seen.stages }
  const packed = recordOf(Object.keys(stages), (id) => packIds(stages[id]!))
  let excess = Object.values(packed).reduce((sum, { length }) => sum + length, -MAX_CHARACTERS)
  if (excess <= 0) return seen
  const ageOf = (id: string) => (id === stageId ? Infinity : (seen.at[id] ?? 0))
  for (const id of Object.keys(stages).toSorted((a, b) => ageOf(a) - ageOf(b))) {
    if (excess <= 0) break
    // The first one that stays is stored in full.
    const dropped = packed[id]!.slice(0, excess + MAX_ID).split(' ').length
    stages[id] = stages[id]!.toSorted().slice(dropped)
    excess -= packed[id]!.length
  }
  return { ...seen, stages, isCut: true }
}

/** The stage in which each applicant was seen, by userId. */
export const stagesByApplicant = ({ stages }: SeenApplicants): ReadonlyMap<string, string> =>
  new Map(Object.entries(stages).flatMap(([stageId, ids]) => ids.map((userId) => [userId, stageId] as const)))

/**
 * The mark of a card: 'pindah dari Tes' for an applicant seen in another stage of this vacancy, 'baru' for one not seen
 * yet. Before the first visit to a stage everybody would be new, so nobody is, nor when some of those seen were dropped.
 */
export function markText(
  before: string | undefined,
  { at, isCut }: SeenApplicants,
  stageId: string,
  names: readonly Option[],
) {
  if (before === stageId) return undefined
  if (before !== undefined) return `pindah dari ${names.find(({ id }) => id === before)?.text ?? 'tahap lain'}`
  return at[stageId] === undefined || isCut ? undefined : 'baru'
}

const openStore = (writer: UserScope, klobVacancyCode: string) => {
  const work = openWork('seen', writer, klobVacancyCode)
  return { read: () => parseSeen(work.read()), save: (seen: SeenApplicants) => work.keep(packSeen(seen)) }
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
