// The bench's steps in a browser: sign in, open pages cold, click and type, and measure until the frame that shows the result.
import { setTimeout as sleep } from 'node:timers/promises'
import { click, coldLoad, median, open, origin, scroll, type } from './benchBrowser.mjs'

/** All selectors and names of the screens. */
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
  allSections: (page) => page.getByRole('button', { name: 'Buka semua bagian' }),
  list: (page) => page.getByRole('combobox', { name: 'Perusahaan' }),
  next: (page) => page.getByRole('button', { name: 'Halaman berikutnya' }),
  // Used in the page, so these are CSS.
  loginReady: 'form input',
  // The skeleton of a table is hidden from assistive technology.
  row: 'tbody:not([aria-hidden]) tr',
  option: '[role="option"]',
  thread: '/dashboard/0/talentsearch?userId=USR-RAMAI&name=Ramai&msgId=MSG-talent-COR0001-USR-RAMAI',
  entry: '[role="dialog"] li[data-index]',
  applicants: '/dashboard/0/recruitment',
  vacancyField: (page) => page.getByRole('button', { name: /^Kode lowongan/ }),
  vacancySearch: (page) => page.getByRole('textbox', { name: 'Cari nama atau kode lowongan' }),
  vacancy: '[role="dialog"] [role="row"][aria-rowindex="2"]',
  form: '/dashboard/0/create-job-vacancy/edit/VAC-DRAF-01',
  unfold: (page) => page.getByRole('button', { name: 'Buka semua pertanyaan' }),
  board: '/dashboard/0/atsreport/VAC-AKTIF-01?id=VAC-AKTIF-01.STG-1&stage=Lamaran%20Masuk&view=board',
  card: '[data-stage]:first-child li[data-index]',
  column: (page, n) => page.locator('[data-stage]').nth(n),
  palette: (page) => page.getByRole('combobox', { name: 'Cari atau buka halaman, lowongan, atau tindakan' }),
  question: (page) => page.getByRole('textbox', { name: 'Petunjuk Jawaban untuk Pelamar' }).first(),
}
/** The questions of a vacancy, and a vacancy with some: its first question is repeated as often as needed. */
const QUESTIONS = '**/rest/console/adminvacancy/form/edit/secondary/*'
const ASKING = 'VAC-SOAL-01'
const MANY = 60
const TYPED = 'Dewi Lestari'

/** Signs in by the form; returns the state for later contexts, and the token. */
export async function signIn(browser, username = UI.account.id) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(origin + UI.login)
  await UI.id(page).fill(username)
  await UI.password(page).fill(UI.account.password)
  await UI.enter(page).click()
  await page.waitForURL((url) => url.pathname !== UI.login)
  const state = await context.storageState()
  await context.close()
  const token = state.cookies.find(({ name }) => name === UI.cookie)?.value
  return { state, token: token && decodeURIComponent(token) }
}

