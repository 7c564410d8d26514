// What the bench does in a browser: sign in, open pages cold, click and type, and measure until the frame that shows it.
import { setTimeout as sleep } from 'node:timers/promises'

/** Everything that the bench knows of the screens. */
const UI = {
  login: '/login',
  screen: '/dashboard/0/talentsearch',
  publicVacancy: '/vacancy?id=VAC-AKTIF-01&corporateId=COR0001',
  publicVacancyReady: 'main h1',
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
  thread: '/dashboard/0/talentsearch?userId=USR-RAMAI&name=Ramai&msgId=MSG-talent-COR0001-USR-RAMAI',
  entry: '[role="dialog"] li[data-index]',
  applicants: '/dashboard/0/recruitment',
  vacancyField: (page) => page.getByRole('button', { name: 'Kode lowongan' }),
  vacancySearch: (page) => page.getByRole('textbox', { name: 'Cari nama atau kode lowongan' }),
  vacancy: '[role="dialog"] [role="row"][aria-rowindex="2"]',
}
/** The option lists of the console, with as many companies as a list may hold. */
const LISTS = '**/rest/masterdata/console/findAll/**'
const OPTIONS = 20_000
/** The vacancies of a corporate, as many as a picker may hold. */
const VACANCY_LIST = '**/rest/console/search/vacancy/list/**'
const VACANCIES = 5_000
const TYPED = 'Dewi Lestari'
export const PORT = 4181
export const origin = `http://localhost:${PORT}`

const sorted = (list) => list.toSorted((a, b) => a - b)
export const quantile = (list, q) => sorted(list)[Math.min(list.length - 1, Math.floor(list.length * q))]
export const median = (list) => quantile(list, 0.5)

/** Runs inside the page before its scripts: long tasks, paints, and the first frame after something holds. */
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
/** Signs in as a person does: the state that later contexts start from, and the token. */
export async function signIn(browser) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(origin + UI.login)
  await UI.id(page).fill(UI.account.id)
  await UI.password(page).fill(UI.account.password)
  await UI.enter(page).click()
  await page.waitForURL((url) => url.pathname !== UI.login)
  const state = await context.storageState()
  await context.close()
  const token = state.cookies.find(({ name }) => name === UI.cookie)?.value
  return { state, token: token && decodeURIComponent(token) }
}

/** What job seekers have: a phone's network of today, as browsers' own tools have it. */
const FAST_4G = {
  offline: false,
  latency: 60,
  downloadThroughput: (9e6 / 8) * 0.9,
  uploadThroughput: (1.5e6 / 8) * 0.9,
}

