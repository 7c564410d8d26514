import { useMemo } from 'react'
import { z } from 'zod/mini'
import type { Option } from '~/api/values'
import type { Viewer } from '~/components/corporate'
import { denialReason } from '~/lib/rules/rightNames'
import { allows, rights } from '~/lib/rules/rights'
import type { UserScope } from '~/lib/scope'
import { openSetting, storedState, useStoredState } from '~/lib/storedState'
import { texts } from '~/lib/texts/texts'
import { alertWhy } from '~/ui/dialogs/dialogs'
import type { ListOption } from '~/ui/fields/useOptionList'
import { rejectionStageSetting } from '~/components/rejection/rejectionStage'
import { useMoves } from './useMoves'
import type { StageKey } from '../model/applicant'

/**
 * The target stage of the user's last move in a vacancy, stored in this browser; it is offered first. A rejection is not
 * offered: its button would reject the next applicant out of habit.
 */
function useLastTarget(writer: UserScope, { klobVacancyCode }: StageKey) {
  const target = useMemo(
    () => storedState(openSetting('last-target', writer, klobVacancyCode), z.string(), ''),
    [writer, klobVacancyCode],
  )
  const last = useStoredState(target)
  const { isRejection } = rejectionStageSetting(writer, klobVacancyCode)
  const isLast = (stage: Option) => stage.id === last && !isRejection(stage)
  return {
    isLast,
    lastFirst: (stages: readonly Option[]) => stages.toSorted((a, b) => Number(isLast(b)) - Number(isLast(a))),
    remember(stage: Option) {
      if (!isRejection(stage)) target.change(() => stage.id)
    },
  }
}

/** Moving within a vacancy: the right to, the target stages and the moves; the same for list, board and tabs. */
export function useStageMoves({ corporate }: Viewer, writer: UserScope, stageKey: StageKey, stages: readonly Option[]) {
  const { move, undo, onUndone } = useMoves(writer)
  const lastTarget = useLastTarget(writer, stageKey)
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
    isLastTarget: lastTarget.isLast,
    undo,
    onUndone,
    move: async (...args: Parameters<typeof move>) => {
      const outcome = await move(...args)
      // A move with a question of its own is part of a rejection.
      if (outcome && outcome.moved.length > 0 && !args[1].question) lastTarget.remember(args[0].to)
      return outcome
    },
  }
}
