import { useState } from 'react'

/** How many are not drawn, and what draws more of them. */
export type Hidden = { hidden: number; onMore: () => void }

/** Drawn in a step; no list draws more than 300 at once. */
const STEP = 200

/** The items of a long list that are drawn, at first `first` of them, and the rest for MoreItem or MoreRow. */
export function useUnfolding<Item>(items: readonly Item[], first: number = STEP) {
  const [limit, setLimit] = useState(first)
  const rest: Hidden = { hidden: items.length - limit, onMore: () => setLimit(limit + STEP) }
  return { shown: items.slice(0, limit), rest, unfold: () => setLimit(Math.max(limit, STEP)) }
}
