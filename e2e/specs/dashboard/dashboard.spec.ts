import type { Locator, Page } from '@playwright/test'
import { alterResult, Answers, card, chart, download, rowsOf, figureText } from '../../support/figures'
import { alterMenus } from '../../support/rights'
import { AGAINST_CONTRACT, expect, expectAccessibleInBoth, holdBack, test } from '../../support/test'
import { recordOf } from '../../support/talents'

const AT = 'console/corporate/dashboard'
const DASHBOARD = ['getCorporate', 'getLicenseTable', 'getTopVacancies', 'getDemographics', 'getAllTests']
type Counted = { id: string; text: string; value: number }
type Demographics = {
  user: { totalEmployee: number | null; totalEmployeeNotJoin: number | null }
  sex: Record<'male' | 'female' | 'notStated', number | null>
  age: Record<'lower' | 'around' | 'around2' | 'upper', number | null>
  workingTenure: Record<'lower' | 'around' | 'upper' | 'notStated', number | null>
  officeLocations: { office: Counted[] }
}
type Tests = Record<string, { user: { tested: number | null; notTested: number }; testResult: Counted[] }>
type Group = { id: string; text: string; testResult: Counted[] }
const TESTS = {
  pers01: 'Kepribadian',
  int01: 'Minat kerja',
  val01: 'Nilai kerja',
  com01: 'Gaya interaksi',
  min01: 'Mindset',
  grit01: 'Grit',
  cur01: 'Curiosity',
  hum01: 'Humility',
  cre01: 'Creativity',
  mea01: 'Meaning Making',
  pil01: 'Purpose in Life',
}
const SPLITS = { 'Jenis kelamin': 'sex', Umur: 'age', 'Unit bisnis': 'business', 'Lokasi kantor': 'office' }

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Karyawan: / })
const figure = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
async function open(page: Page, query = '', index = 0): Promise<void> {
  await page.goto(`/dashboard/${index}${query}`)
  await expect(page.getByRole('heading', { name: 'Hasil Tes Karyawan' })).toBeVisible()
}

test('shows every figure as answered', async ({ page }) => {
  const answers = new Answers(page)
  await open(page, '?test=int01')
  const { license } = await answers.of<{ license: { unit: string; purchased: number; used: number }[] }>(
    `${AT}/license/table`,
  )
  const tiles = card(page, 'Lisensi').getByRole('article')
  const shown = license.filter(({ unit }) => unit !== 'Query Result')
  await expect(tiles).toHaveCount(3)
  for (const [n, { unit, purchased, used }] of shown.entries()) {
    await expect(tiles.nth(n)).toContainText(unit)
    await expect(tiles.nth(n)).toContainText(`${figureText(used)} dari ${figureText(purchased)}`)
  }
  await expect(tiles).toHaveText([/Hampir habis, 85% terpakai/, /Cukup, 60% terpakai/, /Cukup, 35% terpakai/])

  const top = await answers.of<{ total: number; position: string }[]>(`${AT}/vacancy/top`)
  expect(top.length).toBeGreaterThan(5)
  expect(await rowsOf(page, 'Jumlah Pelamar')).toEqual(top.map(({ total, position }) => [position, figureText(total)]))

  const { user, sex, age, workingTenure, officeLocations } = await answers.of<Demographics>(`${AT}/demografi/all`)
  await expect(figure(page, `Total karyawan: ${figureText(user.totalEmployee)}`)).toBeVisible()
  await expect(figure(page, `Belum bergabung: ${figureText(user.totalEmployeeNotJoin)}`)).toBeVisible()
  const figuresOf = async (name: string) => (await rowsOf(page, name)).map(([, value]) => value)
  expect(await figuresOf('Jenis Kelamin')).toEqual([sex.male, sex.female, sex.notStated].map(figureText))
  expect(await figuresOf('Umur')).toEqual([age.lower, age.around, age.around2, age.upper].map(figureText))
  const tenure = [workingTenure.lower, workingTenure.around, workingTenure.upper, workingTenure.notStated]
  expect(await figuresOf('Masa Kerja')).toEqual(tenure.map(figureText))
  expect(await rowsOf(page, 'Lokasi Kantor')).toEqual(
    officeLocations.office.map(({ text, value }) => [text, figureText(value)]),
  )

  for (const [split, path] of Object.entries(SPLITS)) {
    await page.getByRole('group', { name: 'Rincian menurut' }).getByRole('button', { name: split }).click()
    const groups = await answers.of<Group[]>(`${AT}/testtools/${path}`)
    const rows = chart(page, `Tes Minat kerja menurut ${split.toLowerCase()}`).locator('tbody tr')
    await expect(rows).toHaveCount(groups.length)
    expect(
      await rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent))),
    ).toEqual(groups.map(({ text, testResult }) => [text, ...testResult.map(({ value }) => figureText(value))]))
  }
  const tests = await answers.of<Tests>(`${AT}/testtools/alltest`)
  const overview = chart(page, 'Sudah dan belum tes').locator('tbody tr')
  await expect(overview).toHaveCount(Object.keys(tests).length)
  for (const [code, name] of Object.entries(TESTS)) {
    const { tested, notTested } = tests[code]!.user
    const row = overview.filter({ has: page.getByRole('button', { name: `Lihat hasil tes ${name}` }) })
    await expect(row.getByRole('cell').nth(1)).toHaveText(figureText(tested))
    await expect(row.getByRole('cell').nth(2)).toHaveText(figureText(notTested))
    await page.getByRole('button', { name: `Lihat hasil tes ${name}` }).click()
    expect(await rowsOf(page, `Hasil tes ${name}`)).toEqual(
      tests[code]!.testResult.map(({ text, value }) => [text, figureText(value)]),
    )
  }
})

