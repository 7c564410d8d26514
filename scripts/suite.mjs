// npm run e2e:<name>: an additional suite in e2e/<name>; see docs/testing.md.
//   npm run e2e:faults -- -g talents      only tests whose titles match, as for playwright
import { existsSync, rmSync } from 'node:fs'
import { findBrowser, NO_BROWSER } from './browser.mjs'
import { bin, build, fail, freePort, install, node } from './setup.mjs'

const [name, ...args] = process.argv.slice(2)
const suite = `e2e/${name}`
if (!name || !existsSync(suite)) fail(`There is no suite ${suite}.`)

// A suite's own set-up: programs (`setUp` returns their addresses, or undefined if they are not available), usual tests
// that it includes, or a table of its outcome.
const more = existsSync(`${suite}/suite.mjs`) ? await import(`../${suite}/suite.mjs`) : {}
const programs = more.setUp ? await more.setUp() : {}
if (!programs) {
  console.log(`e2e:${name} skipped: the system has none of its programs.`)
  process.exit(0)
}
await install()
if (!process.env.E2E_BASE_URL && !(await build())) fail('The build failed, see above.')
const env = {
  ...programs,
  CHROMIUM_PATH: (await findBrowser()) ?? fail(NO_BROWSER),
  E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
}
// Results of a partial run are added to the earlier ones.
if (args.length === 0 && !process.env.FAULTS) rmSync(`test-results/${name}`, { recursive: true, force: true })
const start = performance.now()
const { code } = await node([bin.playwright, 'test', ...args], { inherit: true, env: { ...env, E2E_SUITE: name } })
let exitCode = code
if (more.specs && args.length === 0)
  exitCode ||= (await node([bin.playwright, 'test', ...more.specs], { inherit: true, env })).code
const minutes = ((performance.now() - start) / 60_000).toFixed(1)
await more.end?.()
console.log(`e2e:${name}: ${exitCode === 0 ? 'all is well' : 'something is wrong, see above'} (${minutes} min)`)
process.exit(exitCode)
