import { isTypingNow, PAUSE_MS } from '../typing'

/**
 * Keys that somebody goes on typing where there is no text would press what a dialog has just focused, e.g. a space its
 * button: until they pause, they do nothing. Returns a stop function.
 */
export function ignoreTypedKeys(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // Firefox presses a button when its key is released.
  const types = ['keydown', 'keyup'] as const
  const stop = () => {
    clearTimeout(timer)
    for (const type of types) window.removeEventListener(type, ignore, true)
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(stop, PAUSE_MS)
  }
  function ignore(event: KeyboardEvent) {
    if (event.key === 'Tab' || event.key === 'Escape') return stop()
    event.preventDefault()
    wait()
  }
  if (!isTypingNow()) return stop
  for (const type of types) window.addEventListener(type, ignore, true)
  wait()
  return stop
}
