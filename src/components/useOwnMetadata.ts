import { useEffect } from 'react'

/** Removes the metadata that came with the page: the screen's own take their place, and stay right when another one opens. */
export function useOwnMetadata(): void {
  useEffect(() => {
    for (const element of document.head.querySelectorAll('[data-static]')) element.remove()
  }, [])
}
