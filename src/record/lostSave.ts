import { isItems } from './items'
import { trimmed } from './merge'
import type { RecordState } from './recordState'
import { changedNames, isSame, put, valueAt } from './versions'

/**
 * Whether the stored version of `after` has what `before` had sent without an answer; undefined if there was nothing, or
 * if it changed nothing.
 */
function hasArrived<V extends object>(
  { unanswered }: RecordState<V>,
  { stored, mine }: RecordState<V>,
): boolean | undefined {
  const names = unanswered ? changedNames(unanswered.before, unanswered.sent) : []
  if (!unanswered || names.length === 0) return undefined
  return names.every(
    (name) =>
      isSame(trimmed(unanswered.sent[name]), trimmed(stored[name])) ||
      // New items have got their ids.
      isSame(mine[name], stored[name]),
  )
}

/** Called when a read has told whether a save without an answer has arrived; with the values it was based on. */
export type OnChecked<V> = (hasArrived: boolean, base: V) => void

/** Tells what a read, which led from `before` to `after`, has shown of a save without an answer. */
export function tellArrival<V extends object>(
  before: RecordState<V>,
  after: RecordState<V>,
  onChecked: OnChecked<V> | undefined,
): void {
  const arrived = hasArrived(before, after)
  if (arrived !== undefined) onChecked?.(arrived, before.base)
}

/**
 * Takes back what a read brought of items that a lost save may have created, after the question about them was
 * cancelled: the form has each once again, and the next save looks for them and asks again.
 */
export function withoutSimilar<V extends object>(
  state: RecordState<V>,
  unanswered: RecordState<V>['unanswered'],
): RecordState<V> {
  let { stored, base, mine } = state
  const found = state.conflicts.flatMap(({ path, similar }) => (similar ? [{ name: path[0]!, similar }] : []))
  for (const { name, similar } of found) {
    const items = valueAt(state.stored, [name])
    const key = isItems(items) ? items.order.find((one) => items.byKey[one] === similar) : undefined
    const drop = (values: V) => (key === undefined ? values : put(values, [name, key], undefined))
    ;[stored, base, mine] = [drop(stored), drop(base), drop(mine)]
  }
  return found.length === 0 ? state : { ...state, stored, base, mine, unanswered }
}
