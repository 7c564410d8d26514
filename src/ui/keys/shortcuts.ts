import { useEffect, useRef } from 'react'
import { z } from 'zod/mini'
import { pageState } from '~/lib/pageState'
import { openLook, storedState, useStoredState } from '~/lib/storedState'
import { notify } from '~/ui/messages/notify'
import { isTyping } from '../typing'
import { keyFocus, trackKeyFocus } from './trackKeyFocus'

/**
 * The description and the action of a key. `wait`: while a screen holds keys, it waits with them; after 'open' the keys
 * that follow are meant for what it opens.
 */
export type Shortcut = { label: string; run: () => void; wait?: 'act' | 'open' }
/** Shortcuts by KeyboardEvent.key in lower case ('j', '?', 'escape'). */
export type Shortcuts = Readonly<Record<string, Shortcut>>

const FOCUS_LOST = 'Tombol belum berlaku: yang sedang Anda pakai berganti. Klik, Tab, atau Esc dahulu.'
/** The shortcuts of the mounted components, the outermost first. */
const registered = new Set<{ current: Shortcuts }>()
const onState = storedState(openLook('shortcuts'), z.boolean(), true)
const helpState = pageState(false)

/** All single-key shortcuts of the page, whether they are on (WCAG 2.1.4), and whether their list is open. */
export const shortcuts = {
  register: (keys: { current: Shortcuts }) => {
    registered.add(keys)
    return () => void registered.delete(keys)
  },
  /** The current shortcuts, those of the screen before those of the layout. */
  all: (): [key: string, shortcut: Shortcut][] =>
    [...registered].toReversed().flatMap(({ current }) => Object.entries(current)),
  /** The shortcut of a key, if it has one. */
  find: (key: string): Shortcut | undefined => shortcuts.all().find(([name]) => name === key)?.[1],
  isOn: onState.get,
  setOn: (isOn: boolean) => void onState.change(() => isOn),
  subscribeHelp: helpState.subscribe,
  isHelpOpen: helpState.get,
  showHelp: helpState.set,
}

const names: Record<string, string> = { escape: 'Esc', enter: 'Enter' }
/** The label of a key. */
export const keyName = (key: string): string => names[key] ?? key.toUpperCase()

/** Whether single-key shortcuts are on in this browser. */
export const useShortcutsOn = (): boolean => useStoredState(onState)

/**
 * Registers single-key shortcuts that work wherever the person put the focus (`keyFocus.ts`), except while typing, with
 * an open dialog, or with a modifier. The list behind '?' shows them and can turn them off (WCAG 2.1.4).
 */
export function useShortcuts(keys: Shortcuts): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!shortcuts.isOn() || event.defaultPrevented || event.isComposing || event.repeat) return
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return
      const key = event.key.toLowerCase()
      const shortcut = Object.hasOwn(latest.current, key) ? latest.current[key] : undefined
      if (!shortcut) return
      if (!keyFocus.mayAct(event)) return void (key === 'escape' || notify(FOCUS_LOST, 'info'))
      event.preventDefault()
      shortcut.run()
    }
    trackKeyFocus()
    const unregister = shortcuts.register(latest)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      unregister()
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}
