import type { QueryClient } from '@tanstack/react-query'
import type { ActionFacts } from './actionFacts'
import { actionOf, type ActionStore, type EndedWrite } from './actionOf'
import { addAction } from './actions'

let serial = 0

/** Of whom a thread is that this page has loaded: a reply names the thread alone. */
function threadOf(client: QueryClient, messageId: string): Partial<ActionFacts> {
  const thread = client.getQueryCache().findAll({
    predicate: ({ queryKey, state }) =>
      /^get\w+Ticket$/.test(String(queryKey[0])) &&
      (state.data as { messageId?: unknown } | null | undefined)?.messageId === messageId,
  })[0]
  const about = thread?.queryKey[1] as { userId?: string; klobVacancyCode?: string } | undefined
  if (about?.userId === undefined) return {}
  const { userId, klobVacancyCode } = about
  return { userIds: [userId], ...(klobVacancyCode === undefined ? {} : { vacancy: klobVacancyCode }) }
}

/** Remembers a write that has ended, where it is an action. */
export function remember(client: QueryClient, work: ActionStore, { sent, ended, at }: EndedWrite): void {
  const facts = actionOf({ ...sent, ...ended })
  if (!facts) return
  const { kind, record, userIds } = facts
  // The sender of a reply may have named its recipient.
  const thread = kind === 'message' && record !== undefined && userIds.length === 0 ? threadOf(client, record) : {}
  addAction(work, { ...facts, ...thread, id: `${Date.now()}-${(serial += 1)}`, at })
}
