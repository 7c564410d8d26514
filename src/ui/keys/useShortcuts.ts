import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type Shortcuts, shortcuts } from './shortcuts'

/** Whether keys are text there. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))

/** Whether single keys are on in this browser. */
export const useShortcutsOn = (): boolean => useSyncExternalStore(shortcuts.subscribe, shortcuts.isOn)

/**
 * Keys that do something wherever the focus is, but never while somebody types, within an open dialog, or with a
 * modifier; the list behind '?' has them, and they can be turned off there (WCAG 2.1.4).
 */
export function useShortcuts(keys: Shortcuts): void {
  const isOn = useShortcutsOn()
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => shortcuts.register(latest), [])
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return
      const key = event.key.toLowerCase()
      const shortcut = Object.hasOwn(latest.current, key) ? latest.current[key] : undefined
      if (!shortcut) return
      event.preventDefault()
      shortcut.run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}
