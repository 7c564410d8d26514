import type { QueryClient } from '@tanstack/react-query'
import { stageFilters, type StageFilters } from '~/api/contract/recruitment/stageFilters'
import { notify } from '~/ui/messages/notify'
import type { StageKey } from '../queries'
import { stageSections } from './stageSections'

/**
 * What of some filters a stage has, since its options are its own. Says which criteria were dropped; undefined when all
 * of them are available.
 */
export async function availableFilters(
  client: QueryClient,
  stageKey: StageKey,
  stageName: string,
  filters: StageFilters,
): Promise<StageFilters | undefined> {
  if (Object.keys(filters).length === 0) return undefined
  const { parseSavedFilter } = await import('~/list/saved/parseSavedFilter')
  const panel = { schema: stageFilters, sections: stageSections(stageKey) }
  const parsed = await parseSavedFilter(client, panel, stageKey, filters)
  if (parsed.dropped.length === 0) return undefined
  void notify(`Tidak tersedia di tahap ${stageName} dan diabaikan: ${parsed.dropped.join(', ')}`, 'info')
  return parsed.filters
}
