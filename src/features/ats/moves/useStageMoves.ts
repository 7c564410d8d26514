import { useState } from 'react'
import type { Option } from '~/api/contract/values'
import type { Viewer } from '~/components/corporate'
import { denialReason } from '~/lib/rules/rightNames'
import { allows, rights } from '~/lib/rules/rights'
import type { UserScope } from '~/lib/scope'
import { loadStored, saveStored, settingKey } from '~/lib/storage'
import { texts } from '~/lib/texts/texts'
import { alertWhy } from '~/ui/dialogs/dialogs'
import type { ListOption } from '~/ui/fields/useOptionList'
import type { StageKey } from '../queries'
import { useMoves } from './useMoves'

/** The target stage of the user's last move in a vacancy, stored in this browser; it is offered first. */
function useLastTarget(userId: string, { corporateId, klobVacancyCode }: StageKey) {
  const key = settingKey(`last-target:${userId}:${corporateId}:${klobVacancyCode}`)
  const [last, setLast] = useState(() => loadStored(key))
  return {
    id: last,
    lastFirst: (stages: readonly Option[]) => stages.toSorted((a, b) => Number(b.id === last) - Number(a.id === last)),
    remember({ id }: Option) {
      setLast(id)
      saveStored(key, id)
    },
  }
}

/** Moving within a vacancy: the right to, the target stages and the moves; the same for list, board and tabs. */
export function useStageMoves(
  { userId, corporate }: Viewer,
  writer: UserScope,
  stageKey: StageKey,
  stages: readonly Option[],
) {
  const { move, undo } = useMoves(writer)
  const lastTarget = useLastTarget(userId, stageKey)
  const reason = denialReason(rights.stageMove, corporate.corporateName)
  return {
    mayMove: allows(corporate.menu, rights.stageMove),
    /** Shows why the user may not move applicants. */
    explainDenied: () => alertWhy(texts.noAccess.message, reason),
    /** The same reason as options, in place of the stages. */
    deniedOptions: [
      { id: 'refused', text: texts.noAccess.message, wraps: true },
      { id: 'why', text: reason, wraps: true },
    ] satisfies ListOption[],
    /** The stages that applicants of a stage can be moved to, the last used one first. */
    targetsFrom: (stageId: string): readonly Option[] =>
      lastTarget.lastFirst(stages.filter(({ id }) => id !== stageId)),
    isLastTarget: ({ id }: Option) => id === lastTarget.id,
    undo,
    move: async (...args: Parameters<typeof move>) => {
      const outcome = await move(...args)
      if (outcome && outcome.moved.length > 0) lastTarget.remember(args[0].to)
      return outcome
    },
  }
}
