import { useCallbackRef } from '@mantine/hooks'
import { useMemo } from 'react'
import type { ExtrasProps, RowAction, RowExtras, ScreenList } from '~/list/list'
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
import { areContacted } from './personCriteria'
import type { Messaging } from './messaging'

const ListMessages = lazyComponent(async () => (await import('./ListMessages')).ListMessages)
type AnyList = ScreenList<object, object>

type Props<F extends object, Row extends object> = ExtrasProps<F, Row> & {
  list: ScreenList<F, Row>
  messages: Messaging<Row>
}

/** Messages to the people of a search: a row action, notes, the check for replies, and the dialog. */
export function PeopleMessages<F extends object, Row extends object>(props: Props<F, Row>) {
  const { list, messages, state, setState, children } = props
  const closeEntry = useCloseEntry()
  const write = (writingTo: string | undefined, page = state.page) => {
    const { writingTo: open } = state
    const closed = withoutDialog(state)
    if (writingTo === undefined) return closeEntry(() => setState(closed, { dialog: 'close' }))
    // Only one history entry for the dialog, so that Back returns to the list.
    setState({ ...closed, page, writingTo }, { dialog: open === undefined ? 'open' : 'step' })
  }
  // Stable callback: rows rerender when an action changes, which every state of the list would cause.
  const open = useCallbackRef((id: string) => write(id))
  const actions = useMemo<RowAction<Row>[]>(
    () => [
      {
        label: 'Pesan',
        icon: IconMessage,
        ...(messages.when ? { when: messages.when } : {}),
        ...(messages.off ? { off: messages.off } : {}),
        run: (row) => open(list.rowId(row, 0)),
      },
    ],
    [messages, list, open],
  )
  const isOpen = state.writingTo !== undefined || state.link !== undefined
  const contacts = useContacts(list, messages, state)
  return (
    <>
      {children({ actions, ...contacts })}
      {isOpen && (
        <ListMessages
          // The lazy component is not generic.
          list={list as unknown as AnyList}
          messages={messages as unknown as Messaging<object>}
          state={state}
          write={write}
        />
      )}
    </>
  )
}

const CheckReplies = lazyComponent(async () => (await import('~/conversation/replies/CheckReplies')).CheckReplies)

/**
 * Row notes about drafts and about contact with the person, and the check for replies: only for people known to have been messaged, by the
 * filter or from this browser (decision 'contact').
 */
function useContacts<F extends object, Row extends object>(
  list: ScreenList<F, Row>,
  messages: Messaging<Row>,
  state: ListState<F>,
): Pick<RowExtras<Row>, 'notes' | 'tool'> {
  const { viewer, scope } = useCorporate()
  const writer = useMemo(() => ({ userId: viewer.userId, ...scope }), [viewer, scope])
  // Loaded by the list; only read from the cache here.
  const { data } = useQuery({ ...list.query(state, scope), enabled: false })
  const conversationOf = (row: Row): ConversationConfig | undefined =>
    (messages.when?.(row) ?? true) && messages.off?.(row) === undefined
      ? messages.conversationWith(messages.recipientOf(row), viewer)
      : undefined
  const rows = data?.content ?? []
  const first = rows.flatMap((row) => conversationOf(row) ?? [])[0]
  const sentAt = useSentMessages(writer, first?.endpoints.start.action?.list)
  const replies = useReplyCheck(sentAt)
  const isContacted = areContacted(state.filters)
  const people = rows
    .flatMap((row) => conversationOf(row) ?? [])
    .filter((one) => isContacted || replies.contactWith(one).sentAt !== undefined)
  const now = serverNow()
  return {
    notes: (row, hasDraft) => {
      const one = conversationOf(row)
      return [
        one && contactNote({ isContacted, ...replies.contactWith(one) }, now),
        one && hasDraft([one.endpoints.find.name, JSON.stringify(one.thread)]) && 'Draf pesan',
      ]
    },
    tool: people.length > 0 && allows(viewer.corporate.menu, messages.right) && (
      <CheckReplies check={replies} people={people} />
    ),
  }
}
