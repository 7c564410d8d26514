// The console beside a hand-written page with the same table, in interleaved rounds, so that ratios hold on any machine.
import { median } from '../benchBrowser.mjs'
import { startFloorApi } from '../floor/floorApi.mjs'
import { apps } from './apps.mjs'
import { createCertificate, serveFolder } from './serve.mjs'
import { measure, measureTrips, PROFILES, RETURN } from './session.mjs'

/** Optimized code counts as heap, too; without V8's compilers the heap has only what the page retains. */
const WITHOUT_COMPILERS = '--js-flags=--no-opt --no-maglev --no-sparkplug'
const ms = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
/** The rows: a step, its figure, and the format. */
const ROWS = [
  ['cold load', 'time', 'cold load to rows', ms],
  ['cold load', 'cpu', 'its main-thread CPU', ms],
  ['cold load', 'firstPaint', 'first paint', ms],
  ['cold load', 'firstCall', 'first call', ms],
  ...Object.keys(apps.floor.steps).map((step) => [step, 'time', step, ms]),
  [RETURN, 'time', 'return visit to rows', ms],
  [RETURN, 'cpu', 'its main-thread CPU', ms],
]

/** Two tables: times with their ratios to the floor, and absolute figures. */
export async function measureRatios(chromium, { executablePath, rounds, trips, backend }) {
  const certificate = createCertificate()
  const floorApi = await startFloorApi()
  const args = ['--disable-background-networking', `--ignore-certificate-errors-spki-list=${certificate.pin}`]
  const browser = await chromium.launch({ executablePath, args })
  const backends = { console: backend, floor: floorApi.origin }
  const served = {}
  for (const [name, app] of Object.entries(apps)) {
    const { origin, close } = await serveFolder({ ...app, backend: backends[name] }, certificate)
    served[name] = { ...app, origin, close }
    if (!app.signIn) continue
    const context = await browser.newContext()
    await app.signIn(await context.newPage(), origin)
    served[name].state = await context.storageState({ indexedDB: true })
    await context.close()
  }
  const samples = []
  // Round 0 warms up. The order alternates, so that neither app always runs after the other.
  for (let round = 0; round <= rounds; round += 1)
    for (const profile of Object.keys(PROFILES)) {
      const sample = { profile }
      const order = round % 2 === 0 ? ['floor', 'console'] : ['console', 'floor']
      for (const name of order) sample[name] = await measure(browser, served[name], profile)
      if (round > 0) samples.push(sample)
    }
  const left = {}
  for (const name of Object.keys(apps)) left[name] = { heap: await measureTrips(browser, served[name], trips) }
  await browser.close()
  const interpreter = await chromium.launch({ executablePath, args: [...args, WITHOUT_COMPILERS] })
  for (const name of Object.keys(apps))
    left[name]['heap without compiled code'] = await measureTrips(interpreter, served[name], trips)
  await interpreter.close()
  for (const { close } of Object.values(served)) close()
  floorApi.close()

  const profiles = Object.keys(PROFILES)
  const of = (profile, pick) => median(samples.filter((one) => one.profile === profile).map(pick))
  const ratio = (profile, step, figure) =>
    `${of(profile, (one) => one.console[step][figure] / one.floor[step][figure]).toFixed(1)} x`
  const loadOf = (figure, write, step = 'cold load') =>
    profiles.map((profile) => write(of(profile, (one) => one.console[step][figure])))
  const KB = (value) => `${Math.round(value)} KB`
  return [
    [
      [`Talent search beside the floor, median of ${rounds}`, ...profiles.flatMap((profile) => [profile, 'ratio'])],
      ...ROWS.map(([step, figure, label, write]) => [
        label,
        ...profiles.flatMap((profile) => [
          write(of(profile, (one) => one.console[step][figure])),
          ratio(profile, step, figure),
        ]),
      ]),
    ],
    [
      ['Talent search, cold', ...profiles],
      ['blocking time', ...loadOf('blocking', ms)],
      ['scripts', ...loadOf('scriptKB', KB)],
      ['all', ...loadOf('allKB', KB)],
      ['all of a return visit', ...loadOf('allKB', KB, RETURN)],
    ],
    [
      [`Left behind by a trip to the vacancies and back, of ${trips}`, 'console', 'floor'],
      ...Object.keys(left.floor).map((name) => [
        name,
        ...Object.keys(apps).map((app) => `${left[app][name].KB.toFixed(1)} KB`),
      ]),
      ...['nodes', 'listeners'].map((name) => [
        name,
        ...Object.keys(apps).map((app) => left[app].heap[name].toFixed(1)),
      ]),
    ],
  ]
}
