// What the gallery shows: a name, an address, who looks, and what is done before the picture is taken.

/** A call that fails, so that its screen shows how it says so. */
const fails = (pattern) => (page) =>
  page.route(pattern, (route) => route.fulfill({ status: 500, json: { status: 'FAILED', message: 'Gangguan' } }))
/** Presses a button by its name once the page is there. */
const press = (name) => (page) => page.getByRole('button', { name }).first().click()
const AT = '/dashboard/0'
const VACANCY = 'VAC-AKTIF-01'
const STAGE = `${AT}/atsreport/${VACANCY}`

/** Opens the first stage of the vacancy from the report, as its id is the world's. */
const openStage = async (page) => {
  await page
    .getByRole('link', { name: /Lamaran Masuk/ })
    .first()
    .click()
  await page.waitForURL((url) => url.pathname === STAGE)
}

/** Pages that everybody may see; on a phone, too. */
export const publicPages = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'forgot-id', path: '/forgot-id' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'vacancy', path: `/vacancy?id=${VACANCY}&corporateId=COR0001` },
  { name: 'vacancy-closed', path: '/vacancy?id=VAC-TUTUP-01&corporateId=COR0001' },
  { name: 'vacancy-missing', path: '/vacancy?id=TIDAK-ADA&corporateId=COR0001' },
  { name: 'not-found', path: '/tidak-ada' },
]

/** Screens of the console and their states. */
export const consolePages = [
  { name: 'home', path: '/home' },
  { name: 'intro', path: '/intro', account: 'rina.wijaya' },
  { name: 'dashboard', path: AT },
  { name: 'dashboard-list', path: `${AT}?by=all` },
  { name: 'dashboard-error', path: AT, before: fails('**/dashboard/demografi/**') },
  { name: 'no-access', path: AT, account: 'rudi.hartono' },
  { name: 'palette', path: AT, act: (page) => page.keyboard.press('Control+K') },
  { name: 'keys', path: `${AT}/chat-admin`, act: (page) => page.keyboard.press('?') },
  {
    name: 'rights',
    path: AT,
    act: async (page) => {
      await press(/^Menu /)(page)
      await page.getByRole('menuitem', { name: 'Hak akses saya' }).click()
    },
  },
  { name: 'talents', path: `${AT}/talentsearch` },
  { name: 'talents-searched', path: `${AT}/talentsearch?gender=F` },
  { name: 'talents-empty', path: `${AT}/talentsearch?firstNames=Tidakadaorangnya` },
  { name: 'talents-error', path: `${AT}/talentsearch?gender=F`, before: fails('**/population/pagingnew**') },
  { name: 'applicants', path: `${AT}/recruitment?vacancyCode=${VACANCY}` },
  { name: 'applicants-unasked', path: `${AT}/recruitment` },
  { name: 'tracking', path: `${AT}/recruitmentats?vacancyCode=${VACANCY}` },
  { name: 'matching', path: `${AT}/recruitmentmatching?vacancyCodes=${VACANCY}` },
  { name: 'infographic', path: `${AT}/infographic?province=ID-JB` },
  { name: 'report', path: `${AT}/atsreport` },
  { name: 'report-empty', path: '/dashboard/2/atsreport' },
  { name: 'stage', path: `${AT}/atsreport`, act: openStage },
  {
    name: 'stage-applicant',
    path: `${AT}/atsreport`,
    act: async (page) => {
      await openStage(page)
      await page.getByRole('button', { name: 'Pintasan' }).waitFor()
      await page.keyboard.press('j')
    },
  },
  { name: 'vacancies', path: `${AT}/create-job-vacancy` },
  { name: 'vacancies-empty', path: '/dashboard/2/create-job-vacancy' },
  { name: 'vacancy-new', path: `${AT}/create-job-vacancy/add` },
  { name: 'vacancy-edit', path: `${AT}/create-job-vacancy/edit/${VACANCY}` },
  { name: 'tickets', path: `${AT}/contact-us` },
  { name: 'ticket', path: `${AT}/contact-us/ES-BARU` },
  { name: 'executive', path: `${AT}/es-admin-query?dataSource=KLOBBER` },
  { name: 'longlist', path: `${AT}/es-longlist` },
  { name: 'longlist-user', path: `${AT}/es-longlist/form/MUC03-HENDRA` },
  { name: 'chat-schedule', path: `${AT}/chat-admin` },
  { name: 'employees', path: `${AT}/employees?by=all` },
]
