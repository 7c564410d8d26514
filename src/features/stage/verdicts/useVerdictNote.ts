import { useSyncExternalStore } from 'react'
import type { UserScope } from '~/lib/scope'
import { loadStored, saveStored, settingKey } from '~/lib/storage'
import { noteNames } from '../notes/notesRecord'

/** The last note, which is usually filled last. */
const DEFAULT_NOTE = noteNames.at(-1)!
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
/** Fallback in memory when the browser stores nothing. */
const unstoredChoices = new Map<string, unknown>()

/** The note that holds the verdicts, a setting by user and corporate; cards and panel share it. */
export function useVerdictNote({ userId, corporateId }: UserScope) {
  const key = settingKey(`verdict-note:${userId}:${corporateId}`)
  const read = () => {
    const stored = unstoredChoices.get(key) ?? loadStored(key)
    return noteNames.find((name) => name === stored) ?? DEFAULT_NOTE
  }
  return {
    note: useSyncExternalStore(subscribe, read),
    choose: (note: (typeof noteNames)[number]) => {
      unstoredChoices.set(key, note)
      saveStored(key, note)
      for (const listener of listeners) listener()
    },
  }
}
