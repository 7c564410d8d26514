/**
 * Goes on at once, or, while a pointer is pressed, when it is let go: a message that comes in between slides what is
 * pressed from under the pointer, and the click is lost.
 */
export function deferToPointerUp(go: () => void): void {
  if (document.querySelector(':active')) addEventListener('mouseup', go, { capture: true, once: true })
  else go()
}
