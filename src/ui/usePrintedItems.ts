import { useSyncExternalStore } from 'react'
import { printing } from './printing'

/** Whether the page is laid out for paper. */
export const usePrinted = (): boolean => useSyncExternalStore(printing.subscribe, printing.get)

/** The items of a virtual list when it is printed: all of them, in their order. Undefined on the screen. */
export function usePrintedItems(
  count: number,
  keyOf: (index: number) => string | number,
): { key: string | number; index: number; start?: undefined }[] | undefined {
  return usePrinted() ? Array.from({ length: count }, (_, index) => ({ key: keyOf(index), index })) : undefined
}
