import { useCallback, useState, useSyncExternalStore } from 'react'
import { useCorporate } from '~/components/corporate'
import { loadStored, saveStored, settingKey } from '~/lib/storage'

/** Narrower windows leave too little room for the results. In rem, since large text needs more room, too. */
const wideWindow = () => window.matchMedia('(min-width: 75rem)')
function onChange(notice: () => void) {
  const query = wideWindow()
  query.addEventListener('change', notice)
  return () => query.removeEventListener('change', notice)
}
/** Storage key of the folded state: one for all screens, by user and corporate. */
const foldedKey = (userId: string, corporateId: string) => settingKey(`filterFolded:${userId}:${corporateId}`)

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
  const { viewer, scope } = useCorporate()
  const key = foldedKey(viewer.userId, scope.corporateId)
  const [isFolded, setFolded] = useState(() => loadStored(key) === true)
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
    setFolded(!open)
    saveStored(key, open ? undefined : true)
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
