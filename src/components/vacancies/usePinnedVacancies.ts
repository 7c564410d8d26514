import { useMemo } from 'react'
import { settingKey } from '~/lib/storage'
import { useStoredList } from '~/lib/storedList'

const readCodes = (stored: unknown) =>
  Array.isArray(stored) ? stored.filter((code): code is string => typeof code === 'string') : []

/** The codes of the vacancies that a user pinned at a corporate, stored in this browser. */
export function usePinnedVacancies(userId: string, corporateId: string) {
  const { list, change } = useStoredList(settingKey(`pinned:${userId}:${corporateId}`), readCodes)
  const pinned = useMemo(() => new Set(list), [list])
  return {
    pinned,
    toggle(code: string) {
      const isPinned = pinned.has(code)
      change((codes) => [...codes.filter((one) => one !== code), ...(isPinned ? [] : [code])])
    },
  }
}
