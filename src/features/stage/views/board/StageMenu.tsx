import type { Option } from '~/api/values'
import { Popup } from '~/ui/dialogs/Popup'
import classes from './Board.module.css'

type Props = {
  anchor: HTMLElement
  label: string
  stages: readonly Option[]
  onPick: (to: Option) => void
  onClose: () => void
}

/** The stages that a card can be sent to. */
export function StageMenu({ anchor, label, stages, onPick, onClose }: Props) {
  return (
    <Popup anchor={anchor} onClose={onClose} dialogLabel={label}>
      <ul className={`plain-list ${classes.menu}`}>
        {stages.map((stage) => (
          <li key={stage.id}>
            <button type="button" onClick={() => onPick(stage)}>
              {stage.text}
            </button>
          </li>
        ))}
      </ul>
    </Popup>
  )
}
