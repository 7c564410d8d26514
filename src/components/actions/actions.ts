import { useEffect, useMemo, useState } from 'react'
import { serverNow } from '~/api/identity/clock'
import type { Writer } from '~/lib/scope'
import { openWork } from '~/lib/storage'
import type { ActionFacts } from './actionFacts'
import type { ActionStore } from './actionOf'

/** Something that this person did in this browser, and when by the server's clock. */
export type Action = ActionFacts & { id: string; at: number }

const MAX = 300
const MAX_AGE_MS = 30 * 24 * 60 * 60_000
const listeners = new Set<() => void>()

function readActions(stored: unknown): readonly Action[] {
  if (!Array.isArray(stored)) return []
  return (stored as Action[]).filter(
    (one) => typeof one?.at === 'number' && Array.isArray(one.userIds) && serverNow() - one.at < MAX_AGE_MS,
  )
}

/** Stores an action as the newest one. */
export function addAction(work: ActionStore, action: Action): void {
  work.keep([action, ...readActions(work.read())].slice(0, MAX))
  for (const listener of listeners) listener()
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
  for (const listener of listeners) listener()
  return isThere
}

/** Notes who has left the stage to which a move brought them: of them it holds no longer. */
export function noteDeparted(writer: Writer, id: string, departed: readonly string[]): void {
  const work = openWork('actions', writer)
  work.keep(readActions(work.read()).map((one) => (one.id === id ? { ...one, departed } : one)))
  for (const listener of listeners) listener()
}

/** The actions of a person at a corporate in this browser, newest first; those of other tabs as they come. */
export function useActions(writer: Writer): readonly Action[] {
  const work = useMemo(() => openWork('actions', writer), [writer])
  const [actions, setActions] = useState(() => readActions(work.read()))
  useEffect(() => {
    const read = () => setActions(readActions(work.read()))
    listeners.add(read)
    window.addEventListener('storage', read)
    return () => {
      listeners.delete(read)
      window.removeEventListener('storage', read)
    }
  }, [work])
  return actions
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
