// The gallery's pictures: name, address, account, and actions before the picture is taken.

/** Makes a call fail, to show the screen's error state. */
const fails = (pattern) => (page) =>
  page.route(pattern, (route) => route.fulfill({ status: 500, json: { status: 'FAILED', message: 'Gangguan' } }))
/** Presses a button by name once the page is loaded. */
const press = (name) => (page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()
const open = (name) => (page) => page.getByRole('combobox', { name, exact: true }).first().click()
const AT = '/dashboard/0'
const VACANCY = 'VAC-AKTIF-01'
const STAGE = `${AT}/atsreport/${VACANCY}`

/** The address of the vacancy's first stage with more search params. */
const stage = (more = '') => `${STAGE}?id=${VACANCY}.STG-1&stage=Lamaran%20Masuk${more}`
const COMPARED = ['USR-AYU', 'USR-BAYU'].map((userId) => `&compare=${userId}:${VACANCY}.STG-1`).join('')
/** Isolates writes in a world of their own, so that other pictures do not show them. */
const inOwnWorld = (page) =>
  page.context().addCookies([{ name: 'mock-session', value: crypto.randomUUID(), domain: 'localhost', path: '/' }])
/** Moves the open applicant to another stage. */
async function moveAyu(page) {
  await page.getByRole('combobox', { name: 'Pindahkan Ayu Wulandari ke tahap' }).click()
  await page.getByRole('option', { name: 'Tes', exact: true }).click()
  await page
    .getByRole('dialog', { name: /^Pindahkan/ })
    .getByRole('button', { name: 'Pindahkan' })
    .click()
  await page.getByText('dipindahkan ke Tes').first().waitFor()
}
const chooseUserMenu = async (page, name) => {
  await press(/^Menu /)(page)
  await page.getByRole('menuitem', { name }).click()
}

/** Public pages; also on a phone. */
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
  { name: 'rights', path: AT, act: (page) => chooseUserMenu(page, 'Hak akses saya') },
  { name: 'talents', path: `${AT}/talentsearch` },
  { name: 'talents-searched', path: `${AT}/talentsearch?gender=F` },
  { name: 'talents-empty', path: `${AT}/talentsearch?firstNames=Tidakadaorangnya` },
  { name: 'talents-error', path: `${AT}/talentsearch?gender=F`, before: fails('**/population/pagingnew**') },
  { name: 'talents-filter', path: `${AT}/talentsearch`, act: press('Posisi') },
  { name: 'talents-columns', path: `${AT}/talentsearch?gender=F`, act: press('Kolom') },
  {
    name: 'talents-ticked',
    path: `${AT}/talentsearch?gender=F`,
    act: async (page) => {
      for (const n of [0, 1])
        await page
          .getByRole('row')
          .getByRole('checkbox', { name: /^Pilih [^s]/ })
          .nth(n)
          .check()
    },
  },
  { name: 'saved-filters', path: `${AT}/talentsearch`, act: press('Lihat Filter') },
  { name: 'applicants', path: `${AT}/recruitment?vacancyCode=${VACANCY}` },
  { name: 'applicants-unasked', path: `${AT}/recruitment` },
  { name: 'conversation', path: `${AT}/talentsearch`, act: press('Pesan Bayu Pratama') },
  { name: 'conversation-linked', path: `${AT}/talentsearch?userId=USR-BAYU&msgId=MSG-1&name=Bayu%20Pratama` },
  { name: 'conversation-new', path: `${AT}/talentsearch?userId=USR-AYU&msgId=MSG-1&name=Ayu%20Wulandari` },
  {
    name: 'relogin',
    path: `${AT}/talentsearch`,
    act: async (page) => {
      const refused = { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' }
      await page.route('**/cognito', (route) => route.fulfill({ status: 400, json: refused }))
      await page.route('**/population/pagingnew**', (route) => route.fulfill({ status: 401, json: {} }))
      await page.getByRole('textbox', { name: 'Nama depan' }).fill('Ayu')
      await press('Cari')(page)
    },
  },
  { name: 'tracking', path: `${AT}/recruitmentats?vacancyCode=${VACANCY}` },
  { name: 'upload', path: `${AT}/recruitmentats?vacancyCode=${VACANCY}`, act: press('Upload Perubahan') },
  { name: 'downloads', path: `${AT}/recruitmentats?vacancyCode=${VACANCY}`, act: press('List Download') },
  { name: 'matching', path: `${AT}/recruitmentmatching?vacancyCodes=${VACANCY}` },
  { name: 'infographic', path: `${AT}/infographic?province=ID-JB` },
  { name: 'report', path: `${AT}/atsreport` },
  { name: 'report-empty', path: '/dashboard/2/atsreport' },
  { name: 'stage', path: stage() },
  { name: 'stage-empty', path: `${STAGE}?id=${VACANCY}.STG-6&stage=Diterima` },
  { name: 'stage-applicant', path: stage('&open=USR-AYU') },
  { name: 'stage-menu', path: stage('&open=USR-AYU'), act: press(/^Tindakan lain/) },
  {
    name: 'stage-toast',
    path: stage('&open=USR-AYU'),
    before: inOwnWorld,
    act: moveAyu,
  },
  { name: 'stage-email', path: stage('&open=USR-AYU'), act: press('Pratinjau email') },
  {
    name: 'stage-message-many',
    path: stage(),
    act: async (page) => {
      for (const name of ['Ayu Wulandari', 'Bayu Pratama'])
        await page.getByRole('checkbox', { name: `Pilih ${name}` }).check()
      await press('Pesan ke yang dipilih')(page)
    },
  },
  {
    name: 'stage-move',
    path: stage(),
    act: async (page) => {
      await page.getByRole('checkbox', { name: 'Pilih Ayu Wulandari' }).check()
      await page.getByRole('combobox', { name: 'Pindahkan yang dipilih ke tahap' }).click()
      await page.getByRole('option', { name: 'Tes', exact: true }).click()
    },
  },
  { name: 'board', path: stage('&view=board') },
  { name: 'board-applicant', path: stage('&view=board&open=USR-AYU') },
  { name: 'comparison', path: stage(`&view=compare${COMPARED}`) },
  { name: 'my-actions-empty', path: `${AT}/my-actions` },
  {
    name: 'my-actions',
    path: stage('&open=USR-AYU'),
    before: inOwnWorld,
    act: async (page) => {
      await moveAyu(page)
      await chooseUserMenu(page, 'Tindakan saya')
    },
  },
  { name: 'vacancies', path: `${AT}/create-job-vacancy` },
  { name: 'vacancies-empty', path: '/dashboard/2/create-job-vacancy' },
  { name: 'vacancy-new', path: `${AT}/create-job-vacancy/add` },
  { name: 'vacancy-options', path: `${AT}/create-job-vacancy/add`, act: open('Status Karyawan') },
  { name: 'vacancy-calendar', path: `${AT}/create-job-vacancy/add`, act: press('Buka kalender Tanggal Ditutup') },
  { name: 'vacancy-new-error', path: `${AT}/create-job-vacancy/add`, act: press('Simpan') },
  { name: 'vacancy-edit', path: `${AT}/create-job-vacancy/edit/${VACANCY}` },
  {
    name: 'vacancy-conflict',
    path: `${AT}/create-job-vacancy/edit/VAC-DRAF-01`,
    act: async (page) => {
      // A colleague's changes since.
      await page.route('**/form/edit/primary/**', async (route) => {
        const response = await route.fetch()
        const answer = await response.json()
        await route.fulfill({ response, json: { ...answer, result: { ...answer.result, position: 'Kepala Area' } } })
      })
      await page.getByRole('textbox', { name: 'Nama Lowongan' }).fill('Kepala Cabang Utama')
      await press('Simpan')(page)
    },
  },
  { name: 'tickets', path: `${AT}/contact-us` },
  { name: 'tickets-empty', path: `${AT}/contact-us?number=0&size=10&keyword=tidak+ada+yang+begini` },
  { name: 'ticket', path: `${AT}/contact-us/ES-BARU` },
  { name: 'executive', path: `${AT}/es-admin-query?dataSource=KLOBBER` },
  { name: 'longlist', path: `${AT}/es-longlist` },
  { name: 'longlist-empty', path: `${AT}/es-longlist?keyword=tidak-ada-orangnya` },
  { name: 'longlist-user', path: `${AT}/es-longlist/form/MUC03-HENDRA` },
  { name: 'chat-schedule', path: `${AT}/chat-admin` },
  { name: 'employees', path: `${AT}/employees?by=all` },
]
