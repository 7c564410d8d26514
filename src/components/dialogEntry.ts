import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialog that this entry opened; the entry before it is the same page without it. */
    dialog?: string | undefined
  }
}

/** The state of the history entry that opens a dialog. */
export const dialogEntry = (dialog: string) => ({ dialog })

/**
 * Closes a dialog that is in the address: takes back the history entry that opened it, so that no dead one is left, or
 * replaces the entry where the dialog came with a link.
 */
export function useCloseEntry(): (replace: () => void) => void {
  const { history } = useRouter()
  // Going back is asynchronous, and Escape may be pressed again meanwhile.
  const closed = useRef<string>(undefined)
  return (replace) => {
    const { dialog, __TSR_key: key } = history.location.state
    if (dialog === undefined) return replace()
    if (closed.current === key) return
    closed.current = key
    history.back({ ignoreBlocker: true })
  }
}
