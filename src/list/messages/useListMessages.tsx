import { useCallbackRef } from '@mantine/hooks'
import { type ReactNode, useMemo } from 'react'
import type { Messaging, RowAction, ScreenList } from '~/list/list'
import type { DialogMove } from '~/list/useListSearch'
import { type ListState, withoutDialog } from '~/list/listUrl'
import { lazyComponent } from '~/ui/lazyComponent'
import { IconMessage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { serverNow } from '~/api/identity/clock'
import { useSentMessages } from '~/components/actions/actions'
import { useCorporate } from '~/components/corporate'
import { useCloseEntry } from '~/components/dialogEntry'
import type { ConversationConfig } from '~/conversation/conversationConfig'
import { contactNote } from '~/conversation/replies/contactNote'
import { useReplyCheck } from '~/conversation/replies/useReplyCheck'
import { allows } from '~/lib/rules/rights'
import { draftLookup } from '~/record/draftIndex'

const ListMessages = lazyComponent(async () => (await import('./ListMessages')).ListMessages)
type AnyList = ScreenList<object, object>
/** Reads anew what is noted about rows; called at each render of them, since a dialog of a row may leave a draft. */
export type RowNotes<Row> = () => (row: Row) => string | undefined

/** Messages to the people of a list: row actions, row notes, the check for replies, and the dialog. */
export function useListMessages<F extends object, Row extends object>(
  list: ScreenList<F, Row>,
  state: ListState<F>,
  setState: (state: ListState<F>, how: DialogMove) => void,
): {
  actions: readonly RowAction<Row>[]
  rowNotes: RowNotes<Row>
  check: ReactNode
  dialog: ReactNode
} {
  const closeEntry = useCloseEntry()
  const write = (writingTo: string | undefined, page = state.page) => {
    const { writingTo: open } = state
    const closed = withoutDialog(state)
    if (writingTo === undefined) return closeEntry(() => setState(closed, { dialog: 'close' }))
    // Only one history entry for the dialog, so that Back returns to the list.
    setState({ ...closed, page, writingTo }, { dialog: open === undefined ? 'open' : 'step' })
  }
  const action = useMessageAction(list, write)
  const actions = useMemo(() => [...(list.actions ?? []), ...(action ? [action] : [])], [list, action])
  const isOpen = state.writingTo !== undefined || state.link !== undefined
  const dialog = list.messages && isOpen && (
    <ListMessages
      // The lazy component is not generic.
      list={list as unknown as AnyList}
      messages={list.messages as Messaging<object>}
      state={state}
      write={write}
    />
  )
  return { actions, ...useContacts(list, state), dialog }
}

/** The row action that opens the conversation; undefined for lists without messages. */
function useMessageAction<F extends object, Row extends object>(
  { messages, rowId }: ScreenList<F, Row>,
  write: (id: string) => void,
): RowAction<Row> | undefined {
  // Stable callback: rows rerender when an action changes, which every state of the list would cause.
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

/** The filter 'Status pesan' of all searches for people: 2 finds those who have been messaged. */
const isContactedFilter = ({ notifications }: { notifications?: unknown }) => notifications === '2'

/**
 * Row notes about drafts and about contact with the person, and the check for replies: only for people known to have been messaged, by the
 * filter or from this browser (decision 'contact').
 */
function useContacts<F extends object, Row extends object>(
  list: ScreenList<F, Row>,
  state: ListState<F>,
): { rowNotes: RowNotes<Row>; check: ReactNode } {
  const { messages } = list
  const { viewer, scope } = useCorporate()
  const writer = useMemo(() => ({ userId: viewer.userId, ...scope }), [viewer, scope])
  // Loaded by the list; only read from the cache here.
  const { data } = useQuery({ ...list.query(state, scope), enabled: false })
  const conversationOf = (row: Row): ConversationConfig | undefined =>
    messages && (messages.when?.(row) ?? true) && messages.off?.(row) === undefined
      ? messages.conversationWith(messages.recipientOf(row), viewer)
      : undefined
  const rows = data?.content ?? []
  const first = rows.flatMap((row) => conversationOf(row) ?? [])[0]
  const sentAt = useSentMessages(writer, first?.endpoints.start.action?.list)
  const replies = useReplyCheck(sentAt)
  const isContacted = isContactedFilter(state.filters)
  const people = rows
    .flatMap((row) => conversationOf(row) ?? [])
    .filter((one) => isContacted || replies.contactWith(one).sentAt !== undefined)
  const now = serverNow()
  return {
    rowNotes: () => {
      const hasDraft = draftLookup(writer)
      return (row) => {
        const one = conversationOf(row)
        return (
          [
            one && contactNote({ isContacted, ...replies.contactWith(one) }, now),
            one && hasDraft([one.endpoints.find.name, JSON.stringify(one.thread)]) && 'Draf pesan',
            list.draftKey && hasDraft(list.draftKey(row)) && 'Draf belum disimpan',
          ]
            .filter(Boolean)
            .join(' · ') || undefined
        )
      }
    },
    check: messages && people.length > 0 && allows(viewer.corporate.menu, messages.right) && (
      <CheckReplies check={replies} people={people} />
    ),
  }
}
