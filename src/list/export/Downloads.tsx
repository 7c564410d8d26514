import { Button } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { Viewer } from '~/components/corporate'
import { denialReason } from '~/lib/rules/rightNames'
import { allows } from '~/lib/rules/rights'
import { texts } from '~/lib/texts/texts'
import { alert, alertWhy } from '~/ui/dialogs/dialogs'
import { lazyDialog } from '~/ui/lazyDialog'
import type { Condition } from '~/list/filters/criterion'
import type { Download } from '~/list/list'

const ActionMenu = lazyDialog(async () => (await import('~/ui/dialogs/ActionMenu')).ActionMenu)

type Props<W extends object> = {
  downloads: readonly Download<W>[]
  corporate: Viewer['corporate']
  holds: (condition: Condition | undefined) => boolean
  /** Why nothing can be downloaded yet. */
  off: string | undefined
  onPick: (download: Download<W>) => void
}

/** The downloads of a search: a button for one, a menu for several; a download without its right explains why. */
export function Downloads<W extends object>({ downloads, corporate, holds, off, onPick }: Props<W>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState(false)
  const offered = downloads
    .filter(({ when }) => holds(when))
    .map((download) => ({
      download,
      label: download.label,
      off:
        download.right && !allows(corporate.menu, download.right)
          ? denialReason(download.right, corporate.corporateName)
          : undefined,
    }))
  const [first, ...others] = offered
  if (!first) return null
  const isSplit = others.length > 0
  const press = () => {
    if (off !== undefined) return void alert(off)
    if (isSplit) setOpened((was) => !was)
    else onPick(first.download)
  }
  return (
    <>
      <Button
        ref={setAnchor}
        data-palette
        variant="default"
        size="xs"
        leftSection={<IconDownload size={16} aria-hidden />}
        rightSection={isSplit && <IconChevronDown size={14} aria-hidden />}
        aria-disabled={off !== undefined}
        data-disabled={off !== undefined}
        {...(isSplit ? { 'aria-haspopup': 'menu', 'aria-expanded': opened } : {})}
        onClick={press}
      >
        Download
      </Button>
      {opened && (
        <ActionMenu
          anchor={anchor}
          label="Jenis unduhan"
          // A download without its right stays in the menu and explains why.
          entries={offered.map(({ download, label, off: denied }) =>
            denied === undefined
              ? { label, run: () => onPick(download) }
              : {
                  label,
                  isOff: true,
                  note: denied,
                  run: () => void alertWhy(texts.noAccess.title, denied),
                },
          )}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  )
}
