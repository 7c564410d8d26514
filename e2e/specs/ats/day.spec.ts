import type { Locator, Page } from '@playwright/test'
import { type Cost, MeteredUser, scrollToEnd } from '../../support/meteredUser'
import { textOf } from '../../support/messages'
import { withViewer } from '../../support/pdfViewer'
import { cards, MOVE, panel, SAVE } from '../../support/stages'
import { expect, test } from '../../support/test'
import type { World } from '../../support/world'

/** `E2E_DAY=1 npm run e2e -- ats/day` works through the whole day; `npm test` through an hour of it. */
const isWhole = Boolean(process.env.E2E_DAY)
const PLAN = isWhole ? { read: 30, moved: 20, refused: 5 } : { read: 6, moved: 4, refused: 1 }
/** Time spent reading an applicant: prefetched data must still be valid afterwards. */
const READING_MS = 40_000
const [NOTE, SECOND] = ['Komunikasi jelas dan runtut', 'Cocok untuk tim data']
/** The stage for rejected applicants. */
const REFUSED = 'Penawaran'
/** The vacancy whose applicants are read, the one shown on the board, and its number of applicants. */
const [READ, CROWDED, CROWD] = ['Penata Letak', 'Staf Gudang', 500] as const

type Step = 'moved' | 'refused' | 'kept'
/** Two are moved, then one is refused or kept, and so on. */
const stepsOf = ({ read, moved, refused }: typeof PLAN): Step[] => {
  const others: Step[] = Array.from({ length: read - moved }, (_, n) => (n < refused ? 'refused' : 'kept'))
  return Array.from({ length: read }, (_, n) => (n % 3 === 2 ? others[(n - 2) / 3]! : 'moved'))
}

