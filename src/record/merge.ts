import { isItems, type Item, type Items, noItems } from './items'
import { isSame, type Path, put, zip } from './versions'
import { keysOf } from '~/lib/fields'

/**
 * A path that was changed both here and elsewhere; a value is undefined if that side deleted the item. `similar` is a
 * stored item that may be this one, or somebody else's: 'theirs' keeps that one only, 'mine' adds another.
 */
export type Conflict = {
  readonly path: Path
  readonly mine: unknown
  readonly theirs: unknown
  readonly similar?: Item
}
/**
 * A typed value that can no longer be saved: its field was locked elsewhere, or (`isObsolete`) another build of the
 * console had the field that this form lacks.
 */
export type Leftover = { readonly path: Path; readonly value: unknown; readonly isObsolete?: boolean }
/** Whether the stored version no longer accepts a value at a path. */
export type IsLocked<V> = (path: Path, value: unknown, stored: V) => boolean

type Merged<V> = {
  values: V
  /** The stored version, except for conflicts: those keep the old base, so they stay conflicts until decided. */
  base: V
  conflicts: Conflict[]
  leftover: Leftover[]
}

/** Applies the local changes to the stored version. In a conflict the local value stays until it is decided. */
export function merge<V extends object>(
  base: V,
  mine: V,
  theirs: V,
  { isLocked, names = keysOf(theirs) }: { isLocked?: IsLocked<V> | undefined; names?: readonly string[] } = {},
): Merged<V> {
  const conflicts: Conflict[] = []
  const leftover: Leftover[] = []
  const take = ([was, own, now]: readonly unknown[], path: Path): 'mine' | 'theirs' | 'both' | 'locked' => {
    if (isSame(own, was) || isSame(own, now)) return 'theirs'
    if (isLocked?.(path, own, theirs)) return 'locked'
    // Two orders of the same items are not a conflict: the local one wins.
    return isSame(now, was) || path.at(-1) === 'order' ? 'mine' : 'both'
  }
  const values = zip(
    [mine, base, theirs],
    ([own, was, now], path) => {
      const taken = take([was, own, now], path)
      if (taken === 'both') conflicts.push({ path, mine: own, theirs: now })
      // An order is meaningless without the items that were moved.
      if (taken === 'locked' && path.at(-1) !== 'order') leftover.push({ path, value: own })
      return taken === 'mine' || taken === 'both' ? own : now
    },
    names,
  )
  const nextBase = zip(
    [base, mine, theirs],
    (three, path) => (take(three, path) === 'both' ? three[0] : three[2]),
    names,
  )
  return { values, base: nextBase, conflicts, leftover }
}

/** A value as the server stores it: texts without surrounding spaces. */
export const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)
/** Whether a stored item was created from one sent without an id: all filled-in values agree. */
const matchesSent = (sent: Item, stored: Item): boolean =>
  Object.entries(sent).every(
    ([name, value]) => value === null || isSame(trimmed(value), trimmed((stored as Record<string, unknown>)[name])),
  )

/** Whether a stored item agrees with a filled-in text or choice. */
const sharesValue = (sent: Item, stored: Item): boolean =>
  Object.entries(sent).some(
    ([name, value]) =>
      (typeof value === 'string' || (typeof value === 'object' && value !== null)) &&
      trimmed(value) !== '' &&
      isSame(trimmed(value), trimmed((stored as Record<string, unknown>)[name])),
  )

