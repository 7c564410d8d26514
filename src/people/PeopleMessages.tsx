import { useCallbackRef } from '@mantine/hooks'
import type { RowSelectionState } from '@tanstack/react-table'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Arrange, ExtrasProps, RowAction, RowExtras, ScreenList } from '~/list/list'
import { type ListState, withoutDialog } from '~/list/listUrl'
import { lazyComponent } from '~/ui/lazyComponent'
import { IconMessage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { serverNow } from '~/api/identity/clock'
import { useSentMessages } from '~/components/actions/actions'
import { useCorporate } from '~/components/corporate'
import { useCloseEntry } from '~/components/dialogEntry'
import type { ConversationConfig } from '~/conversation/conversationConfig'
import { answeredFirst, contactNote } from '~/conversation/replies/contactNote'
import { useReplyCheck } from '~/conversation/replies/useReplyCheck'
import { allows } from '~/lib/rules/rights'
import { hasDraft } from '~/record/draftIndex'
import { areContacted } from './personCriteria'
import { canWriteTo, type Messaging } from './messaging'

const ListMessages = lazyComponent(async () => {
  // What it opens, beside it instead of after it; a failure is told when it is opened.
  void import('~/conversation/ConversationDialog').catch(() => {})
  return (await import('./ListMessages')).ListMessages
})
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
  const many = useSelectedRows(list, messages, state)
  return (
    <>
      {children({ actions, ...contacts, ...many })}
      {isOpen && (
        <ListMessages
          // The lazy component is not generic.
          // The dialog passes rows of this list only.
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          list={list as unknown as AnyList}
          // The dialog passes rows of this list only.
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          messages={messages as unknown as Messaging<object>}
          state={state}
          write={write}
          // It passes rows of this list only.
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          arrange={contacts.arrange as unknown as Arrange<object>}
        />
      )}
    </>
  )
}

const SelectedPeople = lazyComponent(async () => (await import('./SelectedPeople')).SelectedPeople)
const NOBODY: RowSelectionState = {}

/** The ticked rows of a list and what is done with them, which loads with the first tick or an unfinished run. */
function useSelectedRows<F extends object, Row extends object>(
  list: ScreenList<F, Row>,
  messages: Messaging<Row>,
  state: ListState<F>,
): Pick<RowExtras<Row>, 'notice' | 'selection'> {
  const { viewer, writer, scope } = useCorporate()
  const { filters, page, size } = state
  const view = JSON.stringify([filters, page, size])
  const [ticked, setTicked] = useState({ view, ids: NOBODY })
  const [isNeeded, setIsNeeded] = useState(false)
  const latestView = useRef(view)
  // Before the effects of a new view.
  useLayoutEffect(() => {
    latestView.current = view
  }, [view])
  // Loaded by the list; only read from the cache here.
  const { data } = useQuery({ ...list.query(state, scope), enabled: false })
  const row = data?.content[0]
  if (!messages.isForMany || !allows(viewer.corporate.menu, messages.right)) return {}
  const conversation = row && messages.conversationWith(messages.recipientOf(row), viewer)
  const place = conversation && [
    conversation.endpoints.find.name,
    JSON.stringify({ ...conversation.thread, userId: undefined }),
  ]
  const isCurrent = ticked.view === view
  const ids = isCurrent ? ticked.ids : NOBODY
  const select = (next: RowSelectionState) => {
    // All of a list that has been left since: its answer came late.
    if (latestView.current !== view) return
    setTicked({ view, ids: next })
    setIsNeeded(true)
  }
  return {
    selection: { ids, onChange: select, canSelect: (one) => canWriteTo(messages, one) },
    notice: place && (isNeeded || hasDraft(writer, ['pesan', ...place])) && (
      <SelectedPeople
        // The lazy component is not generic; it has rows of this list only.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        list={list as unknown as AnyList}
        // It has rows of this list only.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        messages={messages as unknown as Messaging<object>}
        state={state}
        place={place}
        ids={ids}
        dropped={isCurrent ? 0 : Object.keys(ticked.ids).length}
        select={select}
      />
    ),
  }
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
): Pick<RowExtras<Row>, 'notes' | 'tool'> & { arrange: Arrange<Row> } {
  const { viewer, scope } = useCorporate()
  const writer = useMemo(() => ({ userId: viewer.userId, ...scope }), [viewer, scope])
  // Loaded by the list; only read from the cache here.
  const { data } = useQuery({ ...list.query(state, scope), enabled: false })
  const conversationOf = useCallback(
    (row: Row): ConversationConfig | undefined =>
      canWriteTo(messages, row) ? messages.conversationWith(messages.recipientOf(row), viewer) : undefined,
    [messages, viewer],
  )
  const rows = data?.content ?? []
  const first = rows.flatMap((row) => conversationOf(row) ?? [])[0]
  const sentAt = useSentMessages(writer, first?.endpoints.start.action?.list)
  const replies = useReplyCheck(sentAt)
  // While a conversation is open nobody moves: its place and its neighbours are theirs.
  const isOpen = state.writingTo !== undefined || state.link !== undefined
  const [hasAnswered, setHasAnswered] = useState(() => replies.hasAnswered)
  if (!isOpen && hasAnswered !== replies.hasAnswered) setHasAnswered(() => replies.hasAnswered)
  const arrange = useCallback<Arrange<Row>>(
    (some) =>
      answeredFirst(some, (row) => {
        const one = conversationOf(row)
        return one !== undefined && hasAnswered(one)
      }),
    [hasAnswered, conversationOf],
  )
  const isContacted = areContacted(state.filters)
  const people = rows
    .flatMap((row) => conversationOf(row) ?? [])
    .filter((one) => isContacted || replies.contactWith(one).sentAt !== undefined)
  const now = serverNow()
  return {
    arrange,
    notes: (row, isDraft) => {
      const one = conversationOf(row)
      return [
        one && contactNote({ isContacted, ...replies.contactWith(one) }, now),
        one && isDraft([one.endpoints.find.name, JSON.stringify(one.thread)]) && 'Draf pesan',
      ]
    },
    tool: people.length > 0 && allows(viewer.corporate.menu, messages.right) && (
      <CheckReplies check={replies} people={people} />
    ),
  }
}
