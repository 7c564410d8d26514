/**
 * Does something in an element as soon as it can be done: fields of a section that was folded come a moment later, and
 * some of them load first. It ends with the next press of the person, who is elsewhere by then.
 */
export function whenThere(root: HTMLElement, isDone: () => boolean): void {
  if (isDone()) return
  const observer = new MutationObserver(() => isDone() && observer.disconnect())
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['open', 'hidden', 'aria-invalid'] })
  for (const press of ['keydown', 'pointerdown'])
    document.addEventListener(press, () => observer.disconnect(), { once: true, capture: true })
}
