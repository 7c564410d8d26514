import type { Locator, Page, Request, Route } from '@playwright/test'
import { expect, test } from '../../support/test'

/**
 * Budgets of a first load until the page shows its main content: transferred scripts and styles (brotli, in KB of 1024
 * bytes), the number of script files, of requests, and of rounds of requests that wait for each other. `later` is what
 * follows by itself, in KB: the filter form beside rows. Each leaves 1 KB of scripts and 0.3 of styles, since any change
 * packs a file's texts a little differently.
 */
type Budget = { js: number; css: number; files: number; requests: number; rounds: number; later: number }
type Case = { path: string; shows: (page: Page) => Locator; budget: Budget }

/** A visible heading; a pending screen has one for screen readers only. */
const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name }).and(page.locator(':not(.visually-hidden)')).first()
const rows = (page: Page) => page.locator('tbody:not([aria-hidden]) tr').first()
const items = (page: Page) => page.getByRole('main').getByRole('listitem').first()
const budget = (js: number, css: number, files: number, requests: number, rounds = 4, later = 0): Budget => ({
  js,
  css,
  files,
  requests,
  rounds,
  later,
})

const visitors: Case[] = [
  { path: '/', shows: heading(/./), budget: budget(139.9, 11.6, 5, 11) },
  { path: '/intro', shows: heading(/./), budget: budget(148.2, 10.9, 9, 14) },
  { path: '/login', shows: (page) => page.getByLabel('KLOB ID'), budget: budget(147.2, 10.9, 8, 13) },
  { path: '/register', shows: heading(/./), budget: budget(148.9, 10.9, 9, 14) },
  { path: '/forgot-id', shows: heading(/./), budget: budget(134.7, 10.9, 4, 9) },
  { path: '/forgot-password', shows: heading(/./), budget: budget(146.8, 10.9, 8, 13) },
  {
    path: '/vacancy?id=VAC-AKTIF-01&corporateId=COR0001',
    shows: heading('Software Engineer'),
    budget: budget(160.2, 13.2, 8, 16),
  },
]
const users: Case[] = [
  { path: '/home', shows: items, budget: budget(163.1, 13.3, 7, 15, 4, 20.5) },
  { path: '/dashboard/0', shows: heading('Hasil Tes Karyawan'), budget: budget(172.8, 15.9, 11, 22) },
  { path: '/dashboard/0/talentsearch', shows: rows, budget: budget(195.9, 16.2, 11, 25, 4, 31.1) },
  {
    path: '/dashboard/0/recruitment?vacancyCode=VAC-AKTIF-01',
    shows: rows,
    budget: budget(200.6, 16.2, 12, 27, 4, 31.1),
  },
  {
    path: '/dashboard/0/recruitmentats?vacancyCode=VAC-AKTIF-01',
    shows: rows,
    budget: budget(200.6, 16.2, 12, 28, 4, 31.1),
  },
  {
    path: '/dashboard/0/recruitmentmatching?vacancyCodes=VAC-AKTIF-01',
    shows: rows,
    budget: budget(195.6, 16.2, 11, 25, 4, 31.1),
  },
  { path: '/dashboard/0/es-admin-query?dataSource=KLOBBER', shows: rows, budget: budget(200.4, 16.8, 12, 28, 4, 31.1) },
  { path: '/dashboard/0/atsreport', shows: items, budget: budget(179.6, 14.4, 10, 22) },
  { path: '/dashboard/0/atsreport/VAC-AKTIF-01', shows: items, budget: budget(221.1, 17.9, 15, 31, 5) },
  { path: '/dashboard/0/create-job-vacancy', shows: rows, budget: budget(195.7, 16.2, 12, 26, 5) },
  {
    path: '/dashboard/0/create-job-vacancy/add',
    shows: (page) => page.getByRole('textbox').first(),
    budget: budget(243.4, 16.2, 12, 26, 5, 186.6),
  },
  {
    path: '/dashboard/0/create-job-vacancy/edit/VAC-DRAF-01',
    shows: (page) => page.getByRole('main').getByRole('textbox').first(),
    budget: budget(243.4, 16.2, 12, 28, 5, 186.6),
  },
  { path: '/dashboard/0/es-longlist', shows: rows, budget: budget(193.4, 16.8, 12, 26) },
  {
    path: '/dashboard/0/es-longlist/form/MUC03-HENDRA',
    shows: (page) => page.getByRole('main').getByRole('textbox').first(),
    budget: budget(222.8, 15.5, 12, 24),
  },
  { path: '/dashboard/0/contact-us', shows: rows, budget: budget(186.3, 16.2, 10, 23, 4, 31.1) },
  { path: '/dashboard/0/contact-us/ES-BARU', shows: items, budget: budget(200, 13.3, 11, 22) },
  {
    path: '/dashboard/0/chat-admin',
    shows: (page) => page.getByRole('main').getByRole('textbox').first(),
    budget: budget(221.7, 16.7, 10, 25),
  },
  { path: '/dashboard/0/employees?by=all', shows: rows, budget: budget(193.5, 16.2, 12, 25) },
  { path: '/dashboard/0/my-actions', shows: heading('Tindakan saya'), budget: budget(213.9, 17.3, 17, 31, 4, 2) },
  { path: '/dashboard/0/infographic', shows: heading(/./), budget: budget(170.3, 16.5, 9, 21, 4, 31.6) },
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

/** The compressed size of a file in bytes, by its address, whose hash is that of its content. */
const sizes = new Map<string, number>()
async function sizeOf(page: Page, url: string): Promise<number> {
  const known = sizes.get(url)
  if (known !== undefined) return known
  // Requested again, since the browser does not report the length of a preload.
  const answer = await page.request.get(url, { headers: { 'accept-encoding': 'br' } })
  const size = Number(answer.headers()['content-length'])
  sizes.set(url, size)
  return size
}

/**
 * Opens a page with an empty cache. Requests are held until the page sends no more, then all are released at once: that
 * is a round, however fast the machine is.
 */
async function load(page: Page, { path, shows }: Case): Promise<Budget> {
  // Questions and toasts are loaded once the first screen is complete and idle, by the only check at intervals.
  // Held requests take no time: nothing that waits a second for a slow answer stops waiting.
  await page.addInitScript(() => {
    const start = setTimeout
    const short = (run: () => void, delay = 0) => (delay < 1000 ? start(run, delay) : 0)
    Object.assign(window, { setInterval: () => 0, setTimeout: short })
  })
  const urls = new Set<string>()
  const first = new Set<string>()
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
    for (const route of round) {
      underWay.add(route.request())
      first.add(route.request().url())
    }
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

  const weights = { js: 0, css: 0, files: 0, later: 0 }
  for (const url of urls) {
    const kind = /\.(js|css)$/.exec(new URL(url).pathname)?.[1] as 'js' | 'css' | undefined
    if (!kind) continue
    weights[first.has(url) ? kind : 'later'] += (await sizeOf(page, url)) / 1024
    if (kind === 'js' && first.has(url)) weights.files += 1
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
