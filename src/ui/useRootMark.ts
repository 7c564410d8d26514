import { useLayoutEffect } from 'react'

/**
 * Marks the page's root as `data-name` while `isOn`, for styles of what is around a component. `:has()` would do without,
 * but Firefox has it since 121.
 */
export function useRootMark(name: string, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return
    const { dataset } = document.documentElement
    dataset[name] = ''
    return () => {
      delete dataset[name]
    }
  }, [name, isOn])
}
