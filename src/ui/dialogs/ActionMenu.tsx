import { Button } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import { flushSync } from 'react-dom'
import classes from './ActionMenu.module.css'
import { Popup } from './Popup'

/** One entry of a menu. */
type MenuEntry = {
  label: string
  /** Accessible name, if the label alone is ambiguous. */
  name?: string
  icon?: TablerIcon
  /** Styled as a destructive action. */
  isDestructive?: boolean | undefined
  /** Why it is disabled, or what it opens; a disabled entry can still be pressed, to explain more. */
  note?: string | undefined
  isOff?: boolean
  run: () => void
}
type Props = {
  anchor: HTMLElement | null
  label: string
  entries: readonly MenuEntry[]
  onClose: () => void
}

/** A list of actions at the button that opens it. */
export function ActionMenu({ anchor, label, entries, onClose }: Props) {
  const pick = (run: () => void) => {
    // A dialog that opens next returns the focus to the button, since the entry is gone by then.
    flushSync(onClose)
    anchor?.focus()
    run()
  }
  return (
    <Popup anchor={anchor} onClose={onClose} dialogLabel={label}>
      <div className={classes.menu}>
        {entries.map(({ label: text, name, icon: Icon, isDestructive, note, isOff = false, run }) => (
          <Button
            key={text}
            variant="subtle"
            color={isDestructive ? 'red' : 'gray'}
            size="xs"
            justify="flex-start"
            aria-label={name}
            aria-disabled={isOff}
            data-off={isOff || undefined}
            leftSection={Icon && <Icon size={16} aria-hidden />}
            rightSection={note !== undefined && <span className={`caption dimmed ${classes.note}`}>{note}</span>}
            onClick={() => pick(run)}
          >
            {text}
          </Button>
        ))}
      </div>
    </Popup>
  )
}
