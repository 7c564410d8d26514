import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { loadStored, saveStored } from './storage'

/**
 * A list stored in this browser under a setting's key. Other tabs change it, too: their changes are shown, and `change`
 * starts from what is stored at that moment. Where nothing can be stored, the list lives as long as the screen.
 */
export function useStoredList<T>(
  key: string,
  read: (stored: unknown) => readonly T[],
  write: (list: readonly T[]) => unknown = (list) => list,
) {
  const load = () => ({ key, list: read(loadStored(key)) })
  const [state, setState] = useState(load)
  if (state.key !== key) setState(load)
  useWindowEvent('storage', (event) => {
    if (event.key === key) setState(load)
  })
  return {
    list: state.list,
    change(next: (latest: readonly T[]) => readonly T[]) {
      const stored = loadStored(key)
      const latest = stored === undefined ? state.list : read(stored)
      const list = next(latest)
      if (list === latest) return
      setState({ key, list })
      saveStored(key, write(list))
    },
  }
}
