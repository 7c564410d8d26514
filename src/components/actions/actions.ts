import { useMemo } from 'react'
import { z } from 'zod/mini'
import { actionKinds, type ActionList, actionLists } from '~/api/endpoint'
import { serverNow } from '~/api/identity/clock'
import type { UserScope } from '~/lib/scope'
import { listOf, storedState, useStoredState } from '~/lib/storedState'
import { openWork } from '~/lib/work'

/** `started`: a job whose result is not in the response; `unknown`: the connection was lost before the response. */
const outcomes = ['done', 'started', 'partly', 'failed', 'unknown'] as const
export type Outcome = (typeof outcomes)[number]
const ids = z.readonly(z.array(z.string()))
const actionSchema = z.object({
  id: z.string(),
  /** The server's time in ms. */
  at: z.number(),
  /** An e-mail is a note that is also sent. */
  kind: z.enum([...actionKinds, 'email']),
  outcome: z.enum(outcomes),
  /** The people for whom it succeeded; everyone concerned where the response has no result per person. */
  userIds: ids,
  /** Number of people of a bulk action beyond those in `userIds`, which are the first ones. */
  others: z.exactOptional(z.number()),
  /** Number of people who could not be moved. */
  failed: z.exactOptional(z.number()),
  vacancy: z.exactOptional(z.string()),
  stage: z.exactOptional(z.string()),
  from: z.exactOptional(z.string()),
  /** A move that undoes another one. */
  isUndo: z.exactOptional(z.literal(true)),
  /** People found to have left the stage they were moved to. */
  departed: z.exactOptional(ids),
  /** The thread, the ticket or the candidate of a note. */
  record: z.exactOptional(z.string()),
  /** The list that was exported, or that contains the recipient. */
  list: z.exactOptional(z.enum(actionLists)),
  /** The run of messages to several people that it belongs to. */
  run: z.exactOptional(z.string()),
})
/** An action of this user in this browser: codes and ids only, no names or texts. */
export type Action = z.infer<typeof actionSchema>
/** An action without its place in the list. */
export type ActionFacts = Omit<Action, 'id' | 'at'>

const MAX_ACTIONS = 300
/** How many people of an action are stored by id; the rest is a number. */
const MAX_PEOPLE = 50
/** Characters of all actions of a user at a corporate; an id may have 64. */
const MAX_CHARACTERS = 500_000
const MAX_AGE_MS = 30 * 24 * 60 * 60_000
/** The storage for the actions of a user at a corporate. */
export type ActionStore = ReturnType<typeof openWork>

const recentActions = listOf(actionSchema.check(z.refine(({ at }) => serverNow() - at < MAX_AGE_MS)))
const storedActions = (work: ActionStore) => storedState<readonly Action[]>(work, recentActions, [])

const actionsOf = (writer: UserScope) => storedActions(openWork('actions', writer))

/** Number of people for whom an action succeeded. */
export const peopleCount = ({ userIds, others = 0 }: Action): number => userIds.length + others

function limitPeople(action: Action): Action {
  const others = action.userIds.length - MAX_PEOPLE
  return others > 0 ? { ...action, userIds: action.userIds.slice(0, MAX_PEOPLE), others } : action
}
/** The newest actions whose JSON fits the limit. */
function limitSize(actions: readonly Action[]): readonly Action[] {
  let characters = 0
  const lines = new Set<string>()
  const firstOver = actions.findIndex(
    (one) =>
      (characters += JSON.stringify(one).length + 1) > MAX_CHARACTERS ||
      // A run of messages is one line of the list.
      lines.add(one.run ?? one.id).size > MAX_ACTIONS,
  )
  return firstOver === -1 ? actions : actions.slice(0, firstOver)
}

/** Stores an action as the newest one; the oldest give way to it. */
export function addAction(work: ActionStore, action: Action): void {
  storedActions(work).change((actions) => limitSize([limitPeople(action), ...actions]))
}

type CheckedKind = 'message' | 'ticket' | 'notes' | 'vacancy'

/** Whether an action is of a kind and about a person, a ticket or a vacancy; a created vacancy has no code yet. */
function isAbout({ kind, userIds, record, vacancy }: Action, checked: CheckedKind, id: string | undefined): boolean {
  if (checked === 'vacancy') return kind === 'vacancy' && vacancy === id
  const isOfKind = checked === 'notes' ? kind === 'note' || kind === 'email' : kind === checked
  return isOfKind && id !== undefined && (userIds.includes(id) || record === id)
}

