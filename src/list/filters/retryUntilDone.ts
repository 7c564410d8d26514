/** An AbortController that aborts on the user's next key or pointer press. */
export function abortOnPress(): AbortController {
  const controller = new AbortController()
  for (const press of ['keydown', 'pointerdown'])
    document.addEventListener(press, () => controller.abort(), { capture: true, signal: controller.signal })
  return controller
}

/**
 * Retries `attempt` on every change below `root` until it returns true: fields of a folded section mount later, and some
 * of them load first. Stops on the user's next press, or by the returned function.
 */
export function retryUntilDone(root: HTMLElement, attempt: () => boolean): () => void {
  if (attempt()) return () => {}
  const controller = abortOnPress()
  const end = () => controller.abort()
  const observer = new MutationObserver(() => attempt() && end())
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['open', 'hidden', 'aria-invalid'] })
  controller.signal.addEventListener('abort', () => observer.disconnect())
  return end
}
