// npm run bench: what the console costs a browser, and what a search costs the backend. Not part of npm test.
//   --rounds N          rounds per profile, medians are told (5)
//   --population N      people in the world that the backend is measured with (200000)
//   --only ui|backend   one half only
//   --write FILE        also as Markdown
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findBrowser, NO_BROWSER } from './browser.mjs'
import { bin, build, fail, install, node } from './setup.mjs'

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    population: { type: 'string', default: '200000' },
    only: { type: 'string' },
    write: { type: 'string' },
  },
})

/** Everything that the bench knows of the screens. */
const UI = {
  login: '/login',
  screen: '/dashboard/0/talentsearch',
  account: { id: 'budi.santoso', password: 'Rahasia123' },
  cookie: 'sessionToken',
  id: (page) => page.getByLabel('KLOB ID'),
  password: (page) => page.getByRole('textbox', { name: 'Kata sandi' }),
  enter: (page) => page.getByRole('button', { name: 'Selanjutnya' }),
  field: (page) => page.getByRole('textbox', { name: 'Nama depan' }),
  list: (page) => page.getByRole('combobox', { name: 'Perusahaan' }),
  next: (page) => page.getByRole('button', { name: 'Halaman berikutnya' }),
  // In the page, so as CSS.
  loginReady: 'form input',
  // The skeleton of a table is hidden from assistive technology.
  row: 'tbody:not([aria-hidden]) tr',
  option: '[role="option"]',
}
const API = {
  search: '/rest/console/population/pagingnew?corporateId=COR0001&length=10',
  lists: '**/rest/masterdata/console/findAll/**',
}
const OPTIONS = 20_000
const TYPED = 'Dewi Lestari'
const PROFILES = { 'full speed': 1, 'CPU / 4': 4 }
const PORT = 4181
const origin = `http://localhost:${PORT}`

