/** What grows at the lower end of a scrolling region pushes up what is above it, which it would lie over otherwise. */
export function pushUp(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  let height = element.offsetHeight
  const observer = new ResizeObserver(() => {
    const grown = element.offsetHeight - height
    height += grown
    // What shrinks uncovers more of it; the browser stops at the end.
    if (grown > 0) element.parentElement?.scrollBy({ top: grown, behavior: 'instant' })
  })
  observer.observe(element)
  return () => observer.disconnect()
}
