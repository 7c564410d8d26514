import { expect, test } from '../../support/test'

/** Every screen of the console with its search parameters. */
const SCREENS: [path: string, heading: string | RegExp, ...names: string[]][] = [
  ['', /./, 'by', 'sex', 'category', 'officeLocationId', 'testId', 'groupId', 'businessId', 'page', 'test', 'split'],
  [
    '/talentsearch',
    'Cari Talenta',
    'page',
    'size',
    'saved',
    'gender',
    'dobs',
    'grade',
    'language',
    'userId',
    'msgId',
    'name',
  ],
  [
    '/recruitment',
    'Cari Pelamar',
    'page',
    'size',
    'saved',
    'vacancyCode',
    'disqualifier',
    'klobVacancyCode',
    'positionName',
  ],
  [
    '/recruitmentats',
    'Pelacakan Pelamar',
    'page',
    'size',
    'saved',
    'vacancyCode',
    'startSendDate',
    'stageIds',
    'batchValue',
  ],
  ['/recruitmentmatching', 'Matching', 'page', 'size', 'vacancyCodes', 'testResultsInt', 'intmeet'],
  ['/es-admin-query', /Executive Search/, 'page', 'size', 'dataSource', 'graduateYear', 'keywords', 'saved'],
  ['/contact-us', 'Tiket Executive Search', 'number', 'size', 'keyword', 'ticketStatus', 'startDate', 'lastUpdatedBy'],
  ['/contact-us/ES-BARU', 'Tiket ES-BARU', 'number', 'size', 'keyword', 'ticketStatus', 'startDate'],
  ['/es-longlist', 'Executive Search Longlist', 'page', 'keyword'],
  ['/es-longlist/form/0', 'Buat User', 'page', 'keyword'],
  ['/create-job-vacancy', 'Job Vacancy Posting', 'page', 'keyword'],
  ['/atsreport', 'ATS Report', 'keyword'],
  [
    '/atsreport/KJV-000001?id=1&stage=Screening',
    /./,
    'page',
    'size',
    'order',
    'open',
    'dialog',
    'view',
    'gender',
    'dobs',
  ],
  ['/infographic', 'Infografik', 'province'],
  ['/employees?by=all', /^Karyawan/, 'page'],
]
const BAD = [
  ...['abc', '2.5', '%20', 'x'.repeat(150)].map((value) => (name: string) => `${name}=${value}`),
  (name: string) => `${name}=a&${name}=b`,
]
/** Text for developers only: raw schema errors, or a crash. */
const RAW = /"code":|invalid_type|too_big|expected|Cannot read|is not a function|undefined/i

/** Each parameter with one of the bad values, another one in the next round. */
const round = (names: string[], shift: number) => names.map((name, n) => BAD[(n + shift) % BAD.length]!(name)).join('&')

// That each parameter takes any text is told by the property tests of URLs; here each screen bears it.
test('each screen falls back for bad values of every parameter', async ({ page }) => {
  test.slow()
  for (const [n, [path, heading, ...names]] of SCREENS.entries())
    for (const search of [round(names, n), round(names, n + 2)]) {
      await page.goto(`/dashboard/0${path}${path.includes('?') ? '&' : '?'}${search}`)
      await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
      expect(await page.getByRole('main').innerText(), search).not.toMatch(RAW)
    }
})

test('an id in a path counts without the spaces around it', async ({ page }) => {
  for (const [path, heading] of [
    ['atsreport/%20VAC-AKTIF-01%20?id=%20VAC-AKTIF-01.STG-1%20&stage=Lamaran+Masuk', 'Software Engineer'],
    ['create-job-vacancy/edit/%20VAC-DRAF-01%20', /^Edit Lowongan, /],
    ['contact-us/%20ES-BARU%20', 'Tiket ES-BARU'],
    ['es-longlist/form/%200%20', 'Buat User'],
  ] as const) {
    await page.goto(`/dashboard/0/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  }
})

test('a path with what can be no id says that there is none', async ({ page }) => {
  for (const [path, text] of [
    ['create-job-vacancy/edit/a%20b', 'Tidak ada lowongan dengan kode'],
    ['contact-us/a%20b', 'Data tidak ditemukan'],
    ['es-longlist/form/a%20b', 'Data tidak ditemukan'],
  ] as const) {
    await page.goto(`/dashboard/0/${path}`)
    await expect(page.getByRole('main')).toContainText(text)
    expect(await page.getByRole('main').innerText(), path).not.toMatch(RAW)
  }
})

test('a keyword that is too long for the search is kept in its field, which says so', async ({ page }) => {
  const keyword = 'x'.repeat(101)
  for (const path of ['create-job-vacancy', 'es-longlist', 'atsreport']) {
    await page.goto(`/dashboard/0/${path}?keyword=${keyword}`)
    const search = page.getByRole('main').getByRole('search')
    await expect(search.getByRole('textbox')).toHaveValue(keyword)
    await expect(search.getByRole('alert')).toHaveText('Paling banyak 100 karakter')
  }
})

test('a list names what its address holds and it cannot search for', async ({ page }) => {
  await page.goto('/dashboard/0/create-job-vacancy?keyword=a&keyword=b')
  await expect(page.getByText('Sebagian isi tautan tidak sesuai dan diabaikan: Kata kunci.')).toBeVisible()
})

test('a list opens at its first page where the page of the URL is none', async ({ page }) => {
  for (const search of ['page=abc', 'page=2.5', `keyword=${'x'.repeat(101)}`]) {
    await page.goto(`/dashboard/0/create-job-vacancy?${search}`)
    await expect(page.getByRole('table', { name: 'Job Vacancy Posting' }).getByRole('row')).toHaveCount(11)
  }
})
