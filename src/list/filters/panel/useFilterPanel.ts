import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import { useCorporate } from '~/components/corporate'
import type { UserScope } from '~/lib/scope'
import { openSetting, storedState, useStoredState } from '~/lib/storedState'

/** Narrower windows leave too little room for the results. In rem, since large text needs more room, too. */
const wideWindow = () => window.matchMedia('(min-width: 75rem)')
function onChange(notice: () => void) {
  const query = wideWindow()
  query.addEventListener('change', notice)
  return () => query.removeEventListener('change', notice)
}
/** Whether the panel is folded, on all screens; only a folded one is stored. */
const foldedSetting = (writer: UserScope) =>
  storedState(openSetting('filterFolded', writer), z.boolean(), false, (isFolded) => isFolded || undefined)

/** The filter panel of a screen: beside the results if there is room, else a drawer above them. */
export type FilterPanelState = {
  isDrawer: boolean
  isOpen: boolean
  /** Once opened, the form stays mounted, so that closing it loses nothing. */
  wasOpen: boolean
  show: (isOpen: boolean) => void
  /** Closes a drawer after a search, to show the results. */
  closeDrawer: () => void
  /** Opens the panel at one of its criteria. */
  goTo: (name: string) => void
  /** Requests focus for a criterion; a new object each time. */
  focusRequest: { name: string } | undefined
}

/** The state of a filter panel; on a crowded screen it starts folded. */
export function useFilterPanel(isCrowded = false): FilterPanelState {
  const isDrawer = !useSyncExternalStore(onChange, () => wideWindow().matches)
  const { writer } = useCorporate()
  const folded = useMemo(() => foldedSetting(writer), [writer])
  const isFolded = useStoredState(folded)
  // For a drawer and on a crowded screen; not a preference, so it is not stored.
  const [isShown, setShown] = useState(false)
  const [wasCrowded, setWasCrowded] = useState(isCrowded)
  if (isCrowded !== wasCrowded) {
    setWasCrowded(isCrowded)
    setShown(false)
  }
  const isOpen = isDrawer || isCrowded ? isShown : !isFolded
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const [focusRequest, setFocusRequest] = useState<{ name: string }>()
  const show = (open: boolean) => {
    if (isDrawer || isCrowded) return setShown(open)
    folded.change(() => !open)
  }
  return {
    isDrawer,
    isOpen,
    wasOpen,
    show,
    closeDrawer: useCallback(() => isDrawer && setShown(false), [isDrawer]),
    goTo: (name) => {
      show(true)
      setFocusRequest({ name })
    },
    focusRequest,
  }
}
