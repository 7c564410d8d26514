import { z } from 'zod/mini'
import type { Option } from '~/api/values'
import type { UserScope } from '~/lib/scope'
import { openSetting, storedState } from '~/lib/storedState'

/** The setting by which rejected applicants stay in their stage. */
export const NO_STAGE = 'tetap'
const REJECTION_STAGE_NAME = /tolak|gugur|tidak lolos|reject/i
const isNamedRejection = ({ text }: Option) => REJECTION_STAGE_NAME.test(text)

/** The target stage for rejections of a vacancy, a setting; by default the stage whose name says so. */
export function rejectionStageSetting(writer: UserScope, klobVacancyCode: string) {
  const chosen = storedState<string | undefined>(
    openSetting('refusal-stage', writer, klobVacancyCode),
    z.string(),
    undefined,
  )
  return {
    read: (stages: readonly Option[]): string | undefined => {
      const stored = chosen.get()
      if (stored === NO_STAGE) return NO_STAGE
      return (stages.find(({ id }) => id === stored) ?? stages.find(isNamedRejection))?.id
    },
    /** Whether a move to a stage is a rejection: it was chosen for them, or its name says so. */
    isRejection: (stage: Option): boolean => stage.id === chosen.get() || isNamedRejection(stage),
    save: (id: string) => void chosen.change(() => id),
  }
}
