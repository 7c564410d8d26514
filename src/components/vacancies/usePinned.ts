import { useMemo, useState } from 'react'
import { loadStored, saveStored, settingKey } from '~/lib/storage'

/** The codes of the vacancies that this person pinned at this corporate, stored in this browser. */
export function usePinned(userId: string, corporateId: string) {
  const key = settingKey(`pinned:${userId}:${corporateId}`)
  const [kept, setKept] = useState(() => ({ key, codes: loadStored(key) }))
  if (kept.key !== key) setKept({ key, codes: loadStored(key) })
  const pinned = useMemo(
    () => new Set(Array.isArray(kept.codes) ? kept.codes.filter((code) => typeof code === 'string') : []),
    [kept.codes],
  )
  return {
    pinned,
    toggle(code: string) {
      const codes = pinned.has(code) ? [...pinned].filter((one) => one !== code) : [...pinned, code]
      setKept({ key, codes })
      saveStored(key, codes)
    },
  }
}
