import { holdFirstEntry } from './firstEntry'
import { fieldsOf } from '~/lib/fields'

/** An open dialog; one that waits for something cannot be closed. */
type OpenDialog = { canClose: () => boolean; close: () => void }

/**
 * The open dialogs and popups, the topmost last: Escape and Back close that one only. `entry` names the history entry
 * that opened it, if one did.
 */
const stack: (OpenDialog & { entry: unknown })[] = []
const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
  if (key === 'Escape' && !isComposing) closeTop()
}
const entryNow = () => fieldsOf(history.state)['dialog']

/** Adds a dialog as the topmost one; returns a function that removes it. */
export function addDialog(opened: OpenDialog): () => void {
  // Further dialogs above the one that the entry opened have none.
  const entry = stack.some((one) => one.entry === entryNow()) ? undefined : entryNow()
  const dialog = { ...opened, entry }
  // Popups within a dialog handle the key before it reaches the window.
  if (stack.push(dialog) === 1) window.addEventListener('keydown', onKeyDown)
  if (hasDialog()) holdFirstEntry()
  return () => {
    stack.splice(stack.indexOf(dialog), 1)
    if (stack.length === 0) window.removeEventListener('keydown', onKeyDown)
  }
}

/** Whether there is a dialog that Escape and Back close. */
export const hasDialog = (): boolean => stack.at(-1)?.canClose() ?? false
/** Closes the topmost dialog, if it can be closed. */
export function closeTop(): void {
  if (hasDialog()) stack.at(-1)?.close()
}

/**
 * Closes the topmost dialog instead of what lies behind it, when Back is pressed at an entry; returns whether it did. The
 * dialog that the entry itself opened is left to the navigation.
 */
export function closeOnBack(entry: string | undefined): boolean {
  const topEntry = stack.at(-1)?.entry
  const closes = hasDialog() && (topEntry === undefined || topEntry !== entry)
  // Closing may replace the entry: the one that Back has come to is left again first.
  if (closes) window.addEventListener('popstate', closeTop, { once: true })
  return closes
}
