import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconTrash } from '@tabler/icons-react'
import { useId, useState, useSyncExternalStore } from 'react'
import { Picture } from '~/ui/media/Picture'
import { printing } from '~/ui/printing'
import classes from '../longlist.module.css'

/** What a card shows of a record; its first line is in sight while it is folded. */
export type CardContents = { name: string; lines: readonly string[]; picture: string | null }

type Props = CardContents & { edit: () => void; remove: () => void }

/** A record as a card of one height, which unfolds; a press edits it, the bin deletes it. */
export function RecordCard({ name, lines, picture, edit, remove }: Props) {
  const [isUnfolded, setUnfolded] = useState(false)
  const isPrinted = useSyncExternalStore(printing.subscribe, printing.get)
  const isOpen = isUnfolded || isPrinted
  const linesId = useId()
  const filled = lines.filter(Boolean)
  return (
    <li>
      <Picture url={picture} name={name} size={32} square />
      <div className={`small break-anywhere ${classes.text}`} data-folded={!isOpen || undefined}>
        <button type="button" className="link-button" aria-label={`Ubah ${name}`} title={name} onClick={edit}>
          <bdi>{name}</bdi>
        </button>
        <div id={linesId}>
          {(isOpen ? filled : filled.slice(0, 1)).map((line) => (
            <p key={line} className="dimmed">
              <bdi>{line}</bdi>
            </p>
          ))}
        </div>
      </div>
      <div className={classes.tools}>
        {filled.length > 1 && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Rincian ${name}`}
            aria-expanded={isOpen}
            aria-controls={linesId}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <IconChevronDown size={18} aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon variant="subtle" color="red" aria-label={`Hapus ${name}`} onClick={remove}>
          <IconTrash size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  )
}