/** What differs between keyboard and mouse. */
type Work = {
  enter: () => Promise<void>
  openFirst: () => Promise<void>
  read: (shown: Locator) => Promise<void>
  toNotes: (shown: Locator) => Promise<void>
  note: (shown: Locator) => Promise<void>
  move: (shown: Locator, name: string) => Promise<void>
  refuse: (shown: Locator, name: string) => Promise<void>
  next: (shown: Locator) => Promise<void>
  board: () => Promise<void>
}
const open = (page: Page) => page.getByRole('heading', { level: 2, name: / \d+ dari \d+$/ })
const nameOf = async (page: Page) => (await open(page).innerText()).replace(/\s+\d+ dari \d+$/, '')
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} ?\\d*$`) })
const firstNote = (shown: Locator) => shown.getByRole('textbox', { name: 'Catatan 1', exact: true })
const refusal = (page: Page, name: string) => page.getByRole('dialog', { name: `Tolak ${name}`, exact: true })
const refusalQuestion = (page: Page) => page.getByRole('dialog', { name: 'Tolak pelamar', exact: true })
const question = (page: Page) => page.getByRole('dialog', { name: 'Pindahkan pelamar' })

/** Opens a stage with Ctrl+K. */
async function find(hands: MeteredUser, what: string): Promise<void> {
  const palette = hands.page.getByRole('dialog')
  await hands.press('Control+k')
  await expect(palette.getByRole('combobox')).toBeFocused()
  await hands.type(what)
  await expect(palette.getByRole('option', { selected: true })).toContainText('Lamaran Masuk')
  await hands.press('Enter')
}

function byKeyboard(hands: MeteredUser): Work {
  const { page } = hands
  return {
    enter: () => find(hands, `tahap masuk ${READ}`),
    openFirst: () => hands.press('j'),
    read: (shown) => scrollToEnd(page, shown, () => hands.press('PageDown')),
    async toNotes(shown) {
      await hands.press('n')
      await expect(firstNote(shown)).toBeFocused()
    },
    async note(shown) {
      await hands.type(NOTE)
      await hands.press('Tab')
      await hands.type(SECOND)
      await hands.press('Control+Enter')
      await expect(shown.getByText('Belum disimpan', { exact: true })).toBeHidden()
      await hands.press('Escape')
    },
    async move() {
      await hands.press('2')
      await expect(question(page).getByRole('button', { name: 'Pindahkan' })).toBeFocused()
      await hands.press('Enter')
    },
    async refuse(_, name) {
      await hands.press('d')
      await expect(textOf(refusal(page, name))).toBeFocused()
      const stage = refusal(page, name).getByRole('combobox', { name: 'Tahap penolakan' })
      if ((await stage.inputValue()) === '') {
        // Controls in between may load late.
        const isThere = () => stage.evaluate((field) => field === document.activeElement)
        for (let n = 0; n < 6 && !(await isThere()); n += 1) await hands.press('Shift+Tab')
        await expect(stage).toBeFocused()
        await hands.type(REFUSED)
        await hands.press('Enter')
        await expect(stage).toHaveValue(REFUSED)
      }
      await hands.press('Control+Enter')
      await expect(refusalQuestion(page).getByRole('button', { name: 'Tolak dan kirim' })).toBeFocused()
      await hands.press('Enter')
      await expect(page.getByText(`Pesan penolakan untuk ${name} terkirim`)).toBeVisible()
    },
    next: () => hands.press('j'),
    async board() {
      await find(hands, `tahap masuk ${CROWDED}`)
      await expect(cards(page)).toHaveCount(10)
      await hands.press('v')
      await expect(column(page, 'Lamaran Masuk').getByRole('link').first()).toBeVisible()
      await hands.press('j')
      const at = (place: number) => column(page, 'Lamaran Masuk').locator(`[aria-posinset="${place}"]`)
      for (let loaded = 50; loaded <= CROWD; loaded += 50) {
        // Wait for the next page.
        await expect(at(loaded === 50 ? 1 : loaded - 49)).toBeAttached()
        await hands.press('End')
        await expect(at(loaded).getByRole('link')).toBeFocused()
      }
      await hands.press('Enter')
      await expect(open(page)).toBeFocused()
      await hands.press('2')
      await expect(question(page).getByRole('button', { name: 'Pindahkan' })).toBeFocused()
      await hands.press('Enter')
    },
  }
}

function byMouse(hands: MeteredUser): Work {
  const { page } = hands
  const yes = () => hands.click(question(page).getByRole('button', { name: 'Pindahkan' }))
  const enter = async (vacancy: string) => {
    await hands.click(page.getByRole('link', { name: 'ATS Report' }))
    const row = page.getByRole('article', { name: vacancy, exact: true })
    await expect(row).toBeVisible()
    await hands.click(row.getByRole('link').first())
  }
  return {
    enter: () => enter(READ),
    openFirst: () => hands.click(cards(page).first().getByRole('button')),
    async read(shown) {
      await page.mouse.move(620, 500)
      await scrollToEnd(page, shown, () => hands.wheel(600))
    },
    toNotes: (shown) => hands.click(firstNote(shown)),
    async note(shown) {
      await hands.type(NOTE)
      await hands.click(shown.getByRole('textbox', { name: 'Catatan 2', exact: true }))
      await hands.type(SECOND)
      await hands.click(shown.getByRole('button', { name: 'Simpan', exact: true }))
      await expect(shown.getByText('Belum disimpan', { exact: true })).toBeHidden()
    },
    async move(shown, name) {
      const again = shown.getByRole('button', { name: `Pindahkan ke Seleksi Berkas: ${name}` })
      if (await again.isVisible()) await hands.click(again)
      else {
        await hands.click(shown.getByRole('combobox', { name: `Pindahkan ${name} ke tahap` }))
        await hands.click(page.getByRole('option', { name: 'Seleksi Berkas', exact: true }))
      }
      await yes()
    },
    async refuse(shown, name) {
      await hands.click(shown.getByRole('button', { name: `Tindakan lain ${name}`, exact: true }))
      await hands.click(page.getByRole('menuitem', { name: 'Tolak & kabari…' }))
      const stage = refusal(page, name).getByRole('combobox', { name: 'Tahap penolakan' })
      await expect(textOf(refusal(page, name))).toBeFocused()
      if ((await stage.inputValue()) === '') {
        await hands.click(stage)
        await hands.click(page.getByRole('option', { name: REFUSED, exact: true }))
      }
      await hands.click(refusal(page, name).getByRole('button', { name: 'Tolak dan kirim' }))
      await hands.click(refusalQuestion(page).getByRole('button', { name: 'Tolak dan kirim' }))
      await expect(page.getByText(`Pesan penolakan untuk ${name} terkirim`)).toBeVisible()
    },
    next: (shown) => hands.click(shown.getByRole('button', { name: 'Berikutnya', exact: true })),
    async board() {
      await enter(CROWDED)
      await hands.click(page.getByRole('button', { name: 'Papan' }))
      const list = column(page, 'Lamaran Masuk')
      await expect(list.getByRole('link').first()).toBeVisible()
      await list.getByRole('link').first().hover()
      const last = list.locator(`[aria-posinset="${CROWD}"]`)
      const area = list.getByRole('group')
      const below = () => area.evaluate((one) => one.scrollHeight - one.clientHeight - one.scrollTop)
      while (!(await last.isVisible())) {
        // Wait for the next page.
        await expect.poll(below).toBeGreaterThan(1)
        const top = await area.evaluate((one) => one.scrollTop)
        await hands.wheel(4_000)
        await expect.poll(() => area.evaluate((one) => one.scrollTop)).toBeGreaterThan(top)
      }
      await hands.click(last.getByRole('link'))
      await expect(open(page)).toBeFocused()
      await hands.drag(last, page.getByRole('link', { name: /^Seleksi Berkas/ }))
      await yes()
    },
  }
}

/** Compares a day with its budget; a whole day is logged for docs/figures.md. */
function report(what: string, cost: Cost, budget: Partial<Cost>): void {
  if (isWhole) console.log(`${what}: ${JSON.stringify(cost)}`)
  for (const [name, most] of Object.entries(budget))
    expect(cost[name as keyof Cost], `${what}: ${name}`).toBeLessThanOrEqual(most)
}
/** Three calls per move, three per two notes, seven per refusal; the rest is navigation and the board. */
const CALLS = 3 * PLAN.moved + 3 * PLAN.read + 7 * PLAN.refused + 60
/** A profile is prefetched, moved and read again; the rest is navigation and the board of 500. */
const BYTES = 20_000 * PLAN.read + 420_000
/** A CV of the embedded backend. */
const CV_BYTES = 2_000

/** A vacancy with that many applicants in its first stage, taken from the platform's people starting at `from`. */
const vacancyOf = (klobVacancyCode: string, corporateId: string, name: string, applicants: number, from: number) => ({
  vacancies: [{ klobVacancyCode, corporateId, name, status: 'Active' as const }],
  applications: Array.from({ length: applicants }, (_, n) => ({
    vacancyCode: klobVacancyCode,
    userId: `USR${String(n + from).padStart(8, '0')}`,
    stage: 'Lamaran Masuk',
  })),
})

/** The number of CVs that were downloaded, for different people and in all. */
const cvCounts = async (world: World) => {
  const paths = (await world.calls('downloadCv')).map(({ path }) => path)
  return [new Set(paths).size, paths.length]
}

/**
 * Works through the day, with the CV open from the first applicant on if so wished, and returns its cost; each step is held
 * to its budget of calls on the way.
 */
async function workThrough(
  page: Page,
  world: World,
  handsOf: (hands: MeteredUser) => Work,
  { withCv = false } = {},
): Promise<Cost> {
  await world.seed(vacancyOf('VAC-HARI-01', 'COR0001', READ, PLAN.read + 10, 700))
  await world.seed(vacancyOf('VAC-RAMAI-01', 'COR0001', CROWDED, CROWD, 100))
  await page.clock.install()
  const hands = new MeteredUser(page)
  const work = handsOf(hands)
  await page.goto('/dashboard/0/atsreport')
  await expect(page.getByRole('article').first()).toBeVisible()
  await work.enter()
  await expect(cards(page)).toHaveCount(10)
  await work.openFirst()
  await expect(open(page)).toBeFocused()
  const steps = stepsOf(PLAN)
  for (const [n, step] of steps.entries()) {
    const name = await nameOf(page)
    const shown = panel(page, new RegExp(`^${name} `))
    await expect(firstNote(shown)).toBeVisible()
    if (withCv && n === 0) await hands.press('o')
    if (withCv) await expect(shown.getByTitle(`CV ${name}`, { exact: true })).toHaveAttribute('src', /^blob:/)
    // The following applicant is prefetched before this one is read.
    await expect.poll(() => hands.distinctCalls('/profile/detail/')).toBe(n + 2)
    await hands.settled()
    // Once for each who was opened, and not ahead of it.
    if (withCv) expect(await cvCounts(world), name).toEqual([n + 1, n + 1])
    hands.callsSince()
    await work.read(shown)
    await page.clock.fastForward(READING_MS)
    const toNotes = await hands.watchDrift()
    const isInSight = await firstNote(shown).evaluate((box) => box.getBoundingClientRect().top > 160)
    await work.toNotes(shown)
    // After reading past the end, the notes scroll back into view; otherwise nothing moves.
    if (isInSight) expect(await toNotes(), `${name}: nothing moves on the way to notes in sight`).toBe(0)
    const whileSaved = await hands.watchDrift()
    await work.note(shown)
    expect(await whileSaved(), `${name}: nothing moves while notes are saved`).toBe(0)
    // Reading again, saving, and the profile afterwards.
    await hands.settled()
    expect(hands.callsSince().length, `${name}: calls of two notes`).toBeLessThanOrEqual(3)
    await (step === 'moved' ? work.move(shown, name) : step === 'refused' ? work.refuse(shown, name) : work.next(shown))
    await expect(open(page)).not.toHaveText(new RegExp(`^${name} `))
    await expect(open(page)).toBeFocused()
    await expect(open(page)).toBeInViewport({ ratio: 1 })
    await hands.settled()
    // Account and menu belong to the session.
    const pipelineCalls = hands.callsSince().filter((call) => call.includes('/ats/pipeline/'))
    // Calls that come late are counted with a later applicant; those of the whole day are counted below.
    if (process.env.E2E_LATE) continue
    // Prefetching the following applicant; checking the current stage; the move.
    if (step === 'moved')
      expect(pipelineCalls.length, `${name} is moved by three calls: ${pipelineCalls.join()}`).toBeLessThanOrEqual(3)
    // The next page may be requested, too.
    if (step === 'kept') expect(pipelineCalls.length, `${name} is kept: ${pipelineCalls.join()}`).toBeLessThanOrEqual(2)
  }
  const moves = (await world.calls(MOVE)).map(({ body }) => body as { stageId: string; userId: string[] })
  const to = (stage: string) => moves.filter(({ stageId }) => stageId === `VAC-HARI-01.STG-${stage}`)
  expect([to('2').length, to('5').length]).toEqual([PLAN.moved, PLAN.refused])
  expect(new Set(moves.flatMap(({ userId }) => userId)).size).toBe(PLAN.moved + PLAN.refused)
  expect(await world.calls('createApplicantTicket')).toHaveLength(PLAN.refused)
  expect(await world.calls(SAVE)).toHaveLength(PLAN.read)
  await work.board()
  // The last step opened one more; the view closed with the vacancy.
  const cvs = withCv ? PLAN.read + 1 : 0
  expect(await cvCounts(world)).toEqual([cvs, cvs])
  await expect(column(page, 'Lamaran Masuk').getByRole('heading', { level: 2 })).toHaveText('Lamaran Masuk 499')
  await expect(column(page, 'Seleksi Berkas').getByRole('heading', { level: 2 })).toHaveText('Seleksi Berkas 1')
  return hands.total()
}

test.describe.configure({ timeout: isWhole ? 900_000 : 120_000 })

test('works through a day by keyboard alone', async ({ page, world }) => {
  const cost = await workThrough(page, world, byKeyboard)
  report('keyboard', cost, { keys: 10 * PLAN.read + 60, clicks: 0, wheels: 0, calls: CALLS, bytes: BYTES })
})

test('works through the same day with the CV open', async ({ page, world }) => {
  test.skip(!isWhole, 'E2E_DAY=1')
  await withViewer(page)
  report('with the CV', await workThrough(page, world, byKeyboard, { withCv: true }), {
    keys: 10 * PLAN.read + 61,
    clicks: 0,
    wheels: 0,
    calls: CALLS + PLAN.read + 1,
    bytes: BYTES + CV_BYTES * (PLAN.read + 1),
  })
})

test('works through the same day by mouse', async ({ page, world }) => {
  test.skip(!isWhole, 'E2E_DAY=1')
  report('mouse', await workThrough(page, world, byMouse), { clicks: 6 * PLAN.read + 60, calls: CALLS, bytes: BYTES })
})

test.describe('the same day with few rights', () => {
  test.use({ account: 'rudi.hartono' })
  test('shows the reason for every denied step, in view, and sends nothing', async ({ page, world }) => {
    await world.seed(vacancyOf('VAC-DUA-01', 'COR0002', READ, PLAN.read + 4, 700))
    const hands = new MeteredUser(page)
    const work = byKeyboard(hands)
    await page.goto('/dashboard/1/atsreport')
    await expect(page.getByRole('article').first()).toBeVisible()
    await find(hands, `tahap masuk ${READ}`)
    await expect(cards(page)).toHaveCount(10)
    await hands.press('j')
    const why = async (right: string) => {
      const denial = page.getByRole('dialog').filter({ hasText: right })
      await expect(denial).toBeInViewport({ ratio: 1 })
      await expect(denial.getByRole('button')).toBeFocused()
      await expect(denial).toContainText(/hak AUTH\d+(>AUTH\d+)? belum diberikan kepada Anda di /)
      await hands.press('Enter')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    for (const step of stepsOf(PLAN)) {
      await expect(open(page)).toBeFocused()
      const name = await nameOf(page)
      const shown = panel(page, new RegExp(`^${name} `))
      await expect(firstNote(shown)).toBeVisible()
      await hands.settled()
      await work.read(shown)
      const moved = await hands.watchDrift()
      if (step === 'moved') {
        await hands.press('2')
        await why('Memindahkan pelamar antartahap')
      } else if (step === 'refused') {
        await hands.press('m')
        await why('Mengirim pesan kepada pelamar')
      }
      expect(await moved(), `${name}: nothing moves`).toBe(0)
      await hands.press('j')
      await expect(open(page)).not.toHaveText(new RegExp(`^${name} `))
    }
    for (const never of [MOVE, 'getApplicantTicket']) expect(await world.calls(never)).toEqual([])
    const cost = await hands.total()
    report('few rights', cost, { keys: 6 * PLAN.read + 40, clicks: 0, wheels: 0 })
  })
})