function adoptList(stored: Items<Item>, sent: Items<Item>, known: readonly Items<Item>[], isAnswer: boolean) {
  const keys = new Map<string | null, string>()
  for (const { byKey } of known)
    for (const [key, { id }] of Object.entries(byKey)) if (id !== null && !keys.has(id)) keys.set(id, key)
  const renamed = new Map<string, string>()
  const free: string[] = []
  for (const key of stored.order) {
    const mine = keys.get(stored.byKey[key]!.id)
    if (mine === undefined) free.push(key)
    else renamed.set(key, mine)
  }
  const taken = new Set(renamed.values())
  let unmatched = sent.order.filter((key) => sent.byKey[key]?.id === null && !taken.has(key))
  const created: string[] = []
  const assignCreated = (key: string, storedKey: string) => {
    created.push(key)
    renamed.set(storedKey, key)
    free.splice(free.indexOf(storedKey), 1)
    unmatched = unmatched.filter((one) => one !== key)
  }
  for (const key of unmatched) {
    const storedKey = free.find((one) => matchesSent(sent.byKey[key]!, stored.byKey[one]!))
    if (storedKey !== undefined) assignCreated(key, storedKey)
  }
  // The server may have rewritten what it accepted; then items are matched in order, if there are as many of both.
  if (isAnswer && unmatched.length === free.length) for (const key of unmatched) assignCreated(key, free[0]!)
  // An item that agrees in part may be the sent one, changed elsewhere since, or somebody else's.
  const similar = (isAnswer ? [] : unmatched).flatMap((key) => {
    const like = free.find((one) => sharesValue(sent.byKey[key]!, stored.byKey[one]!))
    return like === undefined ? [] : [[key, stored.byKey[like]!] as const]
  })
  const nameOf = (key: string) => renamed.get(key) ?? key
  const items: Items<Item> = {
    order: stored.order.map(nameOf),
    byKey: Object.fromEntries(Object.entries(stored.byKey).map(([key, item]) => [nameOf(key), item])),
  }
  return { items, created, similar }
}

/**
 * Gives the items of a stored version the keys that they have in the form. Items sent without an id are recognised by
 * content; in the answer to that save also by position. `created` has those that the save surely created, as `list.key`;
 * `similar` those that it may have created, with the stored item that agrees in part.
 */
export function adoptKeys<S extends object>(stored: S, known: readonly S[], sent?: S, isAnswer = false) {
  const created = new Set<string>()
  const similar: { path: Path; item: Item }[] = []
  let version = stored
  for (const name of keysOf(stored)) {
    const list = stored[name]
    if (!isItems(list)) continue
    const lists = known.flatMap((one): Items<Item>[] => (isItems(one[name]) ? [one[name]] : []))
    const sentList = sent?.[name]
    const made = adoptList(list, isItems(sentList) ? sentList : noItems, lists, isAnswer)
    version = put(version, [name], made.items)
    for (const key of made.created) created.add(`${name}.${key}`)
    for (const [key, item] of made.similar) similar.push({ path: [name, key], item })
  }
  return { version, created, similar }
}

/** What was sent, and the stored version before it; kept until it is known whether it was delivered. */
export type Sent<V> = { readonly before: V; readonly sent: V }

/**
 * Applies the result of a save: where it was delivered, the stored value is our own, so it becomes the new base and no
 * conflict. `isConfirmed`: the server has answered; without an answer it counts as delivered where both agree.
 */
export function settle<V extends object>(
  { base, mine }: { base: V; mine: V },
  { before, sent }: Sent<V>,
  after: V,
  {
    created,
    isConfirmed,
    names = keysOf(after),
  }: { created: ReadonlySet<string>; isConfirmed: boolean; names?: readonly string[] },
): { base: V; mine: V } {
  const wasDelivered = (path: Path, was: unknown, now: unknown) =>
    isConfirmed || created.has(path.slice(0, 2).join('.')) || isSame(trimmed(was), trimmed(now))
  return {
    base: zip(
      [base, before, sent, after],
      ([b, was, s, now], path) => (!isSame(s, was) && wasDelivered(path, s, now) ? now : b),
      names,
    ),
    // What was typed since then stays.
    mine: zip(
      [mine, sent, after],
      ([m, s, now], path) => (isSame(m, s) && wasDelivered(path, s, now) ? now : m),
      names,
    ),
  }
}
