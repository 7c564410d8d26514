import { createContext } from 'react'

/** The columns of the surrounding table that are revealed as a whole, for the current page. */
export const RevealedColumns = createContext<ReadonlySet<string>>(new Set())
