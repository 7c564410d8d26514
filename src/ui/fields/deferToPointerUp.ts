/**
 * Runs `go` immediately, or on release if a pointer is pressed: a message that appears in between would move the pressed
 * element from under the pointer, and the click would be lost.
 */
export function deferToPointerUp(go: () => void): void {
  if (document.querySelector(':active')) addEventListener('mouseup', go, { capture: true, once: true })
  else go()
}
