import type { Locator, Page, Request, Route } from '@playwright/test'
import { expect, test } from '../../support/test'

/**
 * Budgets of a first load: transferred scripts and styles (brotli, in KB of 1024 bytes) and the number of script files
 * until the network is idle; the number of requests, and of rounds of requests that wait for each other, until the page
 * shows its main content.
 */
type Budget = { js: number; css: number; files: number; requests: number; rounds: number }
type Case = { path: string; shows: (page: Page) => Locator; budget: Budget }

/** A visible heading; a pending screen has one for screen readers only. */
const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name }).and(page.locator(':not(.visually-hidden)')).first()
const rows = (page: Page) => page.locator('tbody:not([aria-hidden]) tr').first()
const items = (page: Page) => page.getByRole('main').getByRole('listitem').first()
const budget = (js: number, css: number, files: number, requests: number, rounds = 4): Budget => ({
  js,
  css,
  files,
  requests,
  rounds,
})

const visitors: Case[] = [
  { path: '/', shows: heading(/./), budget: budget(141.6, 12, 5, 11) },
  { path: '/intro', shows: heading(/./), budget: budget(144.6, 11, 9, 14) },
  { path: '/login', shows: (page) => page.getByLabel('KLOB ID'), budget: budget(143.6, 11, 8, 13) },
  { path: '/register', shows: heading(/./), budget: budget(145.2, 11, 9, 14) },
  { path: '/forgot-id', shows: heading(/./), budget: budget(133.8, 11, 4, 9) },
  { path: '/forgot-password', shows: heading(/./), budget: budget(143, 11, 8, 13) },
  {
    path: '/vacancy?id=VAC-AKTIF-01&corporateId=COR0001',
    shows: heading('Software Engineer'),
    budget: budget(155.4, 12.5, 7, 15),
  },
]
const users: Case[] = [
  { path: '/home', shows: items, budget: budget(158, 13, 6, 14) },
  { path: '/dashboard/0', shows: heading('Hasil Tes Karyawan'), budget: budget(173, 15.5, 11, 20) },
  { path: '/dashboard/0/talentsearch', shows: rows, budget: budget(218.8, 16, 11, 25) },
  { path: '/dashboard/0/recruitment?vacancyCode=VAC-AKTIF-01', shows: rows, budget: budget(219.7, 16, 11, 27) },
  { path: '/dashboard/0/recruitmentats?vacancyCode=VAC-AKTIF-01', shows: rows, budget: budget(219.7, 16, 11, 28) },
  {
    path: '/dashboard/0/recruitmentmatching?vacancyCodes=VAC-AKTIF-01',
    shows: rows,
    budget: budget(218.1, 16, 11, 26),
  },
  { path: '/dashboard/0/es-admin-query?dataSource=KLOBBER', shows: rows, budget: budget(222.1, 16, 11, 27) },
  { path: '/dashboard/0/atsreport', shows: items, budget: budget(174.1, 14, 8, 20) },
  { path: '/dashboard/0/atsreport/VAC-AKTIF-01', shows: items, budget: budget(237.6, 17.7, 13, 27, 5) },
  { path: '/dashboard/0/create-job-vacancy', shows: rows, budget: budget(216, 16, 11, 26, 5) },
  {
    path: '/dashboard/0/create-job-vacancy/add',
    shows: (page) => page.getByRole('textbox').first(),
    budget: budget(427.9, 22.2, 21, 24, 5),
  },
  {
    path: '/dashboard/0/create-job-vacancy/edit/VAC-DRAF-01',
    shows: (page) => page.getByRole('main').getByRole('textbox').first(),
    budget: budget(427.9, 22.2, 21, 26, 5),
  },
  { path: '/dashboard/0/es-longlist', shows: rows, budget: budget(209.8, 16, 11, 25) },
  {
    path: '/dashboard/0/es-longlist/form/MUC03-HENDRA',
    shows: (page) => page.getByRole('main').getByRole('textbox').first(),
    budget: budget(232.5, 15.7, 11, 23),
  },
  { path: '/dashboard/0/contact-us', shows: rows, budget: budget(210.8, 16, 11, 25) },
  { path: '/dashboard/0/contact-us/ES-BARU', shows: items, budget: budget(198.9, 13, 11, 22) },
  {
    path: '/dashboard/0/chat-admin',
    shows: (page) => page.getByRole('main').getByRole('textbox').first(),
    budget: budget(218, 14, 9, 21),
  },
  { path: '/dashboard/0/employees?by=all', shows: rows, budget: budget(180.7, 14.2, 10, 22) },
  { path: '/dashboard/0/my-actions', shows: heading('Tindakan saya'), budget: budget(252.5, 19, 17, 31) },
  { path: '/dashboard/0/infographic', shows: heading(/./), budget: budget(197.5, 15.2, 9, 18) },
]

