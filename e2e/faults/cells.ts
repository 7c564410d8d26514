import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Kind } from './kinds'

/** The outcome of one call of one screen for one kind of fault. */
export type Cell = {
  /** As a screen opens, while it is open, when one comes back to it, by an action, or of the console's own files. */
  part: 'load' | 'open' | 'return' | 'action' | 'chunk'
  screen: string
  call: string
  kind: Kind | 'chunk cut'
  outcome: string
  wrong: string[]
  texts: string[]
}

/** Saves the cells for the table of the suite (suite.mjs), merged with earlier runs; returns what is wrong in them. */
export function saveCells(name: string, cells: Cell[]): string[] {
  mkdirSync('test-results/faults', { recursive: true })
  const file = `test-results/faults/${name.replaceAll(/\W+/g, '-')}.json`
  const earlier: Cell[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const isSame = (one: Cell, other: Cell) =>
    one.screen === other.screen && one.call === other.call && one.kind === other.kind
  const kept = earlier.filter((one) => !cells.some((cell) => isSame(cell, one)))
  const at = new Date().toISOString()
  writeFileSync(file, JSON.stringify([...kept, ...cells.map((cell) => ({ ...cell, at }))], null, 1))
  return cells.flatMap(({ call, kind, wrong }) => wrong.map((text) => `${call} ${kind}: ${text}`))
}
