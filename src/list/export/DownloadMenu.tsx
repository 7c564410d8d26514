import { Button } from '@mantine/core'
import { texts } from '~/lib/texts/texts'
import { alertWhy } from '~/ui/dialogs/dialogs'
import { Popup } from '~/ui/dialogs/Popup'
import classes from './DownloadMenu.module.css'

/** `off` says which right is missing. */
type Entry = { label: string; off: string | undefined; pick: () => void }
type Props = { anchor: HTMLElement | null; entries: readonly Entry[]; onClose: () => void }

/** The kinds of files to choose from; one without its right stays in the list and says why. */
export function DownloadMenu({ anchor, entries, onClose }: Props) {
  return (
    <Popup anchor={anchor} onClose={onClose} dialogLabel="Jenis unduhan">
      <div className={classes.menu}>
        {entries.map(({ label, off, pick }) => (
          <Button
            key={label}
            variant="subtle"
            color="gray"
            size="xs"
            justify="space-between"
            aria-disabled={off !== undefined}
            data-disabled={off !== undefined || undefined}
            rightSection={off !== undefined && <span className={classes.off}>{texts.noAccess.title}</span>}
            onClick={() => (off === undefined ? pick() : void alertWhy(texts.noAccess.title, off))}
          >
            {label}
          </Button>
        ))}
      </div>
    </Popup>
  )
}