test('sends five reads in parallel; the breakdown follows its test', async ({ page, world }) => {
  // None is answered before the last one is sent.
  const reads = /mco01\/findOne|dashboard\/(demografi\/all|license\/table|testtools\/alltest|vacancy\/top)/
  const release = await holdBack(page, reads)
  const sent = new Set<string>()
  page.on('request', (request) => {
    if (reads.test(request.url())) sent.add(new URL(request.url()).pathname)
  })
  await page.goto('/dashboard/0')
  await expect.poll(() => sent.size).toBe(5)
  expect(await world.calls('getTestBySex')).toEqual([])
  release()
  await expect.poll(async () => (await world.calls('getTestBySex')).length).toBe(1)
  for (const name of DASHBOARD) expect(await world.calls(name)).toHaveLength(1)
  expect(recordOf((await world.calls('getTestBySex'))[0]!.query)).toEqual({
    corporateId: ['COR0001'],
    groupId: ['GRP-PERS01-SEX'],
  })
})

// That every figure of a chart opens the list of its own employees is told by the tests of the charts.
test('opens the matching list from each kind of figure', async ({ page, world }) => {
  const answers = new Answers(page)
  await open(page)
  const { user, sex, age, workingTenure, officeLocations } = await answers.of<Demographics>(`${AT}/demografi/all`)
  const { grit01, int01 } = await answers.of<Tests>(`${AT}/testtools/alltest`)
  const lists: [path: string, query: object][] = []
  async function expectList(button: string, value: number | null, title: string, path: string, query: object) {
    await figure(page, button).click()
    await expect(dialog(page)).toHaveAccessibleName(`Karyawan: ${title}`)
    await expect(dialog(page).getByText(`${figureText(value)} karyawan`, { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    lists.push([path, query])
  }
  const named = (name: string, value: number | null) => `${name}: ${figureText(value)} karyawan`
  const office = officeLocations.office.at(-1)!
  for (const [name, value, title, path, query] of [
    ['Pria', sex.male, 'Jenis kelamin Pria', 'sex', { sex: ['M'] }],
    ['18 - 24', age.around, 'Umur 18 - 24', 'age', { category: ['around'] }],
    ['>=5 tahun', workingTenure.upper, 'Masa kerja >=5 tahun', 'tenure', { category: ['upper'] }],
    [office.text, office.value, office.text, 'office', { officeLocationId: [office.id] }],
  ] as const)
    await expectList(named(name, value), value, title, path, query)
  for (const [name, value, title, path] of [
    ['Total karyawan', user.totalEmployee, 'Semua karyawan', 'all'],
    ['Belum bergabung', user.totalEmployeeNotJoin, 'Belum bergabung', 'notJoin'],
  ] as const)
    await expectList(`${name}: ${figureText(value)}`, value, title, path, {})

  const { tested } = grit01!.user
  await expectList(named('Sudah tes Grit', tested), tested, 'Tes Grit · Sudah tes', 'test', { testId: ['grit01'] })
  await page.getByRole('button', { name: 'Lihat hasil tes Minat kerja' }).click()
  const { id: testId, text: result, value: found } = int01!.testResult[1]!
  await expectList(named(result, found), found, `Tes Minat kerja · ${result}`, 'test', { testId: [testId] })
  const filters = { sex: 'sex', age: 'category', business: 'businessId', office: 'officeLocationId' }
  const ends = { sex: 'SEX', age: 'AGE', business: 'BUS', office: 'OFF' }
  for (const [split, kind] of Object.entries(SPLITS)) {
    const path = kind as keyof typeof filters
    await page.getByRole('group', { name: 'Rincian menurut' }).getByRole('button', { name: split }).click()
    const groupId = `GRP-INT01-${ends[path]}`
    const [group] = await answers.of<Group[]>(`${AT}/testtools/${path}`, { groupId })
    const { id, text, value } = group!.testResult[1]!
    const title = path === 'sex' || path === 'age' ? `${split} ${group!.text}` : group!.text
    await expectList(named(`${group!.text}, ${text}`, value), value, `Tes Minat kerja · ${text} · ${title}`, path, {
      testId: [id],
      groupId: [groupId],
      [filters[path]]: [group!.id],
    })
  }
  const calls = [...(await world.calls('listDemographicEmployees')), ...(await world.calls('listTestEmployees'))]
    .map(({ path, query }) => ({ path: path.split('/').at(-1), query: recordOf(query) }))
    // The second page is prefetched, so only first pages are compared.
    .filter(({ query }) => query['start']?.[0] === '0')
  expect(calls).toEqual(
    lists.map(([path, query]) => ({
      path,
      query: { corporateId: ['COR0001'], start: ['0'], length: ['10'], ...query },
    })),
  )
})

test('keeps selection and open list in the URL', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Lihat hasil tes Nilai kerja' }).click()
  await page.getByRole('button', { name: 'Unit bisnis' }).click()
  await expect(page).toHaveURL('/dashboard/0?test=val01&split=Business')
  await expect(chart(page, 'Tes Nilai kerja menurut unit bisnis')).toBeVisible()
  await figure(page, (await page.getByRole('button', { name: /^18 - 24: / }).getAttribute('aria-label'))!).click()
  await dialog(page).getByRole('button', { name: 'Halaman berikutnya' }).click()
  await expect(page).toHaveURL('/dashboard/0?test=val01&split=Business&by=age&category=around&page=2')
  await page.reload()
  await expect(dialog(page)).toContainText('Halaman 2 dari')
  await dialog(page).getByRole('button', { name: 'Tutup daftar karyawan' }).click()
  await expect(page).toHaveURL('/dashboard/0?test=val01&split=Business')
  await expect(page.getByRole('link', { name: 'Dasbor' })).toHaveAttribute('aria-current', 'page')
  await page.goForward()
  await expect(dialog(page)).toContainText('Halaman 2 dari')
  await dialog(page).getByRole('link', { name: 'Buka sebagai halaman' }).click()
  await expect(page).toHaveURL('/dashboard/0/employees?by=age&category=around&page=2')
  await expect(page.getByRole('heading', { level: 1, name: 'Karyawan: Umur 18 - 24' })).toBeVisible()
})

test('leaves no history entry for a closed list', async ({ page }) => {
  await page.goto('/home')
  await page.getByRole('link', { name: 'PT Nusantara Karya Digital' }).click()
  for (let n = 0; n < 2; n++) {
    await page.getByRole('button', { name: /^Total karyawan: / }).click()
    await dialog(page).getByRole('button', { name: 'Halaman berikutnya' }).click()
    await expect(dialog(page)).toContainText('Halaman 2 dari')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL('/dashboard/0')
  }
  await page.goBack()
  await expect(page).toHaveURL('/home')
  // A list opened by a link is closed in place.
  await page.goto('/dashboard/0?by=all')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/dashboard/0')
  await page.goBack()
  await expect(page).toHaveURL('/home')
})

test('limits a failure to its tile and retries it there', AGAINST_CONTRACT, async ({ page, world }) => {
  const failing = ['getLicenseTable', 'getTopVacancies', 'getTestBySex', 'getCorporate']
  for (const endpoint of failing) await world.fault({ endpoint, kind: 'status', status: 403, times: 0 })
  await open(page)
  const alerts = page.getByRole('alert')
  await expect(alerts).toHaveCount(4)
  await expect(page.getByRole('alert').filter({ hasText: 'Logo perusahaan' })).toBeVisible()
  expect(await rowsOf(page, 'Umur')).toHaveLength(4)
  await world.heal()
  await card(page, 'Jumlah Pelamar').getByRole('button', { name: 'Coba lagi' }).click()
  await expect(chart(page, 'Jumlah Pelamar')).toBeVisible()
  await expect(alerts).toHaveCount(3)
  for (const name of ['Lisensi', 'Tes Kepribadian menurut jenis kelamin'])
    await card(page, name).getByRole('button', { name: 'Coba lagi' }).click()
  await expect(alerts).toHaveCount(1)
  await alerts.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(alerts).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(3)

  for (const endpoint of ['getDemographics', 'getAllTests']) await world.fault({ endpoint, kind: 'shape', times: 0 })
  await page.goto('/dashboard/0')
  await expect(page.getByText('Jawaban server tidak sesuai.')).toHaveCount(2)
  await expect(chart(page, 'Jumlah Pelamar')).toBeVisible()
})

test('draws zero, huge and unknown values correctly', async ({ page }) => {
  await alterResult(page, `${AT}/demografi/all`, (all: Demographics) => ({
    ...all,
    user: { totalEmployee: 12_345_678, totalEmployeeNotJoin: null },
    sex: { male: 12_345_677, female: 1, notStated: 0 },
    age: { lower: null, around: 0, around2: 1, upper: null },
  }))
  await alterResult(page, `${AT}/testtools/alltest`, (all: Tests) => ({
    ...all,
    pers01: { ...all['pers01'], user: { tested: null, notTested: 5 }, testResult: [] },
  }))
  await alterResult(page, `${AT}/testtools/sex`, () => [])
  await open(page)
  await expect(figure(page, 'Total karyawan: 12.345.678')).toBeVisible()
  await expect(page.getByText('Belum bergabung')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Belum bergabung/ })).toHaveCount(0)
  expect(await rowsOf(page, 'Jenis Kelamin')).toEqual([
    ['Pria', '12.345.677'],
    ['Wanita', '1'],
    ['Tidak disebutkan', '0'],
  ])
  expect((await rowsOf(page, 'Umur')).map(([, value]) => value)).toEqual(['-', '0', '1', '-'])
  await expect(chart(page, 'Umur').getByRole('button')).toHaveCount(2)
  // An unknown value has no share to show or draw; an empty chart says so and has nothing to download.
  const unknownRow = chart(page, 'Sudah dan belum tes').locator('tbody tr').first()
  await expect(unknownRow.getByRole('cell')).toHaveText(['-', '-', '5'])
  expect(
    await unknownRow
      .locator('[style*=width]')
      .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width)),
  ).toEqual([0, 0])
  for (const name of ['Hasil tes Kepribadian', 'Tes Kepribadian menurut jenis kelamin']) {
    await expect(card(page, name)).toContainText('Belum ada data.')
    await expect(card(page, name).getByRole('button')).toHaveCount(0)
  }
  // One in millions is visible, zero is not, and no card is pushed aside.
  const bars = await chart(page, 'Jenis Kelamin')
    .locator('[style*=width]')
    .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width))
  expect(bars[0]).toBeGreaterThan(40)
  expect(bars[1]).toBe(2)
  expect(bars[2]).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('reports a corporate without staff, vacancies and tests', async ({ page }) => {
  await open(page, '', 2)
  await expect(figure(page, 'Total karyawan: 0')).toBeVisible()
  await expect(page.getByText('Belum ada lowongan pekerjaan yang disedang publish.')).toBeVisible()
  await expect(page.getByText('Perusahaan ini belum menggunakan tes.')).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Tidak ada kuota')
  expect((await rowsOf(page, 'Umur')).map(([, value]) => value)).toEqual(['0', '0', '0', '0'])
  await open(page, '', 1)
  await expect(page.getByRole('article')).toContainText([/Segera habis, 96%/, /Cukup/, /Habis, 100%/])
})

