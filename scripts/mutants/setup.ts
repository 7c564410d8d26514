import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, expect, inject } from 'vitest'

/** Which mutant lives in this run; with none it is written down which of them a test file comes by. */
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
