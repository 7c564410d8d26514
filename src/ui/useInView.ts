import { type RefObject, useEffect, useEffectEvent } from 'react'

/** How long an element must be in view to count as seen. */
const SEEN_MS = 1_000

/**
 * Calls `onSeen` once an element has been in view for a second without interruption on a visible page, and again after
 * `contentKey` has changed.
 */
export function useInView(ref: RefObject<HTMLElement | null>, contentKey: string, onSeen: () => void): void {
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    let isInView = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const restart = () => {
      clearTimeout(timer)
      timer = isInView && !document.hidden ? setTimeout(() => (stop(), seen()), SEEN_MS) : undefined
    }
    const observer = new IntersectionObserver(
      (entries) => {
        isInView = entries.at(-1)!.isIntersecting
        restart()
      },
      { threshold: 0.5 },
    )
    function stop() {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', restart)
    }
    observer.observe(element)
    document.addEventListener('visibilitychange', restart)
    return stop
  }, [ref, contentKey])
}