test('reaches every figure with the tab key alone, and returns the focus to it', async ({ page }) => {
  await open(page)
  await expect(chart(page, 'Tes Kepribadian menurut jenis kelamin')).toBeVisible()
  await expect(page.getByRole('main').getByText('Memuat...')).toHaveCount(0)
  const named = /^(.+: [\d.]+( karyawan| pelamar)?)$/
  const figures = await page.getByRole('main').getByRole('button', { name: named }).count()
  expect(figures).toBeGreaterThan(50)
  await page.getByRole('main').focus()
  const reached = new Set<string>()
  for (let n = 0; n < 140; n++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.closest('main') ? (activeElement.getAttribute('aria-label') ?? '') : undefined
    })
    if (name === undefined) break
    if (named.test(name)) reached.add(name)
  }
  expect(reached.size).toBe(figures)
  const tenure = chart(page, 'Masa Kerja').getByRole('button').first()
  await tenure.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(tenure).toBeFocused()
})

test('exports a chart as a picture and as a table', async ({ page }) => {
  const answers = new Answers(page)
  await open(page)
  const { age } = await answers.of<Demographics>(`${AT}/demografi/all`)
  const table = await download(page, 'Unduh CSV: Umur')
  expect(table.name).toMatch(/^umur-pt-nusantara-karya-digital-\d{4}-\d\d-\d\d\.csv$/)
  expect(table.bytes.toString('utf8')).toBe(
    `\uFEFF"Umur (tahun)";"Jumlah"\r\n"<=18";${age.lower}\r\n"18 - 24";${age.around}\r\n"24 - 35";${age.around2}\r\n">35";${age.upper}\r\n`,
  )
  const picture = await download(page, 'Unduh PNG: Umur')
  expect(picture.name).toMatch(/^umur-pt-nusantara-karya-digital-\d{4}-\d\d-\d\d\.png$/)
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG')
  // PNG header: width, then height; the size is far above that of an empty picture.
  expect(picture.bytes.readUInt32BE(16)).toBe(1920)
  expect(picture.bytes.length).toBeGreaterThan(8_000)
})

