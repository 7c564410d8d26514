import { useCallbackRef } from '@mantine/hooks'
import { type ReactNode, useMemo } from 'react'
import type { Messaging, RowAction, ScreenList } from '~/list/list'
import { type ListState, withoutDialog } from '~/list/listUrl'
import { lazyComponent } from '~/ui/lazyComponent'
import { IconMessage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { serverNow } from '~/api/identity/clock'
import { useSentMessages } from '~/components/actions/actions'
import { useCorporate } from '~/components/corporate'
import type { ConversationConfig } from '~/conversation/conversationConfig'
import { contactNote } from '~/conversation/replies/contactNote'
import { useReplyCheck } from '~/conversation/replies/useReplyCheck'
import { allows } from '~/lib/rules/rights'

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

/** The row's action that opens its conversation; undefined where nobody is written to. */
function useMessageAction<F extends object, Row extends object>(
  { messages, rowId }: ScreenList<F, Row>,
  write: (id: string) => void,
): RowAction<Row> | undefined {
  // The rows are drawn anew when an action changes, which the state of the list would do.
  const open = useCallbackRef(write)
  return useMemo(
    () =>
      messages && {
        label: 'Pesan',
        icon: IconMessage,
        ...(messages.when ? { when: messages.when } : {}),
        ...(messages.off ? { off: messages.off } : {}),
        run: (row) => open(rowId(row, 0)),
      },
    [messages, rowId, open],
  )
}

const CheckReplies = lazyComponent(async () => (await import('~/conversation/replies/CheckReplies')).CheckReplies)

/** 'Status pesan' of all searches for people: 2 finds those who have been written to. */
const isContactedFilter = ({ notifications }: { notifications?: unknown }) => notifications === '2'

/**
 * What the rows say of the contact with their person, and the check of replies: only of those who are known to have been
 * written to, by the filter or by this browser's own sending (decision 'contact').
 */
function useContacts<F extends object, Row extends object>(
  list: ScreenList<F, Row>,
  state: ListState<F>,
): { rowNote: ((row: Row) => string | undefined) | undefined; check: ReactNode } {
  const { messages } = list
  const { viewer, scope } = useCorporate()
  const writer = useMemo(() => ({ userId: viewer.userId, ...scope }), [viewer, scope])
  // The list loads them; this only reads.
  const { data } = useQuery({ ...list.query(state, scope), enabled: false })
  const conversationOf = (row: Row): ConversationConfig | undefined =>
    messages && (messages.when?.(row) ?? true) && messages.off?.(row) === undefined
      ? messages.conversationWith(messages.recipientOf(row), viewer)
      : undefined
  const rows = data?.content ?? []
  const first = rows.flatMap((row) => conversationOf(row) ?? [])[0]
  const sentAt = useSentMessages(writer, first?.endpoints.start.name ?? '')
  const replies = useReplyCheck(sentAt)
  if (!messages) return { rowNote: undefined, check: undefined }

  const isContacted = isContactedFilter(state.filters)
  const people = rows
    .flatMap((row) => conversationOf(row) ?? [])
    .filter((one) => isContacted || replies.contactWith(one).sentAt !== undefined)
  const now = serverNow()
  return {
    rowNote: (row) => {
      const one = conversationOf(row)
      return one && contactNote({ isContacted, ...replies.contactWith(one) }, now)
    },
    check: people.length > 0 && allows(viewer.corporate.menu, messages.right) && (
      <CheckReplies check={replies} people={people} />
    ),
  }
}
