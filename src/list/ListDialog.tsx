import { type ReactNode, useState } from 'react'
import { Dialog } from '~/ui/dialogs/Dialog'
import { FailureText } from '~/ui/messages/FailureText'
import type { List } from './list'
import classes from './ListDialog.module.css'
import { ListGrid } from './ListGrid'
import type { ListState } from './listUrl'
import { messageOf } from '~/api/errors'

type Props<F extends object, Row extends object> = {
  list: List<F, Row>
  /** Initial filters. */
  filters: F
  size?: string
  /** Renders the filter controls above the rows. */
  renderFilters?: (filters: F, search: (filters: F) => void) => ReactNode
  /** Whether the rows can be fetched with these filters. */
  canQuery?: (filters: F) => boolean
  onClose: () => void
}

/** A list in a dialog; its state lasts while the dialog is open. */
export function ListDialog<F extends object, Row extends object>(props: Props<F, Row>) {
  const { list, filters, size = '68.75rem', renderFilters, canQuery, onClose } = props
  const [state, setState] = useState<ListState<F>>({ filters, page: 1, size: list.sizes[0]! })
  const [failure, setFailure] = useState<string>()
  return (
    <Dialog opened onClose={onClose} title={list.title} size={size} closeButtonProps={{ 'aria-label': 'Tutup' }}>
      {failure !== undefined && <FailureText>{failure}</FailureText>}
      {renderFilters?.(state.filters, (values) => setState({ ...state, filters: values, page: 1 }))}
      <div className={classes.grid}>
        {(canQuery?.(state.filters) ?? true) && (
          <ListGrid
            list={list}
            state={state}
            setState={setState}
            retryOnMount
            onFailure={(error) => setFailure(error === undefined ? undefined : messageOf(error))}
          />
        )}
      </div>
    </Dialog>
  )
}
