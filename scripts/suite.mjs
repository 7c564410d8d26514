// npm run e2e:<name>: a suite beside the usual one, in e2e/<name>; what it holds is in docs/proof.md.
//   npm run e2e:faults -- -g talents      only the tests whose names have the word, as of playwright
import { existsSync, rmSync } from 'node:fs'
import { findBrowser, NO_BROWSER } from './browser.mjs'
import { bin, build, fail, freePort, install, node } from './setup.mjs'

const [name, ...args] = process.argv.slice(2)
const suite = `e2e/${name}`
if (!name || !existsSync(suite)) fail(`There is no suite ${suite}.`)

// What a suite needs besides its own tests: programs (`setUp` returns where they are, or nothing where there are none),
// those of the usual tests that hold a part of it, or a table of its outcome.
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
// What a part of a suite notes stands beside what the rest of it noted before.
if (args.length === 0 && !process.env.FAULTS) rmSync(`test-results/${name}`, { recursive: true, force: true })
const start = performance.now()
const { code } = await node([bin.playwright, 'test', ...args], { inherit: true, env: { ...env, E2E_SUITE: name } })
let worst = code
if (more.specs && args.length === 0)
  worst ||= (await node([bin.playwright, 'test', ...more.specs], { inherit: true, env })).code
const minutes = ((performance.now() - start) / 60_000).toFixed(1)
await more.end?.()
console.log(`e2e:${name}: ${worst === 0 ? 'all is well' : 'something is wrong, see above'} (${minutes} min)`)
process.exit(worst)
