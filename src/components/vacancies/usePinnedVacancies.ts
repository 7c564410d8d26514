import { useMemo } from 'react'
import { z } from 'zod/mini'
import { listOf, openSetting, storedState, useStoredState } from '~/lib/storedState'

/** The codes of the vacancies that a user pinned at a corporate, stored in this browser. */
export function usePinnedVacancies(userId: string, corporateId: string) {
  const pins = useMemo(
    () => storedState<readonly string[]>(openSetting('pinned', { userId, corporateId }), listOf(z.string()), []),
    [userId, corporateId],
  )
  const codes = useStoredState(pins)
  const pinned = useMemo(() => new Set(codes), [codes])
  return {
    pinned,
    toggle(code: string) {
      const isPinned = pinned.has(code)
      pins.change((latest) => [...latest.filter((one) => one !== code), ...(isPinned ? [] : [code])])
    },
  }
}
