import { useState } from 'react'
import type { Option } from '~/api/contract/values'
import { saveStored, loadStored, settingKey } from '~/lib/storage'
import type { StageKey } from '../queries'

/** The target stage of this person's last move in a vacancy, stored in this browser; it is offered first. */
export function useLastTarget(userId: string, { corporateId, klobVacancyCode }: StageKey) {
  const key = settingKey(`last-target:${userId}:${corporateId}:${klobVacancyCode}`)
  const [last, setLast] = useState(() => loadStored(key))
  return {
    id: last,
    first: (stages: readonly Option[]) => stages.toSorted((a, b) => Number(b.id === last) - Number(a.id === last)),
    remember({ id }: Option) {
      setLast(id)
      saveStored(key, id)
    },
  }
}