/** A fresh context with nothing cached, slowed down, whose option list of companies is as long as they come. */
async function open(browser, rate, storageState) {
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

/** Opens a page cold: first paint, when the selector shows, main-thread CPU until the network rests. */
async function coldLoad({ page, cpu }, path, selector) {
  await page.goto(origin + path, { waitUntil: 'commit' })
  const shown = await page.evaluate((at) => window.bench.shown(at), selector)
  await page.waitForLoadState('networkidle')
  const { fcp, tasks, shift } = await page.evaluate(() => window.bench)
  return { fcp, shown, shift, cpu: await cpu(), longTasks: tasks.length, longest: Math.max(0, ...tasks) }
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

/** Types, and measures from each key to the next frame, and what a key costs the main thread: in all, and in scripts. */
async function type({ page, spent }, target, words) {
  await target.click()
  await page.evaluate(() => (window.bench.keys = []))
  const before = [await spent('TaskDuration'), await spent('ScriptDuration')]
  await page.keyboard.type(words, { delay: 100 })
  await sleep(300)
  const after = [await spent('TaskDuration'), await spent('ScriptDuration')]
  const [cpu, script] = after.map((value, n) => (value - before[n]) / words.length)
  return { keys: await page.evaluate(() => window.bench.keys), cpu, script }
}

/** The same page without its scripts: the browser's own cost of typing. */
async function withoutScripts(session) {
  const html = (await session.page.content()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
  await session.page.goto(`${origin}/config.json`)
  await session.page.setContent(html, { waitUntil: 'load' })
  return type(session, UI.field(session.page), TYPED)
}

/** Scrolls a list from end to end by wheel and returns the longest task meanwhile, in ms. */
async function scroll({ page }, selector) {
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

/** Opens the picker of vacancies and searches it: the longest task of each. */
async function pickVacancy({ page }) {
  await page.goto(origin + UI.applicants)
  await UI.vacancyField(page).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => (window.bench.tasks = []))
  const opening = await click(page, UI.vacancyField(page), UI.vacancy)
  await sleep(300)
  const opened = Math.max(0, ...(await page.evaluate(() => window.bench.tasks)))
  await page.evaluate(() => (window.bench.tasks = []))
  await UI.vacancySearch(page).click()
  await page.keyboard.type('posisi 4999', { delay: 100 })
  await sleep(300)
  return { opening, opened, searched: Math.max(0, ...(await page.evaluate(() => window.bench.tasks))) }
}

/** One round: each figure of it by its name. */
export async function round(browser, rate, state) {
  const visitor = await open(browser, rate)
  const login = await coldLoad(visitor, UI.login, UI.loginReady)
  await visitor.close()

  const seeker = await open(browser, rate)
  await seeker.slowNetwork()
  const vacancy = await coldLoad(seeker, UI.publicVacancy, UI.publicVacancyReady)
  await seeker.close()

  const session = await open(browser, rate, state)
  const { page } = session
  const screen = await coldLoad(session, UI.screen, UI.row)
  await page.evaluate(() => (window.bench.tasks = []))
  const next = await click(page, UI.next(page), UI.row, true)
  await page.waitForLoadState('networkidle')
  const typing = await type(session, UI.field(page), TYPED)
  const list = await click(page, UI.list(page), UI.option)
  const search = await type(session, UI.list(page), 'Contoh 1999')
  const tasks = await page.evaluate(() => window.bench.tasks)
  const floor = await withoutScripts(session)
  await session.close()

  const thread = await open(browser, rate, state)
  await thread.page.goto(origin + UI.thread)
  const scrolling = await scroll(thread, UI.entry)
  await thread.close()

  const applicants = await open(browser, rate, state)
  const picker = await pickVacancy(applicants)
  await applicants.close()
  return {
    'sign-in page, first paint': login.fcp,
    'sign-in page, form shown': login.shown,
    'sign-in page, main-thread CPU': login.cpu,
    'vacancy page on fast 4G, first paint': vacancy.fcp,
    'vacancy page on fast 4G, vacancy shown': vacancy.shown,
    'vacancy page on fast 4G, layout shift': vacancy.shift,
    'talent search, first paint': screen.fcp,
    'talent search, rows shown': screen.shown,
    'talent search, main-thread CPU': screen.cpu,
    'talent search, longest task of the load': screen.longest,
    'next page, click to rows': next,
    'typing in a field, median key to its frame': median(typing.keys),
    'typing in a field, worst key to its frame': Math.max(...typing.keys),
    'typing in a field, main-thread CPU a key': typing.cpu,
    'the same page without its scripts, main-thread CPU a key': floor.cpu,
    'typing in a field, scripts a key': typing.script,
    'opening 20,000 options': list,
    'searching 20,000 options, worst key to its frame': Math.max(...search.keys),
    'searching 20,000 options, scripts a key': search.script,
    'scrolling 1,000 messages, longest task': scrolling,
    'opening 5,000 vacancies': picker.opening,
    'opening 5,000 vacancies, longest task': picker.opened,
    'searching 5,000 vacancies, longest task': picker.searched,
    'longest task after the load': Math.max(0, ...tasks),
  }
}
