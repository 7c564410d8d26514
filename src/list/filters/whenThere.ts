/** What ends with the next key or press of the person, who is elsewhere by then. */
export function untilPress(): AbortController {
  const ended = new AbortController()
  for (const press of ['keydown', 'pointerdown'])
    document.addEventListener(press, () => ended.abort(), { capture: true, signal: ended.signal })
  return ended
}

/**
 * Does something in an element as soon as it can be done: fields of a section that was folded come a moment later, and
 * some of them load first. It ends with the next press of the person, or by what it returns.
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
