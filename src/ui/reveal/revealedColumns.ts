import { createContext } from 'react'

/** What the surrounding table knows of its masked columns. */
type Revealed = {
  /** Those that are revealed as a whole, for the current page. */
  names: ReadonlySet<string>
  /** Called when one shows a value, which needs more room than its mask. */
  onReveal?: (column: string) => void
}
/** The revealed columns of the surrounding table. */
export const RevealedColumns = createContext<Revealed>({ names: new Set() })
