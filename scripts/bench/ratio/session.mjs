// One app in one fresh browser context: its cold load, then its steps; or many round trips between screens.
import { setTimeout as sleep } from 'node:timers/promises'
import { probe } from './probe.mjs'

const TIMEOUT = 30_000
/** Pause between hover and press, as of a person; it lets both apps prefetch. */
const HOVER_MS = 100
/** The step that loads the screen once more. */
export const RETURN = 'return visit'
export const PROFILES = {
  plain: {},
  slowed: { cpu: 4, network: { latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8 } },
}

function recordRequests(cdp) {
  const requests = new Map()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('data:')) requests.set(requestId, { url: request.url, type, isOpen: true, bytes: 0 })
  })
  for (const event of ['Network.loadingFinished', 'Network.loadingFailed'])
    cdp.on(event, ({ requestId, encodedDataLength = 0 }) => {
      const request = requests.get(requestId)
      if (request) Object.assign(request, { isOpen: false, bytes: encodedDataLength })
    })
  return () => [...requests.values()]
}

async function open(browser, { state, screen }, { cpu, network }) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...(state ? { storageState: state } : {}),
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (network) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network })
  if (cpu) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await page.addInitScript(probe, { waitFor: screen.rows, timeout: TIMEOUT })
  return { context, page, cdp, requests: recordRequests(cdp) }
}

/** Waits until nothing was pending for a quarter of a second, so that one step does not overlap the next. */
async function settle({ requests }) {
  for (let idle = 0, spent = 0; idle < 250 && spent < 5_000; spent += 50) {
    await sleep(50)
    idle = requests().some(({ isOpen }) => isOpen) ? 0 : idle + 50
  }
}
/** Main-thread CPU time so far, in ms, independent of other load on the machine. */
async function cpuTime({ cdp }) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value
}
async function heap({ cdp }) {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners: listeners } = await cdp.send('Memory.getDOMCounters')
  return { KB: usedSize / 1024, nodes, listeners }
}

async function load(session, { origin, calls, screen }) {
  const { page, requests } = session
  const before = requests().length
  await page.goto(origin + screen.path, { waitUntil: 'commit', timeout: TIMEOUT })
  const { paint } = await page.evaluate(() => window.bench.ready)
  await settle(session)
  // Counted from the navigation.
  const cpu = await cpuTime(session)
  const [firstPaint, blocking, firstCall] = await page.evaluate(
    (prefix) => [
      window.bench.fcp,
      window.bench.blocking(0),
      performance.getEntriesByType('resource').find(({ name }) => new URL(name).pathname.startsWith(prefix))?.startTime,
    ],
    calls[0],
  )
  const all = requests().slice(before)
  const KB = (list) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
  const scripts = all.filter(({ type, url: of }) => type === 'Script' || /\.m?js(\?|$)/.test(of))
  return { time: paint, cpu, firstPaint, firstCall, blocking, scriptKB: KB(scripts), allKB: KB(all) }
}

/** Performs one input; measures from its timestamp to the first frame that shows the result. */
async function act(session, { unfold, click, into, type, until }, isTimed = true) {
  const { page } = session
  const target = page.locator(click ?? into).first()
  const watch = () =>
    page.evaluate((condition) => {
      window.bench.pending = window.bench.watch(condition, true)
      window.bench.pending.catch(() => {})
    }, until)
  if (!isTimed) {
    await watch()
    await target.evaluate((element) => element.click())
    await page.evaluate(() => window.bench.pending)
    return undefined
  }
  // What the field is folded into is opened before the time starts.
  if (unfold) await page.locator(unfold).click({ timeout: TIMEOUT })
  await (click ? target.hover({ timeout: TIMEOUT }) : target.click({ timeout: TIMEOUT }))
  await sleep(HOVER_MS)
  const before = await cpuTime(session)
  await watch()
  if (click) {
    await page.mouse.down()
    await page.mouse.up()
  } else await page.keyboard.type(type, { delay: 80 })
  const { paint } = await page.evaluate(() => window.bench.pending)
  const time = paint - (await page.evaluate(() => window.bench.input))
  await settle(session)
  return { time, cpu: (await cpuTime(session)) - before }
}

/** The figures of a cold load and of each step; `around` wraps a step to observe it. */
export async function measure(browser, app, profile, around = (_name, _session, step) => step()) {
  const session = await open(browser, app, PROFILES[profile])
  const take = (name, step) => around(name, session, step)
  try {
    const figures = { 'cold load': await take('cold load', () => load(session, app)) }
    for (const [name, step] of Object.entries(app.steps)) figures[name] = await take(name, () => act(session, step))
    // With the files of this profile in the browser's cache.
    figures[RETURN] = await take(RETURN, () => load(session, app))
    return figures
  } finally {
    await session.context.close()
  }
}

/** What a round trip to the other screen leaves in memory, after ten to warm up. */
export async function measureTrips(browser, app, count) {
  const session = await open(browser, app, PROFILES.plain)
  try {
    await load(session, app)
    const trips = async (times) => {
      for (let n = 0; n < times; n += 1) for (const name of app.trip) await act(session, app.steps[name], false)
      await settle(session)
    }
    await trips(10)
    const before = await heap(session)
    await trips(count)
    const after = await heap(session)
    return Object.fromEntries(Object.keys(after).map((name) => [name, (after[name] - before[name]) / count]))
  } finally {
    await session.context.close()
  }
}
