import { mkdirSync, writeFileSync } from 'node:fs'
import type { Kind } from './kinds'

/** What became of one call of one screen in one way of failing. */
export type Cell = {
  part: 'load' | 'action'
  screen: string
  call: string
  kind: Kind
  outcome: string
  wrong: string[]
  texts: string[]
}

/** Keeps the cells for the table of the suite (suite.mjs); says what is wrong in them. */
export function noted(name: string, cells: Cell[]): string[] {
  mkdirSync('test-results/faults', { recursive: true })
  writeFileSync(`test-results/faults/${name.replaceAll(/\W+/g, '-')}.json`, JSON.stringify(cells, null, 1))
  return cells.flatMap(({ call, kind, wrong }) => wrong.map((text) => `${call} ${kind}: ${text}`))
}
