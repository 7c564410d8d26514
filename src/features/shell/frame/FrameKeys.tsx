import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from '@tanstack/react-router'
import { shortcuts } from '~/ui/keys/shortcuts'
import { useShortcuts } from '~/ui/keys/useShortcuts'
import { lazyComponent } from '~/ui/lazyComponent'

const ShortcutHelp = lazyComponent(async () => (await import('~/ui/keys/ShortcutHelp')).ShortcutHelp)

/** The list of all keys, on every screen behind '?'. */
export function FrameKeys() {
  const isOpen = useSyncExternalStore(shortcuts.subscribe, shortcuts.isHelpOpen)
  const pathname = useLocation({ select: (location) => location.pathname })
  useEffect(() => () => shortcuts.showHelp(false), [pathname])
  useShortcuts({ '?': { label: 'Bantuan ini', run: () => shortcuts.showHelp(true) } })
  return isOpen && <ShortcutHelp />
}
