/**
 * Does something in an element as soon as it can be done: fields of a section that was folded come a moment later, and
 * some of them load first. It ends with the next press of the person, who is elsewhere by then, or by what it returns.
 */
export function whenThere(root: HTMLElement, isDone: () => boolean): () => void {
  if (isDone()) return () => {}
  const ended = new AbortController()
  const { signal } = ended
  const end = () => ended.abort()
  const observer = new MutationObserver(() => isDone() && end())
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['open', 'hidden', 'aria-invalid'] })
  signal.addEventListener('abort', () => observer.disconnect())
  for (const press of ['keydown', 'pointerdown']) document.addEventListener(press, end, { capture: true, signal })
  return end
}
