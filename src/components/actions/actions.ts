import { useMemo, useSyncExternalStore } from 'react'
import { serverNow } from '~/api/identity/clock'
import type { Writer } from '~/lib/scope'
import { openWork } from '~/lib/storage'

/** What somebody did. */
export type ActionKind = 'move' | 'note' | 'email' | 'message' | 'ticket' | 'export' | 'upload' | 'vacancy'
/** How it ended; `started` of a job, whose end is not part of the answer; `unknown` when the line was cut before the answer. */
export type Outcome = 'done' | 'started' | 'partly' | 'failed' | 'unknown'
/** A list of people, by its screen. */
export type ActionList = 'talentsearch' | 'recruitment' | 'recruitmentats' | 'es-admin-query' | 'recruitmentmatching'
/** What is stored of it: codes and ids. Names and texts are not among them. */
export type ActionFacts = {
  kind: ActionKind
  outcome: Outcome
  /** For whom it went well; of what has no answers by person, everybody it was about. */
  userIds: readonly string[]
  /** How many of a move failed. */
  failed?: number
  vacancy?: string
  stage?: string
  from?: string
  /** A move that took back another. */
  isUndo?: true
  /** Who was found to have left the stage that a move brought them to. */
  departed?: readonly string[]
  /** The thread or ticket. */
  record?: string
  /** The list that a file was made from, or that has the person who was written to. */
  list?: ActionList
}

/** The list that an operation belongs to, by its name. */
export function listOf(name: string): ActionList {
  if (name.includes('Talent')) return 'talentsearch'
  if (name.includes('Matching')) return 'recruitmentmatching'
  if (name.includes('Es')) return 'es-admin-query'
  return name.endsWith('Download') ? 'recruitmentats' : 'recruitment'
}

/** Something that this person did in this browser, and when by the server's clock. */
export type Action = ActionFacts & { id: string; at: number }

const MAX = 300
const MAX_AGE_MS = 30 * 24 * 60 * 60_000
/** Where the actions of a person at a corporate are stored. */
export type ActionStore = ReturnType<typeof openWork>

const listeners = new Set<() => void>()
/** What was read since the last change. */
let known = new WeakMap<ActionStore, readonly Action[]>()
function changed(): void {
  known = new WeakMap()
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', changed)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', changed)
  }
}

function readActions(stored: unknown): readonly Action[] {
  if (!Array.isArray(stored)) return []
  return (stored as Action[]).filter(
    (one) => typeof one?.at === 'number' && Array.isArray(one.userIds) && serverNow() - one.at < MAX_AGE_MS,
  )
}

/** Stores an action as the newest one. */
export function addAction(work: ActionStore, action: Action): void {
  work.keep([action, ...readActions(work.read())].slice(0, MAX))
  changed()
}

/**
 * Notes whether the newest message (to a person) or reply (to a ticket), whose answer was lost, turned out to have
 * arrived: then it counts as sent. Returns `isThere`.
 */
export function noteArrival(writer: Writer, kind: 'message' | 'ticket', id: string, isThere = true): boolean {
  const work = openWork('actions', writer)
  const actions = readActions(work.read())
  const lost = actions.find((one) => one.kind === kind && (one.userIds.includes(id) || one.record === id))
  if (!isThere || lost?.outcome !== 'unknown') return isThere
  work.keep(actions.map((one) => (one === lost ? { ...one, outcome: 'done' } : one)))
  changed()
  return isThere
}

/** Notes who has left the stage to which a move brought them: of them it holds no longer. */
export function noteDeparted(writer: Writer, id: string, departed: readonly string[]): void {
  const work = openWork('actions', writer)
  work.keep(readActions(work.read()).map((one) => (one.id === id ? { ...one, departed } : one)))
  changed()
}

/** The actions of a person at a corporate in this browser, newest first; those of other tabs as they come. */
export function useActions(writer: Writer): readonly Action[] {
  const work = useMemo(() => openWork('actions', writer), [writer])
  return useSyncExternalStore(subscribe, () => {
    const actions = known.get(work) ?? readActions(work.read())
    known.set(work, actions)
    return actions
  })
}

/**
 * When this person last wrote to somebody from this browser, by the operation that begins such threads; undefined unless
 * an answer confirmed that it arrived.
 */
export function useSentMessages(
  writer: Writer,
  start: string,
): (userId: string, klobVacancyCode?: string) => number | undefined {
  const actions = useActions(writer)
  return useMemo(() => {
    const list = listOf(start)
    const sent = new Map<string, number>()
    // Oldest first: the newest one counts.
    for (const { kind, outcome, userIds, vacancy = '', at, ...one } of actions.toReversed())
      if (kind === 'message' && outcome === 'done' && one.list === list)
        for (const userId of userIds) sent.set(`${userId} ${vacancy}`, at)
    return (userId, klobVacancyCode = '') => sent.get(`${userId} ${klobVacancyCode}`)
  }, [actions, start])
}

const isMove = ({ kind, outcome }: Action) => kind === 'move' && outcome !== 'failed'
const laterThan = (actions: readonly Action[], { id }: Action) =>
  actions.slice(
    0,
    actions.findIndex((one) => one.id === id),
  )

/** Whether everybody of a move was moved back by a later undo of it. */
export function isTakenBack(actions: readonly Action[], action: Action): boolean {
  const { userIds, vacancy, stage, from } = action
  const undos = laterThan(actions, action).filter(
    (one) => one.isUndo && isMove(one) && one.vacancy === vacancy && one.from === stage && one.stage === from,
  )
  return isMove(action) && userIds.length > 0 && userIds.every((id) => undos.some((one) => one.userIds.includes(id)))
}

/** Of whom a move still holds, as far as this browser knows: nothing later moved them in that vacancy. */
export function stillMoved(actions: readonly Action[], action: Action): readonly string[] {
  if (!isMove(action)) return []
  const later = laterThan(actions, action).filter((one) => isMove(one) && one.vacancy === action.vacancy)
  const movedAgain = new Set([...later.flatMap((one) => one.userIds), ...(action.departed ?? [])])
  return action.userIds.filter((userId) => !movedAgain.has(userId))
}
