/*
 * Back at the first entry of a document leaves the document: no blocker is asked. So when a dialog opens there, the page
 * gets a second entry, of which the router knows nothing: the same address and state. Back then comes to the first entry,
 * where it closes the topmost dialog and takes the second one again; without a dialog it goes on to where it would have led.
 */

type EntryState = { __TSR_index?: number; isHeld?: true; isLeft?: true } | null
// The router and this file alone write it.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const stateNow = () => history.state as EntryState
// The router has replaced these methods of `history`; by its own the entry would be a navigation.
const replace = (state: EntryState) => History.prototype.replaceState.call(history, state, '')
const push = (state: EntryState) => History.prototype.pushState.call(history, state, '')

/** Adds the second entry, if the page is at its first one. */
export function holdFirstEntry(): void {
  const state = stateNow()
  const { __TSR_index: index, isHeld } = state ?? {}
  // A second entry would take away what is one step forward.
  if (index !== 0 || isHeld || window.navigation?.canGoForward) return
  replace({ ...state, isLeft: true })
  push({ ...state, isHeld: true })
}

/** Follows Back to a first entry that is held. */
export function followFirstEntry(hasDialog: () => boolean, closeTop: () => void): void {
  /** Whether the next event only comes from the return to the second entry. */
  let isReturning = false
  const onPop = (event: PopStateEvent) => {
    const { isLeft, ...state } = stateNow() ?? {}
    if (isReturning) {
      event.stopImmediatePropagation()
      isReturning = false
      // Closing may replace the entry.
      closeTop()
    } else if (isLeft && hasDialog()) {
      event.stopImmediatePropagation()
      isReturning = true
      history.forward()
    } else if (isLeft) {
      // Where no page is before this one, it stays, as the first entry.
      replace(state)
      history.back()
    }
  }
  // Before the router's own listener.
  window.addEventListener('popstate', onPop, { capture: true })
}
