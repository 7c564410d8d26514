import type { Scope } from '~/lib/scope'
import type { List } from './list'
import type { ListState } from './listUrl'

/**
 * The read of one page of a list, the same for the loader and the table: a screen that mounts after the loader's read
 * failed shows the failure and does not retry by itself.
 */
export const rowsQuery = <F extends object, Row extends object>(
  list: Pick<List<F, Row>, 'query'>,
  state: ListState<F>,
  scope: Scope,
) => ({ ...list.query(state, scope), retryOnMount: false })