test('opens the ATS report from a vacancy, searched by its name', async ({ page }) => {
  // The dashboard's own URL parameters must not reach that screen.
  await open(page, '?test=val01&split=Business')
  const [[position, total]] = (await rowsOf(page, 'Jumlah Pelamar')) as [[string, string]]
  await figure(page, `${position}: ${total} pelamar`).click()
  await expect(page).toHaveURL(`/dashboard/0/atsreport?${new URLSearchParams({ keyword: position }).toString()}`)
})

test('prints the screen alone, in the light theme, with its bars', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Unduh grafik: Umur' })).toBeHidden()
  await expect(chart(page, 'Umur').locator('[style*=width]').first()).toHaveCSS('print-color-adjust', 'exact')
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

// The dialog of a list is checked with all dialogs.
test('is accessible in both themes', async ({ page }) => {
  await open(page, '?split=Office')
  await expect(chart(page, 'Tes Kepribadian menurut lokasi kantor')).toBeVisible()
  await expectAccessibleInBoth(page)
})

test('a breakdown of 500 offices draws 100, and the others at a press', async ({ page }) => {
  type Office = { id: string; text: string }
  await alterResult(page, 'console/corporate/dashboard/testtools/office', ([first]: Office[]) =>
    Array.from({ length: 500 }, (_, n) => ({ ...first, id: `OFF-${n}`, text: `Kantor ${n + 1}` })),
  )
  await open(page, '?split=Office')
  const matrix = page.getByRole('table', { name: 'Tes Kepribadian menurut lokasi kantor' })
  const offices = matrix.getByRole('rowheader')
  await expect(offices).toHaveCount(100)
  await matrix.getByRole('button', { name: '400 lainnya' }).click()
  await expect(offices).toHaveCount(300)
})

test.describe('the attention strip', () => {
  const strip = (page: Page) => page.getByRole('region', { name: 'Perlu perhatian' })
  const REPORT = 'console/ats/pipeline/list/jobvacancy'
  type Vacancy = { positionName: string; status: string; closeDate: string | null }
  const vacancy = (result: Vacancy[], n: number, change: Partial<Vacancy>) => ({ ...result[n]!, ...change })

  test('links to the report, which is requested after the tiles', async ({ page, world }) => {
    await alterResult(page, REPORT, (result: Vacancy[]) => [
      vacancy(result, 0, { positionName: 'Teller', closeDate: '23/11/2026', status: 'Active' }),
      vacancy(result, 1, { closeDate: '24/11/2026', status: 'Active' }),
      vacancy(result, 2, { closeDate: '15/11/2026', status: 'Active' }),
      vacancy(result, 3, { closeDate: '01/11/2026', status: 'Active' }),
      vacancy(result, 4, { closeDate: '01/11/2026', status: 'Closed' }),
    ])
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await open(page)
    await expect(strip(page).getByText('Capacity: hampir habis, 85% terpakai')).toBeVisible()
    await expect(strip(page).getByRole('link')).toHaveText([
      '2 lowongan lewat tanggal, masih Aktif',
      'Teller berakhir dalam 7 hari',
    ])
    const turnOf = async (endpoint: string) => {
      await expect.poll(() => world.calls(endpoint)).not.toEqual([])
      return requests.indexOf((await world.calls(endpoint))[0]!.path)
    }
    for (const name of DASHBOARD) expect(await turnOf(name)).toBeLessThan(await turnOf('listAtsVacancies'))
    await strip(page).getByRole('link', { name: 'Teller berakhir dalam 7 hari' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/dashboard/0/atsreport')
    await expect(page.getByText('Hanya lowongan Aktif yang berakhir dalam 7 hari.')).toBeVisible()
    await expect(page.getByText('1 lowongan', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Hapus semua filter' }).click()
    await expect(page).not.toHaveURL(/closing=/)
    await expect(page.getByText('1 lowongan', { exact: true })).toBeHidden()
  })

  test('tells a figure that failed to load in a line, which loads it again', async ({ page, world }) => {
    await world.fault({ endpoint: 'getDemographics', kind: 'status', times: 0 })
    await open(page)
    const line = strip(page).getByRole('listitem').filter({ hasText: 'Data Demografi Karyawan gagal dimuat.' })
    await expect(line).toBeInViewport({ ratio: 1 })
    await world.heal()
    await line.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(line).toBeHidden()
    await expect(page.getByRole('button', { name: /^Total karyawan: / })).toBeVisible()
  })

  test('is absent without the right to the report, which is not requested', async ({ page, world }) => {
    await alterMenus(page, (menu) => menu.filter(({ id }) => id !== 'AUTH2049'))
    await open(page)
    await expect(card(page, 'Lisensi').getByRole('article')).toHaveCount(3)
    await expect(strip(page)).toBeHidden()
    expect(await world.calls('listAtsVacancies')).toEqual([])
  })
})
