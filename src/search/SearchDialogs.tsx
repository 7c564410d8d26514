import { useQueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { SavedFilter } from '~/api/families/savedQueries'
import type { Viewer } from '~/parts/viewer'
import { lazily } from '~/ui/lazily'
import { askedTexts } from './askedTexts'
import type { Query } from './query'
import type { Download, Search, ToolProps } from './Search'

const SaveFilterDialog = lazily(async () => (await import('./SaveFilterDialog')).SaveFilterDialog)
const SavedFilterList = lazily(async () => (await import('./SavedFilterList')).SavedFilterList)
const ExportDialog = lazily(async () => (await import('./ExportDialog')).ExportDialog)

/** Which dialog of a search is open. */
export type Opened<W extends object, Row> =
  | { name: 'save'; where: W }
  | { name: 'list' }
  | { name: 'export'; download: Download<W>; total: number }
  | { name: 'tool'; Dialog: ComponentType<ToolProps<W>> }
  | { name: 'row'; row: Row; Dialog: ComponentType<{ row: Row; viewer: Viewer; onClose: () => void }> }

type Props<W extends object, Row extends { userId: string }> = {
  search: Search<W, Row>
  opened: Opened<W, Row> | undefined
  asked: Query<W>
  viewer: Viewer
  onOpen: (filter: SavedFilter) => Promise<void>
  onRemoved: (filter: SavedFilter) => void
  onClose: () => void
}

/** The dialogs of a search, one at a time; each loads when it is first opened. */
export function SearchDialogs<W extends object, Row extends { userId: string }>(props: Props<W, Row>) {
  const { search, opened, asked, viewer, onOpen, onRemoved, onClose } = props
  const { api, sections, noun } = search
  const client = useQueryClient()
  const scope = { corporateId: viewer.corporate.corporateId }
  switch (opened?.name) {
    case 'save':
      return api.saved && <SaveFilterDialog saved={api.saved} where={opened.where} scope={scope} onClose={onClose} />
    case 'list':
      return (
        api.saved && (
          <SavedFilterList saved={api.saved} scope={scope} onClose={onClose} onRemoved={onRemoved} onOpen={onOpen} />
        )
      )
    case 'export':
      return (
        <ExportDialog
          // The dialog knows no filters by name: what it exports is what stands here.
          download={opened.download}
          where={asked.where}
          scope={scope}
          asked={askedTexts(client, sections, asked.where, scope)}
          total={opened.total}
          noun={noun}
          onClose={onClose}
        />
      )
    case 'tool':
      return <opened.Dialog where={asked.where} viewer={viewer} onClose={onClose} />
    case 'row':
      return <opened.Dialog row={opened.row} viewer={viewer} onClose={onClose} />
    case undefined:
      return null
  }
}
