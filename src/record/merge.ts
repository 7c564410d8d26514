import { isItems, type Item, type Items, noItems } from './items'
import { isSame, namesOf, type Path, zip } from './versions'

/** A place that was changed here and elsewhere; nothing where one side deleted the item. */
export type Conflict = { readonly path: Path; readonly mine: unknown; readonly theirs: unknown }
/** Something typed that can no longer be saved, since what it belongs to was locked elsewhere. */
export type Leftover = { readonly path: Path; readonly value: unknown }
/** Whether the stored version no longer takes a value at a place. */
export type IsLocked<V> = (path: Path, value: unknown, stored: V) => boolean

type Merged<V> = {
  values: V
  /** The stored version, but for the conflicts, which stay what they were: so they are conflicts again until decided. */
  base: V
  conflicts: Conflict[]
  leftover: Leftover[]
}

/** Lays what was changed here over what is stored now. In a conflict the value from here stays, undecided. */
export function merge<V extends object>(
  base: V,
  mine: V,
  theirs: V,
  { isLocked, names = namesOf(theirs) }: { isLocked?: IsLocked<V> | undefined; names?: readonly string[] } = {},
): Merged<V> {
  const conflicts: Conflict[] = []
  const leftover: Leftover[] = []
  const take = ([was, own, now]: readonly unknown[], path: Path): 'mine' | 'theirs' | 'both' | 'locked' => {
    if (isSame(own, was) || isSame(own, now)) return 'theirs'
    if (isLocked?.(path, own, theirs)) return 'locked'
    // Two orders of the same items are no question: one's own stays.
    return isSame(now, was) || path.at(-1) === 'order' ? 'mine' : 'both'
  }
  const values = zip(
    [mine, base, theirs],
    ([own, was, now], path) => {
      const taken = take([was, own, now], path)
      if (taken === 'both') conflicts.push({ path, mine: own, theirs: now })
      // An order without the items that were moved says nothing.
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

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)
/** Whether a stored item is one that was sent without an id: all that was filled in agrees. */
const isBornOf = (sent: Item, stored: Item): boolean =>
  Object.entries(sent).every(
    ([name, value]) => value === null || isSame(trimmed(value), trimmed((stored as Record<string, unknown>)[name])),
  )

/** Whether a stored item has anything of what was filled in. */
const agrees = (sent: Item, stored: Item): boolean =>
  Object.entries(sent).some(
    ([name, value]) =>
      value !== null &&
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
  let unborn = sent.order.filter((key) => sent.byKey[key]?.id === null && !taken.has(key))
  const births: string[] = []
  const adoptAs = (key: string, born: string) => {
    renamed.set(born, key)
    free.splice(free.indexOf(born), 1)
    unborn = unborn.filter((one) => one !== key)
  }
  const bear = (key: string, born: string) => {
    births.push(key)
    adoptAs(key, born)
  }
  for (const key of unborn) {
    const born = free.find((one) => isBornOf(sent.byKey[key]!, stored.byKey[one]!))
    if (born !== undefined) bear(key, born)
  }
  // The server may have rewritten what it accepted; then items are matched in order, if there are as many of both.
  if (isAnswer && unborn.length === free.length) for (const key of unborn) bear(key, free[0]!)
  // One that was changed elsewhere since is the same item all the same; what differs is a conflict.
  for (const key of isAnswer ? [] : unborn) {
    const like = free.find((one) => agrees(sent.byKey[key]!, stored.byKey[one]!))
    if (like !== undefined) adoptAs(key, like)
  }
  const nameOf = (key: string) => renamed.get(key) ?? key
  const items: Items<Item> = {
    order: stored.order.map(nameOf),
    byKey: Object.fromEntries(Object.entries(stored.byKey).map(([key, item]) => [nameOf(key), item])),
  }
  return { items, births }
}

/**
 * A stored version with the keys that its items have in the form. Items that were sent without an id are recognised by
 * their content; in the answer to that very save also by their place.
 */
export function adopt<S extends object>(stored: S, known: readonly S[], sent?: S, isAnswer = false) {
  const births = new Set<string>()
  const version = { ...stored }
  for (const name of namesOf(stored)) {
    const list = stored[name]
    if (!isItems(list)) continue
    const lists = known.flatMap((one): Items<Item>[] => (isItems(one[name]) ? [one[name]] : []))
    const ofSent = sent?.[name]
    const made = adoptList(list, isItems(ofSent) ? ofSent : noItems, lists, isAnswer)
    version[name] = made.items as S[typeof name]
    for (const key of made.births) births.add(`${name}.${key}`)
  }
  return { version, births }
}

/** What was sent over which stored version; held as long as nobody knows whether it arrived. */
export type Sent<V> = { readonly before: V; readonly sent: V }

/**
 * Takes over what became of something sent: where it arrived, the stored value is ours, so that it is the new base and
 * no conflict. `certain` says that the server has answered; without an answer it has arrived where both agree.
 */
export function settle<V extends object>(
  { base, mine }: { base: V; mine: V },
  { before, sent }: Sent<V>,
  after: V,
  {
    births,
    certain,
    names = namesOf(after),
  }: { births: ReadonlySet<string>; certain: boolean; names?: readonly string[] },
): { base: V; mine: V } {
  const wasDelivered = (path: Path, was: unknown, now: unknown) =>
    certain || births.has(path.slice(0, 2).join('.')) || isSame(trimmed(was), trimmed(now))
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
