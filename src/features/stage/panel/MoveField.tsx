import type { Option } from '~/api/values'
import { SelectField } from '~/ui/fields/SelectField'
import { useStageActions } from '../pipeline/stageContext'

type Props = {
  label: string
  placeholder?: string
  disabled?: boolean
  targets: readonly Option[]
  moveTo: (to: Option) => void
}

/** Moves to the chosen stage; who may not move finds the reason in place of the stages. */
export function MoveField({ targets, moveTo, disabled = false, ...field }: Props) {
  const { mayMove, deniedOptions } = useStageActions().moves
  return (
    <SelectField
      hideLabel
      placeholder="Pindahkan ke..."
      disabled={disabled || (mayMove && targets.length === 0)}
      options={mayMove ? targets : deniedOptions}
      value={undefined}
      onChange={(id) => {
        const to = targets.find((one) => one.id === id)
        if (to && mayMove) moveTo(to)
      }}
      {...field}
    />
  )
}
