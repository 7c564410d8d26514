import type { QueryClient } from '@tanstack/react-query'
import { personName } from '~/api/contract/filterValues'
import { pipeline } from '~/api/contract/recruitment/pipeline'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { query } from '~/api/queries'
import { inTurns } from '~/lib/inParallel'
import { cleaned, comparable } from '~/lib/texts/cleaned'
import { fullName, splitName } from '~/lib/texts/text'
import type { StageFilters } from '~/api/contract/recruitment/stageFilters'
import { inStage } from '../pipeline/queries'
import type { StageState } from '../model/stageState'
import { pageOfPosition } from '../model/openPlace'
import { findPosition } from '../pipeline/whereabouts'
import type { StageKey } from '../model/applicant'

/** How many matches a search returns per stage; for a common name the user types more of it. */
const MAX_MATCHES = 20

/** Why a name cannot be searched; undefined when it can. */
export function nameProblem(name: string): string | undefined {
  if (cleaned(name) === '') return 'Ketik nama pelamar dahulu.'
  const message = personName.safeParse(cleaned(name)).error?.issues[0]?.message
  return message && `Nama ${message.charAt(0).toLowerCase()}${message.slice(1)}`
}

/**
 * The searches for a name in a stage: the whole as first name; then a single word as last name, or, since it is unknown
 * where the first name ends, the first word as first name with the last word as last name.
 */
export function nameFilters(name: string): readonly StageFilters[] {
  const fullText = cleaned(name)
  const parts = splitName(name)
  return [{ firstNames: fullText }, parts ? { firstNames: parts[0], lastNames: parts[1] } : { lastNames: fullText }]
}

/** Whether the full name contains every word. */
const matchesAllWords = (card: StageCard, name: string) => {
  const full = comparable(fullName(card))
  return comparable(name)
    .split(' ')
    .every((word) => full.includes(word))
}

/** A vacancy may have many stages, all of which are searched. */
const inTurn = inTurns()

/** Who of a stage is called so, and whether there are more than are shown. */
export const nameSearchQuery = (stageKey: StageKey, name: string) => ({
  queryKey: ['findInStage', { klobVacancyCode: stageKey.klobVacancyCode, stageId: stageKey.stageId, name }] as const,
  queryFn: async ({ client, signal }: { client: QueryClient; signal: AbortSignal }) => {
    const found = new Map<string, StageCard>()
    let hasMore = false
    for (const filters of nameFilters(name)) {
      signal.throwIfAborted()
      const page = { ...filters, ...inStage(stageKey), start: 0, length: MAX_MATCHES }
      const answer = { ...query(pipeline.applicants, page), staleTime: 0, gcTime: 0 }
      const { content, last } = await inTurn(() => client.fetchQuery(answer))
      for (const card of content) if (matchesAllWords(card, name)) found.set(card.userId, card)
      hasMore ||= !last
    }
    return { cards: [...found.values()], hasMore }
  },
  staleTime: 0,
  gcTime: 0,
  retryOnMount: false,
})

/** The page of the unfiltered list that an applicant is on; undefined when they are no longer in the stage. */
export async function findPage(
  client: QueryClient,
  stageKey: StageKey,
  { order, size }: Pick<StageState, 'order' | 'size'>,
  userId: string,
): Promise<number | undefined> {
  const at = await findPosition(client, stageKey, { order }, userId)
  return at === undefined ? undefined : pageOfPosition(at, size).page
}
