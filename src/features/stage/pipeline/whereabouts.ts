import type { QueryClient } from '@tanstack/react-query'
import { currentStage } from './stageHistory'
import { type ApplicantsPage, profileQuery, wholeStage } from './queries'
import type { Option } from '~/api/values'
import type { StageKey } from '../model/applicant'

/** Where an applicant is who is not on the shown page of a stage. */
export type Whereabouts =
  | { kind: 'moved'; stage: string; by: string | null }
  /** Elsewhere in the list, at this position from 0. */
  | { kind: 'listed'; at: number }
  /** In the stage, but the filters do not match. */
  | { kind: 'filtered' }
  | { kind: 'gone' }

/** The position of an applicant in the list of a stage, from 0; undefined when they are not in it. */
export async function findPosition(
  client: QueryClient,
  stageKey: StageKey,
  list: Partial<Pick<ApplicantsPage, 'filters' | 'order'>>,
  userId: string,
): Promise<number | undefined> {
  for await (const { cards, before } of wholeStage(client, stageKey, list)) {
    const index = cards.findIndex((card) => card.userId === userId)
    if (index >= 0) return before + index
  }
  return undefined
}

/**
 * Looks for an applicant who is not on the shown page: by the profile's history, then in the list with its filters.
 * `version` changes with each answer of the list.
 */
export const whereaboutsQuery = (
  client: QueryClient,
  stageKey: StageKey,
  stage: Option,
  { filters, order }: Pick<ApplicantsPage, 'filters' | 'order'>,
  userId: string,
  version: number,
) => ({
  queryKey: ['whereabouts', stageKey, { filters, order, userId, version }] as const,
  queryFn: async (): Promise<Whereabouts> => {
    const profile = await client.fetchQuery({ ...profileQuery(stageKey, userId), staleTime: 0 })
    const now = currentStage(profile)
    if (now && now.stage !== stage.text) return { kind: 'moved', stage: now.stage, by: now.changedBy }
    const at = await findPosition(client, stageKey, { filters, order }, userId)
    if (at !== undefined) return { kind: 'listed', at }
    return { kind: Object.keys(filters).length > 0 ? 'filtered' : 'gone' }
  },
  staleTime: Infinity,
  gcTime: 0,
  retryOnMount: false,
})
