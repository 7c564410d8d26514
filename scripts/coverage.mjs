// npm run coverage: what of src the unit and component tests run, and what the browser tests run besides. Not part of npm test.
//   npm run coverage -- tickets       only tests of files with this name; prints the outcome and writes nothing
//   --only units|browser|report       one half, or neither, beside what an earlier run left in build/coverage
//   --write                           writes docs/coverage.md, as a run without a name does
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findBrowser, NO_BROWSER } from './browser.mjs'
import { bin, build, fail, freePort, install, node } from './setup.mjs'

const FILE = 'docs/coverage.md'
const FOLDER = 'build/coverage'
const RECORDS = `${FOLDER}/browser`
/** A build of its own: as it is written, so that every statement has its place. */
const BUILD = 'build/covered'

const { values: flags, positionals: names } = parseArgs({
  options: { only: { type: 'string' }, write: { type: 'boolean' } },
  allowPositionals: true,
})
const takes = (part) => flags.only === undefined || flags.only === part
const json = (path) => JSON.parse(readFileSync(path, 'utf8'))
/** What a half was made of, for the head of the page. */
const note = (half, text) => writeFileSync(`${FOLDER}/${half}.json`, JSON.stringify(text))
const today = new Date().toISOString().slice(0, 10)
const chosen = names.length > 0 ? `of ${names.join(', ')}` : 'all'

async function runUnits() {
  const { code } = await node([bin.vitest, 'run', '--coverage', '--passWithNoTests', ...names], { inherit: true })
  note('units', `${chosen}, ${today}${code === 0 ? '' : ', some failed'}`)
}

async function runBrowser() {
  rmSync(RECORDS, { recursive: true, force: true })
  mkdirSync(RECORDS, { recursive: true })
  if (!(await build(['server']))) fail('The build failed, see above.')
  const readable = [
    '--logLevel',
    'warn',
    '--sourcemap',
    'hidden',
    '--minify',
    'false',
    '--outDir',
    BUILD,
    '--emptyOutDir',
  ]
  const built = await node([bin.vite, 'build', ...readable], { inherit: true, env: { NODE_ENV: 'production' } })
  if (built.code !== 0) fail('The build failed, see above.')
  const env = {
    CHROMIUM_PATH: (await findBrowser()) ?? fail(NO_BROWSER),
    CONSOLE_DIST: BUILD,
    E2E_COVERAGE: RECORDS,
    E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
  }
  const { code } = await node([bin.playwright, 'test', '--pass-with-no-tests', ...names], { inherit: true, env })
  note('browser', `${chosen}, ${today}${code === 0 ? '' : ', some failed'}`)
}

await install()
mkdirSync(FOLDER, { recursive: true })
if (takes('units')) await runUnits()
if (takes('browser')) await runBrowser()
const counted = `${FOLDER}/units/coverage-final.json`
if (!existsSync(counted) || !existsSync(RECORDS)) fail('One half is missing: run npm run coverage without --only.')

const { browserCoverage, together } = await import('./coverage/merge.mjs')
const { page, table } = await import('./coverage/report.mjs')
const units = json(counted)
const all = together(units, await browserCoverage(RECORDS, BUILD))
console.log(table(units, all))
if (flags.write || names.length === 0) {
  writeFileSync(
    FILE,
    page(units, all, { units: json(`${FOLDER}/units.json`), browser: json(`${FOLDER}/browser.json`) }),
  )
  await node([bin.oxfmt, FILE])
  console.log(`written: ${FILE}`)
}
