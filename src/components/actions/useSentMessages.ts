import { useMemo } from 'react'
import type { Writer } from '~/lib/scope'
import { listOf } from './actionFacts'
import { useActions } from './actions'

/**
 * When this person last wrote to somebody from this browser, by the operation that begins such threads; undefined unless
 * an answer confirmed that it arrived.
 */
export function useSentMessages(
  writer: Writer,
  start: string,
): (userId: string, klobVacancyCode?: string) => number | undefined {
  const actions = useActions(writer)
  return useMemo(() => {
    const list = listOf(start)
    const sent = new Map<string, number>()
    // Oldest first: the newest one counts.
    for (const { kind, outcome, userIds, vacancy = '', at, ...one } of actions.toReversed())
      if (kind === 'message' && outcome === 'done' && one.list === list)
        for (const userId of userIds) sent.set(`${userId} ${vacancy}`, at)
    return (userId, klobVacancyCode = '') => sent.get(`${userId} ${klobVacancyCode}`)
  }, [actions, start])
}
