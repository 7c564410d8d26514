import { useMemo } from 'react'
import { openSetting, storedState, useStoredState } from '~/lib/storedState'

const parseCodes = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((code) => typeof code === 'string') : []

/** The codes of the vacancies that a user pinned at a corporate, stored in this browser. */
export function usePinnedVacancies(userId: string, corporateId: string) {
  const pins = useMemo(
    () => storedState(openSetting('pinned', { userId, corporateId }), parseCodes),
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
