import { makeId } from '~/lib/ids'
import type { QueryClient } from '@tanstack/react-query'
import { mayHaveSucceeded } from '~/api/errors'
import type { WriteOutcome, SentWrite } from '~/api/writes'
import { type ActionFacts, type ActionStore, addAction, type Outcome } from './actions'
import { fieldsOf } from '~/lib/fields'

/** A completed write: its action, input, result or error, and extra facts from the sender. */
export type CompletedWrite = SentWrite & WriteOutcome

/** A completed write; `at` is the server's time in ms. */
export type TimedWrite = { sent: SentWrite; ended: WriteOutcome; at: number }

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

function outcomeOf(error: unknown): Outcome {
  if (error === undefined || error === null) return 'done'
  return mayHaveSucceeded(error) ? 'unknown' : 'failed'
}

/** The action to store for a write; undefined if the write is not an action. */
export function actionOf({ action, input, result, error, context: about }: CompletedWrite): ActionFacts | undefined {
  if (!action) return undefined
  const params = fieldsOf(input)
  const body = fieldsOf(params['body'])
  const kind = action.kind === 'note' && body['sendEmail'] === 'ya' ? 'email' : action.kind
  const ended = outcomeOf(error)
  const outcome = ended === 'done' && (kind === 'export' || kind === 'upload') ? 'started' : ended
  const facts: Record<string, unknown> = {
    kind,
    outcome,
    userIds: [body['userId'] ?? []].flat().filter((id) => typeof id === 'string'),
    vacancy:
      text(body['klobVacancyCode']) ??
      text(fieldsOf(result)['klobVacancyCode']) ??
      text(params['klobVacancyCode']) ??
      text(params['vacancyCode']),
    stage: text(body['stageId']),
    record: kind === 'ticket' || kind === 'message' ? text(params['messageId']) : undefined,
    list: action.list,
    ...about,
  }
  if (kind === 'move' && Array.isArray(result)) {
    const done = result.map(fieldsOf).flatMap(({ success, userId }) => (success === true ? [userId] : []))
    const failed = result.length - done.length
    Object.assign(facts, {
      userIds: done,
      ...(failed > 0 ? { failed, outcome: done.length > 0 ? 'partly' : 'failed' } : {}),
    })
  }
  // The facts are built above, without those that are undefined.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as ActionFacts
}

/** Recipient and vacancy of a thread in the query cache, by the name of its read. */
function threadOf(client: QueryClient, name: string, messageId: string): Partial<ActionFacts> {
  const thread = client.getQueryCache().find({
    queryKey: [name],
    exact: false,
    predicate: ({ state }) => fieldsOf(state.data)['messageId'] === messageId,
  })
  const { userId, klobVacancyCode } = fieldsOf(thread?.queryKey[1])
  if (typeof userId !== 'string') return {}
  return { userIds: [userId], ...(typeof klobVacancyCode === 'string' ? { vacancy: klobVacancyCode } : {}) }
}

/** Stores a completed write if it is an action. */
export function storeAction(client: QueryClient, work: ActionStore, { sent, ended, at }: TimedWrite): void {
  const facts = actionOf({ ...sent, ...ended })
  if (!facts) return
  const { record, userIds } = facts
  const read = sent.action?.thread
  // The sender may have provided the recipient of a reply.
  const isMissing = read !== undefined && record !== undefined && userIds.length === 0
  addAction(work, { ...facts, ...(isMissing ? threadOf(client, read, record) : {}), id: makeId(), at })
}
