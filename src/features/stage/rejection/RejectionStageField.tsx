import { useState } from 'react'
import type { Option } from '~/api/values'
import { useCorporate } from '~/components/corporate'
import { NO_STAGE, rejectionStageSetting } from '~/components/rejection/rejectionStage'
import { SelectField } from '~/ui/fields/SelectField'
import { useStage } from '../pipeline/stageContext'

/** Why a rejection without a target stage is not sent. */
export const CHOOSE_STAGE = 'Pilih tahap penolakan dahulu'

/** Where the rejected go: preset by the setting of this vacancy. */
export function useRejectionTarget(from: Option) {
  const { stageKey, stages } = useStage()
  const { writer } = useCorporate()
  const setting = rejectionStageSetting(writer, stageKey.klobVacancyCode)
  const [target, setTarget] = useState(() => {
    const preset = setting.read(stages)
    return preset === from.id ? NO_STAGE : preset
  })
  return {
    target,
    setTarget,
    /** Undefined if they stay. */
    to: stages.find(({ id }) => id === target),
    save: () => setting.save(target ?? NO_STAGE),
  }
}

type Props = { from: Option; value: string | undefined; onChange: (id: string | undefined) => void }

/** The target stage of the rejected. */
export function RejectionStageField({ from, ...field }: Props) {
  const { stages } = useStage()
  return (
    <SelectField
      label="Tahap penolakan"
      required
      placeholder="Pilih tahap bagi yang ditolak"
      options={[
        ...stages.filter(({ id }) => id !== from.id),
        { id: NO_STAGE, text: `Tetap di ${from.text}, pesan saja` },
      ]}
      {...field}
    />
  )
}
