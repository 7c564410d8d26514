import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { stageFilters, type StageFilters } from '~/api/contract/recruitment/stageFilters'
import { notify } from '~/ui/messages/notify'
import { part } from '~/ui/part'
import { withoutOpenApplicant } from '../model/stageState'
import { useSelection, useStage } from '../pipeline/stageContext'
import { useIdentities } from '../pipeline/identities'
import { stageSections } from './stageSections'
import type { StageKey } from '../model/applicant'

const savedFilterParser = part(() => import('~/list/saved/parseSavedFilter'))

/**
 * The filters that are available in a stage, since options differ by stage. Shows which criteria were dropped; undefined
 * when all are available.
 */
async function availableFilters(
  client: QueryClient,
  stageKey: StageKey,
  stageName: string,
  filters: StageFilters,
): Promise<StageFilters | undefined> {
  if (Object.keys(filters).length === 0) return undefined
  const loaded = await savedFilterParser.load().catch(() => {})
  // Unchecked, all criteria stay: fewer would be a wider search.
  if (!loaded) return undefined
  const { parseSavedFilter } = loaded
  const panel = { schema: stageFilters, sections: stageSections(stageKey) }
  const parsed = await parseSavedFilter(client, panel, stageKey, filters)
  if (parsed.dropped.length === 0) return undefined
  void notify(`Tidak tersedia di tahap ${stageName} dan diabaikan: ${parsed.dropped.join(', ')}`, 'info')
  return parsed.filters
}

/**
 * Searches a stage by filters. On entering a stage, filters that it lacks are dropped and named, once its own options
 * are loaded (`isReady`).
 */
export function useStageFilters(isReady: boolean) {
  const { stageKey, stage } = useStage()
  const { listState, setListState } = useSelection()
  const client = useQueryClient()
  const { searchDenial } = useIdentities()
  const { filters } = listState
  const apply = (next: StageFilters, replace = false) =>
    setListState({ ...withoutOpenApplicant(listState), filters: next, page: 1 }, replace)
  const onEntered = useEffectEvent(async () => {
    const available = await availableFilters(client, stageKey, stage.text, filters)
    if (available) apply(available, true)
  })
  useEffect(() => {
    if (isReady) void onEntered()
  }, [isReady, stageKey])
  const { isNameDropped = false } = listState
  const onNameDropped = useEffectEvent(() => {
    void notify(searchDenial!, 'info')
    // The address no longer names anybody.
    apply({ ...filters }, true)
  })
  useEffect(() => {
    if (isNameDropped) onNameDropped()
  }, [isNameDropped])
  return {
    filters,
    search: (next: StageFilters) => apply(next),
    /** Searches by filters that were saved at another stage or vacancy. */
    open: async (saved: StageFilters) => apply((await availableFilters(client, stageKey, stage.text, saved)) ?? saved),
  }
}
