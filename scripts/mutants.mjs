// npm run mutants: mutation tests of rules, rights, merge, drafts, tags, dates and status tables: one change at a time;
// reports each change that no unit test notices. Takes about a quarter of an hour; the last result is in docs/testing.md.
//   npm run mutants -- merge dates     only files whose path contains one of the words
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { fail, install } from './setup.mjs'

await install()
const { createVitest } = await import('vitest/node')
const { mutate } = await import('./mutants/mutate.mjs')
const { TARGETS, ALIVE } = await import('./mutants/targets.mjs')
const { positionals } = parseArgs({ allowPositionals: true })

const files = TARGETS.flatMap((target) =>
  target.endsWith('.ts')
    ? [target]
    : readdirSync(target)
        .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^test/.test(name))
        .map((name) => `${target}/${name}`),
).filter((path) => positionals.length === 0 || positionals.some((word) => path.includes(word)))
const texts = new Map()
const mutants = []
for (const path of files) {
  const { code, mutants: made } = mutate(path, readFileSync(path, 'utf8'), mutants.length + 1)
  texts.set(path, code)
  mutants.push(...made)
}
const plugin = {
  name: 'mutants',
  enforce: 'pre',
  transform: (_code, id) => texts.get(relative(process.cwd(), id.split('?')[0])),
}
const vitest = await createVitest(
  'test',
  {
    watch: false,
    // Component tests run in a browser, which takes too long for each mutant.
    project: ['!components'],
    bail: 1,
    reporters: [{}],
    setupFiles: ['scripts/mutants/setup.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
    // Few runs per kind of record are enough to notice a change within seconds.
    env: { RECORD_RUNS: '20' },
  },
  { plugins: [plugin], logLevel: 'error' },
)
/** Runs test files with one mutant active; returns whether all passed. */
async function passes(specifications, mutant) {
  vitest.provide('mutant', mutant)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  return unhandledErrors.length === 0 && testModules.every((one) => one.ok())
}

rmSync('test-results/mutants', { recursive: true, force: true })
const start = performance.now()
const all = await vitest.globTestSpecifications()
// Tests of architecture and documents read sources instead of running them.
const running = all.filter(({ moduleId }) => !/\/scripts\//.test(moduleId))
if (!(await passes(running, 0))) {
  const failed = vitest.state
    .getTestModules()
    .flatMap((file) => [
      ...file.errors().map(({ message }) => `${file.moduleId}: ${message}`),
      ...[...file.children.allTests('failed')].map((one) => `${one.fullName}: ${one.result().errors[0]?.message}`),
    ])
  fail(`The tests fail without any mutant: ${failed.join('; ')}`)
}
const meets = new Map()
for (const name of readdirSync('test-results/mutants')) {
  const { path, met } = JSON.parse(readFileSync(`test-results/mutants/${name}`, 'utf8'))
  for (const id of met) meets.set(id, [...(meets.get(id) ?? []), path])
}
console.log(`${mutants.length} mutants of ${files.length} files`)

/** Order of test files: the source's own first, then those beside it, slow model runs last. */
const rank = (test, path) =>
  basename(test).startsWith(`${basename(path, '.ts')}.`)
    ? 0
    : test.includes('.model.')
      ? 3
      : /contract|e2e/.test(test)
        ? 2
        : 1
const survivors = []
for (const { id, path, line, what, code } of mutants) {
  const tests = (meets.get(id) ?? []).toSorted((a, b) => rank(a, path) - rank(b, path))
  let isAlive = true
  for (const level of [0, 1, 2, 3]) {
    const chosen = running.filter(({ moduleId }) => tests.includes(moduleId) && rank(moduleId, path) === level)
    if (!isAlive || chosen.length === 0) continue
    isAlive = await passes(chosen, id)
  }
  if (!isAlive) continue
  const name = `${path}: ${what}: ${code}`
  const why = ALIVE.find(([mutant]) => mutant === name)?.[1]
  survivors.push({ name, why })
  if (!why) console.log(`ALIVE ${path}:${line}: ${what}: ${code}${tests.length === 0 ? ' (no test comes by)' : ''}`)
}
await vitest.close()
const unexplained = survivors.filter(({ why }) => !why).length
const minutes = ((performance.now() - start) / 60_000).toFixed(1)
console.log(
  `${mutants.length - survivors.length} of ${mutants.length} mutants noticed, ${survivors.length - unexplained} alive for a reason, ${unexplained} alive (${minutes} min)`,
)
process.exit(unexplained > 0 ? 1 : 0)