/** The same page without scripts, for the browser's own cost of typing. */
async function withoutScripts(session) {
  const html = (await session.page.content()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
  // As an answer of the same site without its policy, which forbids pages to write HTML.
  const address = `${origin}/without-scripts`
  await session.page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await session.page.goto(address)
  return type(session, UI.field(session.page), TYPED)
}

/** Opens the vacancy picker and searches it; returns the longest task of each. */
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

/** Opens the palette and searches vacancies in it. */
async function typeInPalette(session) {
  const { page } = session
  await page.goto(origin + UI.screen)
  await page.locator(UI.row).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Control+K')
  await UI.palette(page).waitFor()
  await page.waitForLoadState('networkidle')
  return type(session, UI.palette(page), 'posisi 4999')
}

/** Opens the form of a vacancy with `count` questions, all unfolded, and types in the first one. */
async function typeInQuestion(browser, rate, state, count) {
  const session = await open(browser, rate, state)
  const { page } = session
  await page.route(QUESTIONS, async (route) => {
    const url = route.request().url()
    const other = await route.fetch({ url: url.replace(/[^/]+$/, ASKING) })
    const [question] = (await other.json()).result.additionalQuestion
    const response = await route.fetch()
    const answer = await response.json()
    answer.result.additionalQuestion = Array.from({ length: count }, (_, i) => ({
      ...question,
      id: `Q${i}`,
      sequence: i + 1,
    }))
    await route.fulfill({ response, json: answer })
  })
  await page.goto(origin + UI.form)
  // Editors and folded cards are rendered last.
  await page.waitForLoadState('networkidle')
  if (count > 1) await UI.unfold(page).click()
  await UI.question(page).waitFor()
  await sleep(500)
  const typing = await type(session, UI.question(page), TYPED)
  await session.close()
  return typing
}

/** The applicants of a stage, and their number in the measured board. */
const STAGE_LIST = '**/rest/console/ats/pipeline/search?*'
const CROWD = 500

/** Opens a board of six columns with 500 cards each, scrolls one column from end to end, and drags a card across all. */
async function workBoard(browser, rate, state) {
  const session = await open(browser, rate, state)
  const { page } = session
  await page.route(STAGE_LIST, async (route) => {
    const asked = new URL(route.request().url()).searchParams
    const [start, length] = ['start', 'length'].map((name) => Number(asked.get(name)))
    const stage = asked.get('stageId')
    // An empty stage has no card to repeat.
    asked.set('stageId', stage.replace(/\d$/, '1'))
    asked.set('start', '0')
    const response = await route.fetch({ url: route.request().url().replace(/\?.*/, `?${asked}`) })
    const answer = await response.json()
    const [card] = answer.result.content
    const content = Array.from({ length: Math.max(0, Math.min(length, CROWD - start * length)) }, (_, n) => ({
      ...card,
      userId: `U-${stage}-${start * length + n}`,
      lastName: `Nomor ${start * length + n}`,
      stageId: stage,
    }))
    Object.assign(answer.result, { content, number: start, size: length, totalElements: CROWD })
    Object.assign(answer.result, { totalPages: CROWD / length, numberOfElements: content.length })
    await route.fulfill({ response, json: answer })
  })
  await page.goto(origin + UI.board)
  const scrolling = await scroll(session, UI.card)
  const from = await page.locator(UI.card).first().boundingBox()
  await page.evaluate(() => (window.bench.tasks = []))
  await page.mouse.move(from.x + 40, from.y + 20)
  await page.mouse.down()
  for (const n of [1, 2, 3, 4, 5, 0]) {
    const over = await UI.column(page, n).boundingBox()
    await page.mouse.move(over.x + over.width / 2, over.y + 200, { steps: 10 })
    await sleep(50)
  }
  await page.mouse.up()
  await sleep(300)
  const dragging = Math.max(0, ...(await page.evaluate(() => window.bench.tasks)))
  await session.close()
  return { scrolling, dragging }
}

/** Runs one round; returns its figures by name. */
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
  await UI.allSections(page).click()
  const typing = await type(session, UI.field(page), TYPED)
  const list = await click(page, UI.list(page), UI.option)
  const search = await type(session, UI.list(page), 'Contoh 1999')
  const tasks = await page.evaluate(() => window.bench.tasks)
  // The list would cover the field.
  await page.keyboard.press('Escape')
  await page.locator(UI.option).first().waitFor({ state: 'hidden' })
  const floor = await withoutScripts(session)
  await session.close()

  const thread = await open(browser, rate, state)
  await thread.page.goto(origin + UI.thread)
  const scrolling = await scroll(thread, UI.entry)
  await thread.close()

  const applicants = await open(browser, rate, state)
  const picker = await pickVacancy(applicants)
  const palette = await typeInPalette(applicants)
  await applicants.close()

  const board = await workBoard(browser, rate, state)

  const oneQuestion = await typeInQuestion(browser, rate, state, 1)
  const manyQuestions = await typeInQuestion(browser, rate, state, MANY)
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
    'palette with 5,000 vacancies, median key to its frame': median(palette.keys),
    'palette with 5,000 vacancies, worst key to its frame': Math.max(...palette.keys),
    [`board of six columns of ${CROWD}, scrolling one from end to end, longest task`]: board.scrolling,
    [`board of six columns of ${CROWD}, dragging a card over all, longest task`]: board.dragging,
    'vacancy with 1 question, median key to its frame': median(oneQuestion.keys),
    'vacancy with 1 question, scripts a key': oneQuestion.script,
    [`vacancy with ${MANY} questions, median key to its frame`]: median(manyQuestions.keys),
    [`vacancy with ${MANY} questions, worst key to its frame`]: Math.max(...manyQuestions.keys),
    [`vacancy with ${MANY} questions, scripts a key`]: manyQuestions.script,
    'longest task after the load': Math.max(0, ...tasks),
  }
}
