import { ActionIcon, Button, FileButton } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { fileProblemTexts } from '~/lib/rules/fileKinds'
import { saveFile } from '~/lib/saveFile'
import { Popup } from '~/ui/dialogs/Popup'
import { FailureText } from '~/ui/messages/FailureText'
import classes from './OwnTexts.module.css'

type Item = {
  text: string
  /** Label of the key that picks it. */
  shortcut?: string | undefined
  /** Absent if it cannot be deleted. */
  remove?: { label: string; run: () => void }
}
type Props = {
  anchor: HTMLElement
  /** Accessible name of the menu. */
  title: string
  /** Accessible name of the list: what picking an item does. */
  label: string
  items: readonly Item[]
  /** Shown instead of an empty list. */
  empty?: ReactNode
  pick: (index: number) => void
  /** Export and import as a file, to move the texts to another browser; no export without content. */
  file: { label: string; name: string; content: string | undefined; read: (text: string) => void }
  onClose: () => void
  /** The controls that add a text. */
  children: ReactNode
}

/** A menu of the user's own texts: pick, add, delete, export to a file and import from one. */
export function OwnTexts({ anchor, title, label, items, empty, pick, file, onClose, children }: Props) {
  const reset = useRef<() => void>(null)
  const [isUnread, setUnread] = useState(false)
  return (
    <Popup anchor={anchor} onClose={onClose} dialogLabel={title}>
      <div className={classes.menu}>
        {items.length === 0 ? (
          empty
        ) : (
          <ul className="plain-list" aria-label={label}>
            {items.map(({ text, shortcut, remove }, n) => (
              <li key={text}>
                <button type="button" className={`break-anywhere ${classes.text}`} onClick={() => pick(n)}>
                  {text}
                </button>
                {shortcut && (
                  <kbd className="dimmed" aria-hidden>
                    {shortcut}
                  </kbd>
                )}
                {remove && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="sm"
                    aria-label={remove.label}
                    onClick={({ currentTarget }) => {
                      // The button disappears with its text.
                      const field = currentTarget.closest('div')?.querySelector('input:not([type=file]), textarea')
                      if (field instanceof HTMLElement) field.focus()
                      remove.run()
                    }}
                  >
                    <IconTrash size={14} aria-hidden />
                  </ActionIcon>
                )}
              </li>
            ))}
          </ul>
        )}
        {children}
        <div className={`row ${classes.foot}`} data-file-field>
          <small className="dimmed">Hanya di browser ini</small>
          <Button
            size="compact-xs"
            variant="subtle"
            disabled={file.content === undefined}
            onClick={() => saveFile(new Blob([file.content ?? ''], { type: 'application/json' }), file.name)}
          >
            Ekspor
          </Button>
          <FileButton
            accept="application/json,.json"
            inputProps={{ 'aria-label': file.label }}
            resetRef={reset}
            onChange={(chosen) => {
              setUnread(false)
              if (chosen) void chosen.text().then(file.read, () => setUnread(true))
              // The same file may be chosen again.
              reset.current?.()
            }}
          >
            {(props) => (
              <Button {...props} size="compact-xs" variant="subtle">
                Impor
              </Button>
            )}
          </FileButton>
        </div>
        {isUnread && <FailureText>{fileProblemTexts.unread}</FailureText>}
      </div>
    </Popup>
  )
}
