// A browser for measurements: fresh, throttled, with a probe in its pages.
import { setTimeout as sleep } from 'node:timers/promises'

/** The option lists of the console, and the number of companies in the measured one. */
const LISTS = '**/rest/masterdata/console/findAll/**'
const OPTIONS = 20_000
/** The vacancies of a corporate, and their number in the measured picker. */
const VACANCY_LIST = '**/rest/console/search/vacancy/list/**'
const VACANCIES = 5_000
export const PORT = 4181
export const origin = `http://localhost:${PORT}`

const sorted = (list) => list.toSorted((a, b) => a - b)
export const quantile = (list, q) => sorted(list)[Math.min(list.length - 1, Math.floor(list.length * q))]
export const median = (list) => quantile(list, 0.5)

/** Runs in the page before its scripts; records long tasks, paints, and the first frame after a condition holds. */
function probe() {
  const bench = { tasks: [], fcp: 0, shift: 0, keys: [], input: 0 }
  window.bench = bench
  const observe = (kind, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type: kind, buffered: true })
  observe('longtask', (entry) => bench.tasks.push(entry.duration))
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) bench.shift += entry.value
  })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime
  })
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now()))
        port1.start()
        port2.postMessage(null)
      })
    })
  addEventListener('pointerup', (event) => (bench.input = event.timeStamp), true)
  addEventListener('keydown', (event) => void frame().then((at) => bench.keys.push(at - event.timeStamp)), true)

  /** The time of the first frame in which a selector matches, with a text other than `before`, if given. */
  bench.shown = (selector, before) =>
    new Promise((resolve) => {
      const holds = () => {
        const found = document.querySelector(selector)
        return found?.checkVisibility() && (before === undefined || found.textContent !== before)
      }
      const observer = new MutationObserver(() => check())
      function check() {
        if (!holds()) return
        observer.disconnect()
        void frame().then(resolve)
      }
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      check()
    })
}
/** A typical mobile network, with the figures of browsers' developer tools. */
const FAST_4G = {
  offline: false,
  latency: 60,
  downloadThroughput: (9e6 / 8) * 0.9,
  uploadThroughput: (1.5e6 / 8) * 0.9,
}

/** A fresh, throttled context with an empty cache and the longest option list of companies. */
export async function open(browser, rate, storageState) {
  const context = await browser.newContext({ locale: 'id-ID', viewport: { width: 1440, height: 900 }, storageState })
  const page = await context.newPage()
  await page.route(LISTS, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.result.companies = Array.from({ length: OPTIONS }, (_, i) => ({ id: `C${i}`, text: `PT Contoh ${i}` }))
    await route.fulfill({ response, json: answer })
  })
  await page.route(VACANCY_LIST, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const content = Array.from({ length: VACANCIES }, (_, i) => ({ name: `Posisi ${i}`, klobVacancyCode: `KJV-${i}` }))
    answer.result = { ...answer.result, content, totalElements: VACANCIES }
    await route.fulfill({ response, json: answer })
  })
  await page.addInitScript(probe)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
  const spent = async (metric) => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return 1000 * metrics.find(({ name }) => name === metric).value
  }
  const slowNetwork = async () => {
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', FAST_4G)
  }
  return { page, spent, cpu: () => spent('TaskDuration'), slowNetwork, close: () => context.close() }
}

/** Opens a page cold: first paint, time until the selector is visible, main-thread CPU until the network is idle. */
export async function coldLoad({ page, cpu }, path, selector) {
  await page.goto(origin + path, { waitUntil: 'commit' })
  const shown = await page.evaluate((at) => window.bench.shown(at), selector)
  await page.waitForLoadState('networkidle')
  const { fcp, tasks, shift } = await page.evaluate(() => window.bench)
  return { fcp, shown, shift, cpu: await cpu(), longTasks: tasks.length, longest: Math.max(0, ...tasks) }
}

/** Clicks, and measures from the button's release to the frame that shows the outcome. */
export async function click(page, target, selector, differs) {
  await target.hover()
  const before = differs ? await page.locator(selector).first().textContent() : undefined
  const shown = page.evaluate(([at, old]) => window.bench.shown(at, old), [selector, before ?? undefined])
  await target.click()
  const at = await shown
  return at - (await page.evaluate(() => window.bench.input))
}

/** Types, and measures the time from each key to the next frame, and main-thread time per key: total and in scripts. */
export async function type({ page, spent }, target, words) {
  await target.click()
  await page.evaluate(() => (window.bench.keys = []))
  const before = [await spent('TaskDuration'), await spent('ScriptDuration')]
  await page.keyboard.type(words, { delay: 100 })
  await sleep(300)
  const after = [await spent('TaskDuration'), await spent('ScriptDuration')]
  const [cpu, script] = after.map((value, n) => (value - before[n]) / words.length)
  return { keys: await page.evaluate(() => window.bench.keys), cpu, script }
}

/** Scrolls a list from end to end by wheel and returns the longest task, in ms. */
export async function scroll({ page }, selector) {
  await page.evaluate((at) => window.bench.shown(at), selector)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => (window.bench.tasks = []))
  await page.locator(selector).last().hover()
  for (let n = 0; n < 60; n++) {
    await page.mouse.wheel(0, n < 30 ? -1500 : 1500)
    await sleep(30)
  }
  return Math.max(0, ...(await page.evaluate(() => window.bench.tasks)))
}