// Rounds are counted by dependency, so late calls change nothing; late timers would never be in time.
test.skip(Boolean(process.env.E2E_LATE), 'counts no time')

/** Resolves when timers are on time again: code that just arrived has run and sent its requests. */
const idle = async () => {
  for (let calm = 0; calm < 4;) {
    const start = performance.now()
    await new Promise((resolve) => setTimeout(resolve, 30))
    calm = performance.now() - start < 45 ? calm + 1 : 0
  }
}

const isShown = (page: Page, shows: Case['shows']): Promise<boolean> =>
  shows(page)
    .waitFor({ timeout: 500 })
    .then(
      () => true,
      () => false,
    )

/**
 * Opens a page with an empty cache. Requests are held until the page sends no more, then all are released at once: that
 * is a round, however fast the machine is.
 */
async function load(page: Page, { path, shows }: Case): Promise<Budget> {
  // Questions and toasts are loaded once the first screen is complete and idle, by the only check at intervals.
  await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }))
  const urls = new Set<string>()
  const underWay = new Set<Request>()
  let held: Route[] = []
  page.on('request', (request) => urls.add(request.url()))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  let isOpen = false
  await page.route('**/*', (route) => (isOpen ? route.continue() : void held.push(route)))
  let rounds = 0
  let requests = 0
  void page.goto(path).catch(() => {})
  await expect.poll(() => held.length).toBe(1)
  do {
    rounds += 1
    requests += held.length
    const round = held
    held = []
    for (const route of round) underWay.add(route.request())
    await Promise.all(round.map((route) => route.continue()))
    await expect.poll(() => underWay.size).toBe(0)
    let requestCount: number
    do {
      requestCount = held.length
      await page.evaluate(idle)
    } while (held.length !== requestCount)
    // Loaded data may not have been rendered yet.
  } while (!(await isShown(page, shows)) && held.length > 0)
  isOpen = true
  await Promise.all(held.map((route) => route.continue()))
  await expect(shows(page)).toBeVisible()
  await page.waitForLoadState('networkidle')

  const weights = { js: 0, css: 0, files: 0 }
  for (const url of urls) {
    const kind = /\.(js|css)$/.exec(new URL(url).pathname)?.[1] as 'js' | 'css' | undefined
    if (!kind) continue
    // Requested again, since the browser does not report the length of a preload.
    const { 'content-length': length } = (
      await page.request.get(url, { headers: { 'accept-encoding': 'br' } })
    ).headers()
    weights[kind] += Number(length) / 1024
    if (kind === 'js') weights.files += 1
  }
  return { ...weights, requests, rounds }
}

for (const [who, cases] of Object.entries({ 'a visitor': visitors, 'who is signed in': users }))
  test.describe(`keeps the budget of the first load of ${who}`, () => {
    if (who === 'a visitor') test.use({ account: null })
    for (const one of cases)
      test(one.path, async ({ page }) => {
        const used = await load(page, one)
        const parts = Object.entries(used).map(
          ([name, value]) => `${name} ${Math.round(value * 10) / 10} of ${one.budget[name as keyof Budget]}`,
        )
        const description = `${one.path}: ${parts.join(', ')}`
        test.info().annotations.push({ type: 'budget', description })
        console.log(description)
        expect(used.js, 'the page loads code').toBeGreaterThan(0)
        for (const [name, value] of Object.entries(used))
          expect.soft(value, `${name} of ${description}`).toBeLessThanOrEqual(one.budget[name as keyof Budget])
      })
  })
