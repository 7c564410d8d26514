import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useCorporate } from '~/components/corporate'
import { lazyDialog } from '~/ui/lazyDialog'
import type { Download, ScreenList, ToolProps } from './list'
import type { ListState } from './listUrl'

const SaveFilterDialog = lazyDialog(async () => (await import('./saved/SaveFilterDialog')).SaveFilterDialog)
const SavedFilterList = lazyDialog(async () => (await import('./saved/SavedFilterList')).SavedFilterList)
const ExportDialog = lazyDialog(async () => (await import('./export/ExportDialog')).ExportDialog)

/** The proposed name of a filter to be saved, and what follows once it is. */
export type Naming = { queryName?: string; onSaved?: () => void }
/** Which dialog of a list is open. */
export type OpenDialog<F extends object> =
  | ({ name: 'save'; filters: F } & Naming)
  | { name: 'list' }
  | { name: 'export'; download: Download<F>; total: number }
  | { name: 'tool'; Dialog: ComponentType<ToolProps<F>>; filters: F }

type Props<F extends object, Row extends object> = {
  list: ScreenList<F, Row>
  dialog: OpenDialog<F> | undefined
  state: ListState<F>
  /** The form differs from the search. */
  differs: boolean
  /** Searches with a saved filter. */
  onOpen: (filters: F, id: string) => void
  /** Called after a filter was saved. */
  onSaved: (id: string) => void
  /** Called after a saved filter was deleted, with the one that took its place. */
  onRemoved: (id: string, successor?: string) => void
  onClose: () => void
}

/** The dialogs of a list, one at a time; each loads when first opened. */
export function ListDialogs<F extends object, Row extends object>(props: Props<F, Row>) {
  const { list, dialog, state, differs, onOpen, onSaved, onRemoved, onClose } = props
  const { filterUi } = list
  const { scope } = useCorporate()
  const { sections, saved } = filterUi.kind === 'panel' ? filterUi : { sections: [], saved: undefined }
  // Loaded by the list; only followed here.
  const { data, error, refetch } = useQuery({ ...list.query(state, scope), enabled: false })
  switch (dialog?.name) {
    case 'save':
      return (
        saved && (
          <SaveFilterDialog
            saved={saved}
            panel={{ schema: list.filters, sections }}
            filters={dialog.filters}
            name={dialog.queryName}
            onSaved={(id) => {
              dialog.onSaved?.()
              onSaved(id)
            }}
            onClose={onClose}
          />
        )
      )
    case 'list':
      return (
        saved && (
          <SavedFilterList
            panel={{ schema: list.filters, sections }}
            saved={saved}
            onOpen={onOpen}
            onRemoved={onRemoved}
            onClose={onClose}
          />
        )
      )
    case 'export':
      return (
        <ExportDialog
          download={dialog.download}
          filters={state.filters}
          scope={scope}
          sections={sections}
          total={dialog.total}
          differs={differs}
          noun={list.noun}
          onClose={onClose}
        />
      )
    case 'tool':
      return (
        <dialog.Dialog
          filters={dialog.filters}
          search={{ sections, total: data?.totalElements, retry: error ? () => void refetch() : undefined, differs }}
          onClose={onClose}
        />
      )
    case undefined:
      return null
  }
}
