import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialog that this entry opened; the entry before it is the same page without it. */
    dialog?: string | undefined
    /** The part of the page that this entry opened; a dialog above it has no entry, or one of its own. */
    panel?: string | undefined
  }
}

/** The state of the history entry that opens a dialog. */
export const dialogEntry = (dialog: string) => ({ dialog })
/** The state of the history entry that opens a part of the page. */
export const panelEntry = (panel: string) => ({ panel })

/**
 * Closes a dialog or panel that is in the address: takes back the history entry that opened it, so that no dead one is
 * left, or replaces the entry where it came with a link.
 */
export function useCloseEntry(): (replace: () => void) => void {
  const router = useRouter()
  // Going back is asynchronous, and Escape may be pressed again meanwhile.
  const closing = useRef<string>(undefined)
  return (replace) => {
    const { history } = router
    const { dialog, panel, __TSR_key: key } = history.location.state
    if (dialog === undefined && panel === undefined) return replace()
    if (closing.current === key) return
    closing.current = key
    const stop = router.subscribe('onRendered', () => {
      stop()
      // Forward may open it again.
      closing.current = undefined
      // The page is where it was on opening; what has the focus since then stays in view.
      document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
    history.back({ ignoreBlocker: true })
  }
}
