import { createContext } from 'react'

/** The columns of the table around that are revealed as a whole, for the page that is shown. */
export const RevealedColumns = createContext<ReadonlySet<string>>(new Set())
