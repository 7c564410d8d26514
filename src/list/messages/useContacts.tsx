import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { serverNow } from '~/api/identity/clock'
import { useSentMessages } from '~/components/actions/useSentMessages'
import { useCorporate } from '~/components/corporate'
import type { ConversationConfig } from '~/conversation/conversationConfig'
import { contactNote } from '~/conversation/replies/contactNote'
import { useReplyCheck } from '~/conversation/replies/useReplyCheck'
import { allows } from '~/lib/rules/rights'
import type { ScreenList } from '~/list/list'
import type { ListState } from '~/list/listUrl'
import { lazyComponent } from '~/ui/lazyComponent'

const CheckReplies = lazyComponent(async () => (await import('~/conversation/replies/CheckReplies')).CheckReplies)

/** 'Status pesan' of all searches for people: 2 finds those who have been written to. */
const isContactedFilter = ({ notifications }: { notifications?: unknown }) => notifications === '2'

/**
 * What the rows say of the contact with their person, and the check of replies: only of those who are known to have been
 * written to, by the filter or by this browser's own sending (decision 'contact').
 */
export function useContacts<F extends object, Row extends object>(
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
