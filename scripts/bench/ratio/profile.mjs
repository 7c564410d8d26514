// The console's main-thread time of each step by source, using source maps: it shows what limits the ratios to the floor.
import { readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename } from 'node:path'
import { createCertificate, serveFolder } from './serve.mjs'
import { apps } from './apps.mjs'
import { measure } from './session.mjs'

/** Columns of the table by their sources; all other sources are under 'others'. */
const SOURCES = [
  ['react', /node_modules\/(react|react-dom|scheduler)\//],
  ['Mantine', /node_modules\/(@mantine|@floating-ui|clsx)\//],
  ['router', /node_modules\/@tanstack\/(react-router|router-core|history|store|react-store)\//],
  ['query', /node_modules\/@tanstack\/(react-query|query-core)\//],
  ['table', /node_modules\/@tanstack\//],
  ['form, zod, ky', /node_modules\/(react-hook-form|zod|ky)\//],
  ['src', /\/src\/|^src\//],
]
const OWN_WORK = { '(program)': 'browser', '(garbage collector)': 'collecting', '(idle)': undefined }
export const COLUMNS = ['browser', 'its functions', 'collecting', ...SOURCES.map(([name]) => name), 'others']

/** Returns a function from a position in a built script to its column. */
function columnsOf(folder) {
  const maps = new Map(
    readdirSync(`${folder}/assets`)
      .filter((name) => name.endsWith('.js.map'))
      .map((name) => [
        basename(name, '.map'),
        new SourceMap(JSON.parse(readFileSync(`${folder}/assets/${name}`, 'utf8'))),
      ]),
  )
  return ({ functionName, url, lineNumber, columnNumber }) => {
    if (functionName in OWN_WORK) return OWN_WORK[functionName]
    if (url === '') return 'its functions'
    const from = maps.get(basename(url))?.findEntry(lineNumber, columnNumber)?.originalSource ?? ''
    return SOURCES.find(([, pattern]) => pattern.test(from))?.[0] ?? 'others'
  }
}

/** Milliseconds per column in a profile. */
function sums({ nodes, samples, timeDeltas }, columnOf) {
  const columns = new Map(nodes.map(({ id, callFrame }) => [id, columnOf(callFrame)]))
  const ms = Object.fromEntries(COLUMNS.map((name) => [name, 0]))
  for (const [n, id] of samples.entries()) {
    const column = columns.get(id)
    // A sample represents the time until the next one.
    if (column) ms[column] += (timeDeltas[n + 1] ?? 0) / 1000
  }
  return ms
}

/** A table: each step from the pointer's arrival until the page is idle, throttled, mean of the rounds. */
export async function measureProfile(chromium, { executablePath, rounds, backend, folder }) {
  const certificate = createCertificate()
  const args = ['--disable-background-networking', `--ignore-certificate-errors-spki-list=${certificate.pin}`]
  const browser = await chromium.launch({ executablePath, args })
  const { origin, close } = await serveFolder({ ...apps.console, folder, backend }, certificate)
  const context = await browser.newContext()
  await apps.console.signIn(await context.newPage(), origin)
  const app = { ...apps.console, origin, state: await context.storageState({ indexedDB: true }) }
  const columnOf = columnsOf(folder)
  const steps = {}
  for (let round = 0; round <= rounds; round += 1)
    await measure(browser, app, 'slowed', async (name, { cdp }, step) => {
      await cdp.send('Profiler.enable')
      await cdp.send('Profiler.setSamplingInterval', { interval: 500 })
      await cdp.send('Profiler.start')
      const figures = await step()
      const { profile } = await cdp.send('Profiler.stop')
      // Round 0 warms up.
      if (round > 0) (steps[name] ??= []).push(sums(profile, columnOf))
      return figures
    })
  await browser.close()
  close()
  const mean = (list, column) => list.reduce((sum, one) => sum + one[column], 0) / list.length
  return [
    [`ms at a quarter of the CPU, mean of ${rounds}`, ...COLUMNS],
    ...Object.entries(steps).map(([name, list]) => [name, ...COLUMNS.map((column) => mean(list, column).toFixed(0))]),
  ]
}
