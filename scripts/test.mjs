// npm test: all checks, unit tests, the build and browser tests, each timed.
// The last line is 'N passed, N failed', and what could not run; a check counts as one, unit and browser tests one each.
//   npm test -- --unit [filter]   only the unit tests      npm test -- --e2e [filter]   only build and browser tests
//   npm test -- --checks          only the checks          E2E_BASE_URL=...             tests a running instance
//   npm run check                 all but the browser tests of files that have not changed since main
//   npm run e2e:dev               some browser tests against the dev server, which mounts everything twice
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { audit } from './audit.mjs'
import { findBrowser, NO_BROWSER } from './browser.mjs'
import { bin, build, freePort, install, node, run } from './setup.mjs'

const args = process.argv.slice(2)
const parts = ['checks', 'unit', 'e2e']
const chosen = parts.filter((part) => args.includes(`--${part}`))
const wanted = (part) => chosen.length === 0 || chosen.includes(part)
const touched = args.includes('--touched')
const dev = args.includes('--dev')
const filters = args.filter((arg) => ![...parts, 'touched', 'dev'].includes(arg.slice(2)))
/** A running instance, which is tested as is. */
const given = process.env.E2E_BASE_URL
const report = (name) => JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8'))

/** The merge base with main; on main itself only uncommitted files count as changed. */
async function branchedFrom() {
  const { code, output } = await run('git', ['merge-base', 'main', 'HEAD'])
  return code === 0 ? output.trim() : 'HEAD'
}

/** A check passes or fails as a whole; its output is shown only on failure. */
const check = (name, command) => ({
  name,
  async run() {
    const { code, output } = await command()
    if (code !== 0) console.log(output.trim())
    return { passed: Number(code === 0), failed: Number(code !== 0) }
  },
})
/** The counts of a test run; one that aborted without a failed test counts as failed. */
const counted = (code, passed, failed) => ({ passed, failed: failed || Number(code !== 0), tests: passed + failed })

const checks = [
  // A lock file written beside an existing node_modules may lack the packages of other platforms.
  check('lock file', () => run('npm', ['ci', '--dry-run', '--include=dev', '--offline', '--no-audit'])),
  check('format', () => node([bin.oxfmt, '--check'])),
  check('lint', () => node([bin.oxlint, '--type-aware', '--deny-warnings'])),
  check('types', () => node([bin.tsc, '--noEmit'])),
  check('unused code', () => node([bin.knip])),
  check('openapi', () => node(['scripts/openapi.mjs', '--check'])),
  check('addresses', () => node(['scripts/addresses.mjs', '--check'])),
  check('seed types of the kit', () => node(['scripts/kit.mjs', '--check'])),
  {
    name: 'audit',
    async run() {
      const { message, ...outcome } = await audit()
      if (message && !outcome.notRun) console.log(message)
      return { ...outcome, note: outcome.notRun && message }
    },
  },
]
/** Tests of minutes; `npm run check` runs them only where something that they use has changed. */
const LONG = ['src/api/tags/contractTags.test.ts', '.model.test.']
const unitTests = (name, choose) => ({
  name,
  async run() {
    const reporters = [
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/unit.json',
      '--allowOnly=false',
    ]
    // Component tests run in the browser.
    if (!(await findBrowser())) throw new Error(NO_BROWSER)
    const { code, output } = await node([bin.vitest, 'run', ...reporters, ...(await choose())])
    if (code !== 0) console.log(output.trim())
    const { numPassedTests, numFailedTests } = report('unit')
    return counted(code, numPassedTests, numFailedTests)
  },
})
const units = touched
  ? [
      unitTests('unit tests', () => LONG.map((name) => `--exclude=**/*${name.split('/').at(-1)}*`)),
      unitTests('long unit tests that changed', async () => [
        `--changed=${await branchedFrom()}`,
        '--passWithNoTests',
        ...LONG,
      ]),
    ]
  : [unitTests('unit tests', () => [...(filters.length > 0 ? ['--passWithNoTests'] : []), ...filters])]
let buildSucceeded = true
const browserSupport = check('supported browsers', async () =>
  buildSucceeded ? node(['scripts/browserSupport.mjs']) : { code: 1, output: 'the build failed' },
)
const building = {
  name: 'build',
  async run() {
    buildSucceeded = await build()
    return { passed: Number(buildSucceeded), failed: Number(!buildSucceeded) }
  },
}
const e2e = {
  name: 'browser tests',
  async run() {
    if (!buildSucceeded && !given) return { note: 'browser tests: skipped, the build failed' }
    const browser = await findBrowser()
    if (!browser) throw new Error(NO_BROWSER)
    const chosenTests = touched && filters.length === 0 ? [`--only-changed=${await branchedFrom()}`] : filters
    const empty = chosenTests.length > 0 ? ['--pass-with-no-tests'] : []
    const env = {
      CHROMIUM_PATH: browser,
      E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
      ...(dev ? { E2E_DEV: '1' } : {}),
    }
    const command = [bin.playwright, 'test', '--forbid-only', ...empty, ...chosenTests]
    const { code } = await node(command, { inherit: true, env })
    const { expected, unexpected, flaky } = report('e2e').stats
    return counted(code, expected, unexpected + flaky)
  },
}

/** Builds the kit as a package and runs the example project, which has only the kit. */
const example = {
  name: 'kit and its example',
  async run() {
    if (!buildSucceeded) return { note: 'kit and its example: skipped, the build failed' }
    const browser = await findBrowser()
    if (!browser) throw new Error(NO_BROWSER)
    const env = { CHROMIUM_PATH: browser, E2E_PORT: String(await freePort()) }
    const playwright = resolve(bin.playwright)
    for (const step of [
      () => node(['scripts/kit.mjs']),
      () => node([bin.tsc, '-p', 'examples/qa']),
      () => node(['scripts/manualSteps.mjs']),
      () => node([playwright, 'test', '--forbid-only'], { cwd: 'examples/qa', env }),
    ]) {
      const { code, output } = await step()
      if (code === 0) continue
      console.log(output.trim())
      return { failed: 1 }
    }
    return { passed: 1 }
  },
}

/** Runs one step, prints its result, never throws. */
async function timed({ name, run: go }) {
  const start = performance.now()
  const result = await go().catch((error) => {
    console.log(error.message)
    return { failed: 1 }
  })
  const { passed = 0, failed = 0, tests, note, notRun } = result
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const counts = tests === undefined ? '' : `, ${passed} passed, ${failed} failed`
  console.log(note ?? `${failed ? 'FAIL' : 'ok  '} ${name} (${seconds} s${counts})`)
  return { passed, failed, tests: tests ?? 0, notRun }
}

await install()
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')

const steps = [
  ...(wanted('checks') ? checks : []),
  ...(wanted('unit') ? units : []),
  ...(wanted('checks') || (wanted('e2e') && !given && !dev) ? [building] : []),
  ...(wanted('checks') ? [browserSupport] : []),
  ...(wanted('e2e') ? [e2e] : []),
  ...(wanted('e2e') && !given && !dev && filters.length === 0 ? [example] : []),
]
const notRun = []
const total = { passed: 0, failed: 0, tests: 0 }
for (const step of steps) {
  const result = await timed(step)
  for (const key of Object.keys(total)) total[key] += result[key]
  if (result.notRun) notRun.push(result.notRun)
}
if (total.tests === 0 && (wanted('unit') || wanted('e2e'))) {
  console.log('no test ran')
  process.exitCode = 1
}
if (total.failed > 0) process.exitCode = 1
console.log([`${total.passed} passed`, `${total.failed} failed`, ...notRun.map((name) => `${name} not run`)].join(', '))