/** The actions after a check of the newest one of a kind about somebody or something, if it had no response. */
export function withDelivery(
  actions: readonly Action[],
  kind: CheckedKind,
  id: string | undefined,
  delivered: boolean,
): readonly Action[] {
  const newest = actions.find((one) => isAbout(one, kind, id))
  // A later check may find what an earlier one did not.
  if (newest?.outcome !== 'unknown' && newest?.outcome !== 'failed') return actions
  return actions.map((one) => (one === newest ? { ...one, outcome: delivered ? 'done' : 'failed' } : one))
}

/** People who were found in a stage of a vacancy. */
type Found = { vacancy: string; stage: string; userIds: readonly string[] }

/** The actions after such a check: a move from there that had no response has not happened. */
export function withFoundPeople(actions: readonly Action[], { vacancy, stage, userIds }: Found): readonly Action[] {
  const isRefuted = ({ kind, outcome, others, ...one }: Action) =>
    kind === 'move' &&
    outcome === 'unknown' &&
    one.vacancy === vacancy &&
    one.from === stage &&
    others === undefined &&
    one.userIds.every((id) => userIds.includes(id))
  return actions.some(isRefuted)
    ? actions.map((one) => (isRefuted(one) ? { ...one, outcome: 'failed' as const } : one))
    : actions
}

/** Stores the outcome of a check of a message, ticket, note or vacancy. Returns `delivered`. */
export function recordDelivery(
  writer: UserScope,
  kind: CheckedKind,
  id: string | undefined,
  delivered = true,
): boolean {
  actionsOf(writer).change((actions) => withDelivery(actions, kind, id, delivered))
  return delivered
}

/** Stores that people were found in a stage. */
export const recordFoundPeople = (writer: UserScope, found: Found): void =>
  void actionsOf(writer).change((actions) => withFoundPeople(actions, found))

/** Records who has left the stage they were moved to; the move no longer applies to them. */
export const recordDeparted = (writer: UserScope, id: string, departed: readonly string[]): void =>
  void actionsOf(writer).change((actions) => actions.map((one) => (one.id === id ? { ...one, departed } : one)))

/** The actions of a user at a corporate in this browser, newest first, including those of other tabs. */
export function useActions(writer: UserScope): readonly Action[] {
  return useStoredState(useMemo(() => actionsOf(writer), [writer]))
}

/**
 * Looks up when this user last wrote to a person of a list from this browser. The lookup returns undefined unless a
 * response confirmed the delivery.
 */
export function useSentMessages(
  writer: UserScope,
  list: ActionList | undefined,
): (userId: string, klobVacancyCode?: string) => number | undefined {
  const actions = useActions(writer)
  return useMemo(() => {
    const sent = new Map<string, number>()
    // Oldest first, so that the newest one wins.
    for (const { kind, outcome, userIds, vacancy = '', at, ...one } of actions.toReversed())
      if (kind === 'message' && outcome === 'done' && one.list === list)
        for (const userId of userIds) sent.set(`${userId} ${vacancy}`, at)
    return (userId, klobVacancyCode = '') => sent.get(`${userId} ${klobVacancyCode}`)
  }, [actions, list])
}

const isMove = ({ kind, outcome }: Action) => kind === 'move' && outcome !== 'failed'
const laterThan = (actions: readonly Action[], { id }: Action) =>
  actions.slice(
    0,
    actions.findIndex((one) => one.id === id),
  )

/** Whether later undos moved everyone of a move back. */
export function isUndone(actions: readonly Action[], action: Action): boolean {
  const { userIds, vacancy, stage, from } = action
  const undos = laterThan(actions, action).filter(
    (one) => one.isUndo && isMove(one) && one.vacancy === vacancy && one.from === stage && one.stage === from,
  )
  return isMove(action) && userIds.length > 0 && userIds.every((id) => undos.some((one) => one.userIds.includes(id)))
}

/** The people still where a move put them, as far as this browser knows: not moved again within that vacancy. */
export function stillMoved(actions: readonly Action[], action: Action): readonly string[] {
  // Only a part of a bulk move is known by id: it is not moved back in part.
  if (!isMove(action) || action.others !== undefined) return []
  const later = laterThan(actions, action).filter((one) => isMove(one) && one.vacancy === action.vacancy)
  const movedAgain = new Set([...later.flatMap((one) => one.userIds), ...(action.departed ?? [])])
  return action.userIds.filter((userId) => !movedAgain.has(userId))
}