const sorted = (list) => list.toSorted((a, b) => a - b)
const quantile = (list, q) => sorted(list)[Math.min(list.length - 1, Math.floor(list.length * q))]
const median = (list) => quantile(list, 0.5)
const ms = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`

/** Runs inside the page before its scripts: long tasks, paints, and the first frame after something holds. */
function probe() {
  const bench = { tasks: [], fcp: 0, keys: [], input: 0 }
  window.bench = bench
  const observe = (kind, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type: kind, buffered: true })
  observe('longtask', (entry) => bench.tasks.push(entry.duration))
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

  /** The time of the first frame in which a selector matches, with another text than the given one if there is one. */
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

async function serve(args) {
  const start = performance.now()
  const env = { ...process.env, PORT: String(PORT), NODE_ENV: 'production' }
  const server = spawn(process.execPath, ['build/server/serve.js', ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const answers = () =>
    fetch(origin).then(
      () => true,
      () => false,
    )
  while (!(await answers())) {
    if (server.exitCode !== null) fail(`The server ended with code ${server.exitCode}.`)
    await sleep(50)
  }
  const ready = performance.now() - start
  const stop = () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    return ended
  }
  return { pid: server.pid, ready, stop }
}

/** Signs in as a person does; the state that later contexts start from. */
async function signIn(browser) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(origin + UI.login)
  await UI.id(page).fill(UI.account.id)
  await UI.password(page).fill(UI.account.password)
  await UI.enter(page).click()
  await page.waitForURL((url) => url.pathname !== UI.login)
  const state = await context.storageState()
  await context.close()
  return state
}

/** A fresh context with nothing cached, slowed down, whose option list of companies is as long as they come. */
async function open(browser, rate, storageState) {
  const context = await browser.newContext({ locale: 'id-ID', viewport: { width: 1440, height: 900 }, storageState })
  const page = await context.newPage()
  await page.route(API.lists, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.result.companies = Array.from({ length: OPTIONS }, (_, i) => ({ id: `C${i}`, text: `PT Contoh ${i}` }))
    await route.fulfill({ response, json: answer })
  })
  await page.addInitScript(probe)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
  const cpu = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value
  }
  return { page, cpu, close: () => context.close() }
}

/** Opens a page cold: first paint, when the selector shows, main-thread CPU until the network rests. */
async function coldLoad({ page, cpu }, path, selector) {
  await page.goto(origin + path, { waitUntil: 'commit' })
  const shown = await page.evaluate((at) => window.bench.shown(at), selector)
  await page.waitForLoadState('networkidle')
  const { fcp, tasks } = await page.evaluate(() => window.bench)
  return { fcp, shown, cpu: await cpu(), longTasks: tasks.length, longest: Math.max(0, ...tasks) }
}

/** Clicks, and measures from the release of the button to the frame that shows the outcome. */
async function click(page, target, selector, differs) {
  await target.hover()
  const before = differs ? await page.locator(selector).first().textContent() : undefined
  const shown = page.evaluate(([at, old]) => window.bench.shown(at, old), [selector, before ?? undefined])
  await target.click()
  const at = await shown
  return at - (await page.evaluate(() => window.bench.input))
}

/** Types, and measures from each key to the next frame. */
async function type(page, target, words) {
  await target.click()
  await page.evaluate(() => (window.bench.keys = []))
  await page.keyboard.type(words, { delay: 100 })
  await sleep(300)
  return page.evaluate(() => window.bench.keys)
}

/** One round: each figure of it by its name. */
async function round(browser, rate, state) {
  const visitor = await open(browser, rate)
  const login = await coldLoad(visitor, UI.login, UI.loginReady)
  await visitor.close()

  const session = await open(browser, rate, state)
  const { page } = session
  const screen = await coldLoad(session, UI.screen, UI.row)
  await page.evaluate(() => (window.bench.tasks = []))
  const next = await click(page, UI.next(page), UI.row, true)
  await page.waitForLoadState('networkidle')
  const keys = await type(page, UI.field(page), TYPED)
  const list = await click(page, UI.list(page), UI.option)
  const search = await type(page, UI.list(page), 'Contoh 1999')
  const tasks = await page.evaluate(() => window.bench.tasks)
  await session.close()
  return {
    'sign-in page, first paint': login.fcp,
    'sign-in page, form shown': login.shown,
    'sign-in page, main-thread CPU': login.cpu,
    'talent search, first paint': screen.fcp,
    'talent search, rows shown': screen.shown,
    'talent search, main-thread CPU': screen.cpu,
    'talent search, longest task of the load': screen.longest,
    'next page, click to rows': next,
    'typing in a field, median key': median(keys),
    'typing in a field, worst key': Math.max(...keys),
    'opening 20,000 options': list,
    'searching 20,000 options, worst key': Math.max(...search),
    'longest task after the load': Math.max(0, ...tasks),
  }
}

async function measureUi(browser) {
  const server = await serve([])
  const state = await signIn(browser)
  const columns = []
  for (const rate of Object.values(PROFILES)) {
    const rounds = []
    for (let i = 0; i < Number(flags.rounds); i++) rounds.push(await round(browser, rate, state))
    const figures = Object.keys(rounds[0])
    columns.push(figures.map((figure) => [figure, ms(median(rounds.map((one) => one[figure])))]))
  }
  await server.stop()
  const [first, ...others] = columns
  return [
    [`Browser, median of ${flags.rounds}`, ...Object.keys(PROFILES)],
    ...first.map((cells, i) => [...cells, ...others.map((column) => column[i][1])]),
  ]
}

/** Searches of every kind: all rows, far pages, text, choices, lists, numbers and days with their operators. */
const SEARCHES = [
  'start=0',
  'start=500',
  'start=0&firstNames=Dewi',
  'start=0&lastNames=san&gender=F',
  'start=0&countri=CO96&provinc=ID-JB',
  'start=2&grade=3.25&gradeOperators=1',
  'start=0&dobs=01011995&dobOperators=2&maritalStatuses=S',
  'start=0&skillNames=java&workingExperience=2&workingExperienceOperators=1',
  'start=0&companyNames=PT&position=engineer',
  'start=0&email=zzzz-nobody',
]

async function measureBackend(browser) {
  const server = await serve(['--population', flags.population])
  const { cookies } = await signIn(browser)
  const token = cookies.find(({ name }) => name === UI.cookie)?.value ?? fail(`No cookie ${UI.cookie} after sign-in.`)
  const times = []
  for (let i = 0; i < 100; i++) {
    const start = performance.now()
    const response = await fetch(`${origin}${API.search}&${SEARCHES[i % SEARCHES.length]}`, {
      headers: { authorization: decodeURIComponent(token) },
    })
    await response.text()
    times.push(performance.now() - start)
    if (!response.ok) fail(`${response.status} for ${response.url}`)
  }
  const status = `/proc/${server.pid}/status`
  const kilobytes = existsSync(status) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))[1]) : undefined
  await server.stop()
  return [
    [`Backend, ${Number(flags.population).toLocaleString('en')} people, 100 searches`, ''],
    ['ready after', ms(server.ready)],
    ['median', ms(median(times))],
    ['95 of 100 within', ms(quantile(times, 0.95))],
    ['worst', ms(Math.max(...times))],
    ...(kilobytes ? [['memory', `${Math.round(kilobytes / 1024)} MB`]] : []),
  ]
}

function text(table) {
  const widths = table[0].map((_, i) => Math.max(...table.map((row) => row[i].length)))
  const cell = (value, i) => (i === 0 ? value.padEnd(widths[i]) : value.padStart(widths[i]))
  return table.map((row) => row.map(cell).join('  ')).join('\n')
}
function markdown([head, ...rows]) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

await install()
if (!(await build())) fail('The build failed, see above.')
const executablePath = (await findBrowser()) ?? fail(NO_BROWSER)
const { chromium } = await import('@playwright/test')
const browser = await chromium.launch({ executablePath, args: ['--disable-background-networking', '--no-first-run'] })
const tables = []
if (flags.only !== 'backend') tables.push(await measureUi(browser))
if (flags.only !== 'ui') tables.push(await measureBackend(browser))
const machine = `${cpus().length} × ${cpus()[0].model.trim()}, Node ${process.versions.node}, Chromium ${browser.version()}`
await browser.close()

console.log([machine, ...tables.map(text)].join('\n\n'))
if (flags.write) {
  const note = `Measured by \`npm run bench\` on ${machine}. Times depend on the machine; compare them only with its own.`
  writeFileSync(flags.write, `${['# Figures', note, ...tables.map(markdown)].join('\n\n')}\n`)
  await node([bin.oxfmt, flags.write])
}
