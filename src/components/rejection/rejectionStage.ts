import type { Option } from '~/api/values'
import type { UserScope } from '~/lib/scope'
import { loadStored, saveStored, settingKey } from '~/lib/storage'

/** The setting by which rejected applicants stay in their stage. */
export const NO_STAGE = 'tetap'
const REJECTION_STAGE_NAME = /tolak|gugur|tidak lolos|reject/i
const isNamedRejection = ({ text }: Option) => REJECTION_STAGE_NAME.test(text)

/** The target stage for rejections of a vacancy, a setting; by default the stage whose name says so. */
export function rejectionStageSetting({ userId, corporateId }: UserScope, klobVacancyCode: string) {
  const key = settingKey(`refusal-stage:${userId}:${corporateId}:${klobVacancyCode}`)
  return {
    read: (stages: readonly Option[]): string | undefined => {
      const stored = loadStored(key)
      if (stored === NO_STAGE) return NO_STAGE
      return (stages.find(({ id }) => id === stored) ?? stages.find(isNamedRejection))?.id
    },
    /** Whether a move to a stage is a rejection: it was chosen for them, or its name says so. */
    isRejection: (stage: Option): boolean => stage.id === loadStored(key) || isNamedRejection(stage),
    save: (id: string) => saveStored(key, id),
  }
}
