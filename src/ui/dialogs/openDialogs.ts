/**
 * An open dialog: `close` returns whether it can be closed, unlike one that waits; `entry` names the history entry that
 * opened it, if one did.
 */
type OpenDialog = { close: () => boolean; entry: string | undefined }

/** The open dialogs, the topmost last: Escape and Back close that one only. */
const stack: OpenDialog[] = []
const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
  if (key === 'Escape' && !isComposing) stack.at(-1)?.close()
}
const entryNow = () => (history.state as { dialog?: string } | null)?.dialog

/** Adds a dialog as the topmost one; returns a function that removes it. */
export function addDialog(close: () => boolean): () => void {
  // Further dialogs above the one that the entry opened have none.
  const entry = stack.some((one) => one.entry === entryNow()) ? undefined : entryNow()
  const dialog = { close, entry }
  // Popups within a dialog handle the key before it reaches the window.
  if (stack.push(dialog) === 1) window.addEventListener('keydown', onKeyDown)
  return () => {
    stack.splice(stack.indexOf(dialog), 1)
    if (stack.length === 0) window.removeEventListener('keydown', onKeyDown)
  }
}

/**
 * Closes the topmost dialog instead of what lies behind it, when Back is pressed at an entry; returns whether it did. The
 * dialog that the entry itself opened is left to the navigation.
 */
export function closeOnBack(entry: string | undefined): boolean {
  const top = stack.at(-1)
  return top !== undefined && (top.entry === undefined || top.entry !== entry) && top.close()
}
