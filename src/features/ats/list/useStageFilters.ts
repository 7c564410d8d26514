import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { StageFilters } from '~/api/contract/recruitment/stageFilters'
import type { StageKey } from '../queries'
import { withoutOpenApplicant, type StageState } from '../readStage'
import { availableFilters } from './availableFilters'

type Input = {
  stageKey: StageKey
  stageName: string
  listState: StageState
  setListState: (next: StageState, replace?: boolean) => void
  /** Whether the options of this very stage are loaded. */
  isReady: boolean
}

/** Searches a stage by filters; on entering a stage, what it lacks of them is dropped and named. */
export function useStageFilters({ stageKey, stageName, listState, setListState, isReady }: Input) {
  const client = useQueryClient()
  const { filters } = listState
  const apply = (next: StageFilters, replace = false) =>
    setListState({ ...withoutOpenApplicant(listState), filters: next, page: 1 }, replace)
  const onEntered = useEffectEvent(async () => {
    const available = await availableFilters(client, stageKey, stageName, filters)
    if (available) apply(available, true)
  })
  useEffect(() => {
    if (isReady) void onEntered()
  }, [isReady, stageKey])
  return {
    filters,
    search: (next: StageFilters) => apply(next),
    /** Searches by filters that were saved at another stage or vacancy. */
    open: async (saved: StageFilters) => apply((await availableFilters(client, stageKey, stageName, saved)) ?? saved),
  }
}
