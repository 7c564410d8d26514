import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, expect, inject } from 'vitest'

/** The active mutant of this run; without one, the mutants that a test file executes are recorded. */
const alive = inject('mutant' as never) as number
const met = new Set<number>()
Object.assign(globalThis, {
  isMutant(id: number) {
    if (alive === 0) met.add(id)
    return id === alive
  },
})

afterAll(() => {
  if (alive !== 0) return
  mkdirSync('test-results/mutants', { recursive: true })
  const path = expect.getState().testPath!
  writeFileSync(
    `test-results/mutants/${path.replaceAll(/\W+/g, '-').slice(-120)}.json`,
    JSON.stringify({ path, met: [...met] }),
  )
})
