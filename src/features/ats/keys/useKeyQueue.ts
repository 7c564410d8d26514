import { useEffect, useRef } from 'react'
import { refuseKey } from '~/features/ats/stageView'
import { isTyping } from '~/ui/keys/useShortcuts'

const QUEUED = /^[jkx1-9cdmnp]$/
/** Keys that lead out of the panel: what is pressed after them is meant for what they open. */
const LEADS_ON = /^[cdmnp]$/
const MAX_KEYS = 3

/**
 * Keys that are pressed from the confirmation of a move until the next applicant is open. They are meant for the next
 * applicant, so they wait for them, at most three; if nobody moves, or the next applicant is gone, they are dropped.
 * A key that opens something, the notes for example, is replayed then.
 */
export function useKeyQueue(isOn: boolean) {
  const state = useRef({ isWaiting: false, keys: [] as string[] })
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { isWaiting, keys } = state.current
      const key = event.key.toLowerCase()
      if (!isWaiting || !QUEUED.test(key) || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!event.repeat && keys.length < MAX_KEYS) keys.push(key)
    }
    // Before the shortcuts, which rest while a dialog is open.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [isOn])
  return {
    hold: () => void (state.current.isWaiting = true),
    /** The next key to act on; without one, keys act at once again. */
    next(): string | undefined {
      const key = state.current.keys.shift()
      if (key === undefined) state.current.isWaiting = false
      if (key === undefined || !LEADS_ON.test(key)) return key
      const rest = state.current.keys.length
      state.current = { isWaiting: false, keys: [] }
      if (rest > 0) refuseKey('Tombol sesudahnya diabaikan: pelamar berikutnya baru dibuka.')
      // Once the shortcuts know of the next applicant.
      queueMicrotask(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
      return undefined
    },
    /** Forgets the keys; how many there were. */
    drop(): number {
      const { length } = state.current.keys
      state.current = { isWaiting: false, keys: [] }
      return length
    },
  }
}
