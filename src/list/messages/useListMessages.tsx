import { type ReactNode, useMemo } from 'react'
import type { Messaging, RowAction, ScreenList } from '~/list/list'
import { type ListState, withoutDialog } from '~/list/listUrl'
import { lazyComponent } from '~/ui/lazyComponent'
import { useContacts } from './useContacts'
import { useMessageAction } from './useMessageAction'

const ListMessages = lazyComponent(async () => (await import('./ListMessages')).ListMessages)
type AnyList = ScreenList<object, object>

/** Writing to the people of a list: the actions of its rows, what rows say of it, the check of replies, and the dialog. */
export function useListMessages<F extends object, Row extends object>(
  list: ScreenList<F, Row>,
  state: ListState<F>,
  setState: (state: ListState<F>, how: { isDialog: boolean; replace: boolean }) => void,
): {
  actions: readonly RowAction<Row>[]
  rowNote: ((row: Row) => string | undefined) | undefined
  check: ReactNode
  dialog: ReactNode
} {
  const write = (writingTo: string | undefined, page = state.page) => {
    const { writingTo: open } = state
    const closed = withoutDialog(state)
    // One entry of the history, so that Back returns to the list.
    const how = { isDialog: true, replace: open !== undefined }
    setState(writingTo === undefined ? closed : { ...closed, page, writingTo }, how)
  }
  const action = useMessageAction(list, write)
  const actions = useMemo(() => [...(list.actions ?? []), ...(action ? [action] : [])], [list, action])
  const isOpen = state.writingTo !== undefined || state.link !== undefined
  const dialog = list.messages && isOpen && (
    <ListMessages
      // The engine knows no list's rows, and neither does a component that loads by itself.
      list={list as unknown as AnyList}
      messages={list.messages as Messaging<object>}
      state={state}
      write={write}
    />
  )
  return { actions, ...useContacts(list, state), dialog }
}
