import { type ReactNode, useReducer } from 'react'
import { ListsWait } from '~/list/filters/options'

/** Holds the option lists of a panel back until somebody comes to its fields: they weigh more than the rest of the screen. */
export function ListsWhenNeeded({ children }: { children: ReactNode }) {
  const [isNeeded, need] = useReducer(() => true, false)
  return (
    <ListsWait value={!isNeeded}>
      <div style={{ display: 'contents' }} onFocus={need} onPointerOver={need}>
        {children}
      </div>
    </ListsWait>
  )
}
