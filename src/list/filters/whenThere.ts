/** An AbortController that aborts on the user's next key or pointer press. */
export function untilPress(): AbortController {
  const ended = new AbortController()
  for (const press of ['keydown', 'pointerdown'])
    document.addEventListener(press, () => ended.abort(), { capture: true, signal: ended.signal })
  return ended
}

/**
 * Retries `attempt` on every change below `root` until it returns true: fields of a folded section mount later, and some
 * of them load first. Stops on the user's next press, or by the returned function.
 */
export function whenThere(root: HTMLElement, isDone: () => boolean): () => void {
  if (isDone()) return () => {}
  const ended = untilPress()
  const end = () => ended.abort()
  const observer = new MutationObserver(() => isDone() && end())
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['open', 'hidden', 'aria-invalid'] })
  ended.signal.addEventListener('abort', () => observer.disconnect())
  return end
}
