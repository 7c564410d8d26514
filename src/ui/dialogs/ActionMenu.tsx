import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import { flushSync } from 'react-dom'
import classes from './ActionMenu.module.css'
import { Anchor, usePopup } from './placement'

/** One entry of a menu. */
export type MenuEntry = {
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
  const { popover, dropdown } = usePopup(anchor, onClose)
  const pick = (run: () => void) => {
    // A dialog that opens next returns the focus to the button, since the entry is gone by then.
    flushSync(onClose)
    run()
  }
  return (
    <Menu {...popover} closeOnItemClick={false} withInitialFocusPlaceholder={false} menuItemTabIndex={0}>
      <Menu.Target>
        <Anchor element={anchor} />
      </Menu.Target>
      <Menu.Dropdown {...dropdown} aria-label={label} className={classes.menu}>
        {entries.map(({ label: text, name, icon: Icon, isDestructive, note, isOff = false, run }, n) => (
          <Menu.Item
            // Two files may have one name.
            // oxlint-disable-next-line react/no-array-index-key
            key={n}
            data-destructive={isDestructive}
            aria-label={name}
            aria-disabled={isOff}
            leftSection={Icon && <Icon size={16} aria-hidden />}
            rightSection={note !== undefined && <span className={`caption dimmed ${classes.note}`}>{note}</span>}
            onClick={() => pick(run)}
          >
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
