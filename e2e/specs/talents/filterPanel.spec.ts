import type { Page } from '@playwright/test'
import { AT, openAt } from '../../support/recruitment'
import {
  searchQuery,
  chips,
  choose,
  field,
  form,
  openTalents,
  pressSearch,
  results,
  expectSettled,
  unfold,
  urlQuery,
} from '../../support/talents'
import { expect, expectAccessible, expectReadable, test } from '../../support/test'

const TALENTS = '/dashboard/0/talentsearch'
const LIST = 'listTalentQueries'
const section = (page: Page, name: string) => form(page).getByRole('heading', { name, exact: true })
const finder = (page: Page) => form(page).getByRole('combobox', { name: 'Cari kriteria' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Filter tersimpan dan pencarian terakhir' })
const openMenu = (page: Page) => form(page).getByRole('button', { name: 'Lihat Filter' }).click()
const opener = (page: Page) => page.getByRole('button', { name: /^Ubah filter/ })

test('shows the searched criterion whole when a search is opened on a small laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(`${TALENTS}?gender=F`)
  await expectSettled(page)
  await expect(field(page, 'Jenis kelamin', 'combobox')).toBeInViewport({ ratio: 1 })
})
test('shows the panel beside the results, with its footer and the first row in view at once', async ({ page }) => {
  await page.goto(TALENTS)
  await expectSettled(page)
  for (const name of ['Cari', 'Reset', 'Simpan Filter', 'Lihat Filter'])
    await expect(form(page).getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('rowheader').first()).toBeInViewport()
})

test('shows every section of an empty form at once, folded, and draws the fields of those that are opened', async ({
  page,
}) => {
  await page.goto(TALENTS)
  await expectSettled(page)
  await expect(form(page).getByRole('heading', { level: 3 })).toHaveCount(5)
  for (const heading of await form(page).getByRole('heading', { level: 3 }).all())
    await expect(heading).toBeInViewport({ ratio: 1 })
  await expect(form(page).getByLabel('IPK', { exact: true })).toHaveCount(0)
  await section(page, 'Pengetahuan dan keahlian').click()
  await expect(field(page, 'IPK')).toBeVisible()
})

const frequent = (page: Page) => form(page).getByRole('group', { name: 'Sering dipakai' })

test('goes from a criterion that is used often to its field', async ({ page }) => {
  await page.goto(TALENTS)
  await frequent(page).getByRole('button', { name: 'Keahlian' }).click()
  await expect(field(page, 'Keahlian', 'combobox')).toBeFocused()
})

test('offers the criteria of the last searches before those that others use often', async ({ page }) => {
  await page.goto(TALENTS)
  await expect(frequent(page).getByRole('button')).toHaveText([
    'Posisi',
    'Perusahaan',
    'Keahlian',
    'Provinsi domisili',
    'Institusi pendidikan',
  ])
  await frequent(page).getByRole('button', { name: 'Keahlian' }).click()
  await expect(field(page, 'Keahlian', 'combobox')).toBeFocused()
  await page.keyboard.type('Java')
  await pressSearch(page)
  await openMenu(page)
  await expect(menu(page).getByRole('list', { name: 'Pencarian terakhir' })).toContainText('Keahlian: Java')
  await page.goto(TALENTS)
  await expect(frequent(page).getByRole('button')).toHaveText([
    'Keahlian',
    'Posisi',
    'Perusahaan',
    'Provinsi domisili',
    'Institusi pendidikan',
  ])
})

test('says beside its buttons that it was changed, in view', async ({ page }) => {
  await page.goto(TALENTS)
  await frequent(page).getByRole('button', { name: 'Posisi' }).click()
  await expect(field(page, 'Posisi', 'combobox')).toBeFocused()
  await page.keyboard.type('Admin')
  await expect(form(page).getByText('Filter sudah diubah. Tekan Cari untuk memperbarui hasil.')).toBeInViewport({
    ratio: 1,
  })
})

test('opens its sections on a search, counts in their titles and marks filled fields', async ({ page }) => {
  await page.goto(`${TALENTS}?gender=F&testGrit01=GRIT-H&language=LNG-EN`)
  await expectSettled(page)
  await expect(form(page).getByText('1 terisi')).toHaveCount(3)
  const marked = form(page).locator('[data-filled]')
  await expect(marked).toHaveCount(3)
  await expect(marked.getByRole('combobox', { name: 'Jenis kelamin' })).toHaveValue('Wanita')
  await field(page, 'Nama depan').fill('Ayu')
  await expect(form(page).getByText('2 terisi')).toBeVisible()
  await expect(marked).toHaveCount(4)
  await page.emulateMedia({ forcedColors: 'active' })
  const edges = await marked.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderLeftColor))
  const plain = await form(page)
    .locator('[data-criterion]:not([data-filled])')
    .first()
    .evaluate((one) => getComputedStyle(one).borderLeftColor)
  expect(edges).not.toContain(plain)
})

test('keeps and sends values of a collapsed section, and expands it to show an error', async ({ page, world }) => {
  await page.goto(TALENTS)
  await expectSettled(page)
  await section(page, 'Pengetahuan dan keahlian').click()
  await field(page, 'IPK').fill('9')
  await section(page, 'Pengetahuan dan keahlian').click()
  await expect(field(page, 'IPK')).toBeHidden()
  await pressSearch(page)
  await expect(field(page, 'IPK')).toBeFocused()
  await choose(page, 'Operator IPK', '=')
  await field(page, 'IPK').fill('4')
  await section(page, 'Pengetahuan dan keahlian').click()
  await world.forget()
  await pressSearch(page)
  expect(await searchQuery(world)).toMatchObject({ grade: ['4'], gradeOperators: ['4'] })
  // A criterion from a link is kept although its section was never expanded.
  await page.goto(`${AT.tracking}?vacancyCode=VAC-AKTIF-01&gender=F`)
  await expectSettled(page)
  await section(page, 'Informasi dasar').click()
  await pressSearch(page)
  expect(urlQuery(page)).toMatchObject({ gender: ['F'] })
})

test('finds a criterion by its label or its section, by keyboard alone', async ({ page }) => {
  await page.goto(TALENTS)
  await expectSettled(page)
  await finder(page).fill('mindset')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Mindset', 'combobox')).toBeFocused()
  await expect(finder(page)).toHaveValue('')
  await finder(page).fill('konten')
  await expect(page.getByRole('listbox', { name: 'Cari kriteria' }).getByRole('option')).toHaveText([/^Konten/])
  await page.keyboard.press('Enter')
  await expect(form(page).getByRole('button', { name: 'Konten: Pilih', exact: true })).toBeFocused()
  // Finding a field does not start a search.
  expect(urlQuery(page)).toEqual({})
})

test('focuses a field from its chip, wherever the panel is', async ({ page }) => {
  await page.goto(`${TALENTS}?gender=F&grade=3&gradeOperators=1`)
  await expectSettled(page)
  await section(page, 'Pengetahuan dan keahlian').click()
  await page.getByRole('button', { name: 'Ubah kriteria IPK >= 3' }).click()
  await expect(field(page, 'IPK')).toBeFocused()
  await page.getByRole('button', { name: 'Tutup filter' }).click()
  await expect(form(page)).toBeHidden()
  await page.getByRole('button', { name: 'Ubah kriteria Jenis kelamin: Wanita' }).click()
  await expect(field(page, 'Jenis kelamin', 'combobox')).toBeFocused()
})

test('stays collapsed on other screens and after a reload, with its input', async ({ page }) => {
  await page.goto(`${TALENTS}?gender=F`)
  await expectSettled(page)
  await field(page, 'Nama depan').fill('belum dicari')
  await page.getByRole('button', { name: 'Tutup filter' }).click()
  await expect(opener(page)).toHaveText('Ubah filter (1)')
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Tutup filter' })).toBeFocused()
  await expect(field(page, 'Nama depan')).toHaveValue('belum dicari')
  await page.keyboard.press('Enter')
  await page.reload()
  await expectSettled(page)
  await expect(form(page)).toHaveCount(0)
  await page.goto(AT.matching)
  await expect(page.getByText('Belum ada pencarian')).toBeVisible()
  await expect(opener(page)).toBeVisible()
  // The state is stored per corporate.
  await page.goto('/dashboard/1/talentsearch')
  await expectSettled(page)
  await expect(form(page)).toBeVisible()
  await page.goto(AT.matching)
  await opener(page).click()
  await page.reload()
  await expect(form(page)).toBeVisible()
})

test('is a drawer below 1200 px: named, traps the focus, closes on Escape and on a search', async ({ page, world }) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await page.goto(TALENTS)
  await expectSettled(page)
  await expect(form(page)).toHaveCount(0)
  await opener(page).click()
  const drawer = page.getByRole('dialog', { name: 'Filter', exact: true })
  await expect(drawer).toHaveAttribute('aria-modal', 'true')
  await expectAccessible(page)
  const close = drawer.getByRole('button', { name: 'Tutup filter' })
  await expect(close).toBeFocused()
  const last = drawer.getByRole('button', { name: 'Lihat Filter' })
  // The form comes after the drawer.
  await expect(last).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(last).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  // Escape first closes what is open inside it.
  await section(page, 'Informasi dasar').click()
  await field(page, 'Jenis kelamin', 'combobox').click()
  const list = page.getByRole('listbox', { name: 'Jenis kelamin' })
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(drawer).toBeVisible()
  await field(page, 'Nama depan').fill('Ayu')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Nama depan')).toHaveValue('Ayu')
  await world.forget()
  await pressSearch(page)
  await expect(drawer).toBeHidden()
  expect(await searchQuery(world)).toMatchObject({ firstNames: ['Ayu'] })
  await expect(results(page)).toBeFocused()
  await page.getByRole('button', { name: 'Ubah kriteria Nama depan: Ayu' }).click()
  await expect(field(page, 'Nama depan')).toBeFocused()
  for (const width of [800, 1024]) {
    await page.setViewportSize({ width, height: 700 })
    await expect(drawer).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
})

test('loads the newest five saved filters when their menu opens, and opens one with a press', async ({
  page,
  world,
}) => {
  await page.goto(TALENTS)
  await expectSettled(page)
  expect(await world.calls(LIST)).toEqual([])
  await openMenu(page)
  await expect(menu(page).getByRole('list', { name: 'Filter tersimpan' }).getByRole('button')).toHaveText([
    /^S1 Informatika Jawa Barat/,
    /^Lulusan Bali \(format lama\)/,
  ])
  expect((await world.calls(LIST)).map(({ query }) => query)).toEqual([
    [
      ['corporateId', 'COR0001'],
      ['start', '0'],
      ['length', '5'],
    ],
  ])
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  await menu(page)
    .getByRole('button', { name: /^S1 Informatika/ })
    .click()
  await expect(page.getByText('filter aktif: S1 Informatika Jawa Barat')).toBeVisible()
  await expect(menu(page)).toBeHidden()
})

test('reports a saved filter that a colleague deleted, and removes it from the menu', async ({ page, world }) => {
  await page.goto(TALENTS)
  await expectSettled(page)
  await openMenu(page)
  const entry = menu(page).getByRole('button', { name: /^S1 Informatika/ })
  await expect(entry).toBeVisible()
  await world.fault({ endpoint: 'getTalentQuery', kind: 'status', status: 404 })
  await world.forget()
  await entry.click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect.poll(async () => (await world.calls(LIST)).length).toBe(1)
})

test('lists the latest searches of this user and corporate in the menu, and none that identify a person', async ({
  page,
}) => {
  const recent = menu(page).getByRole('list', { name: 'Pencarian terakhir' }).getByRole('button')
  await openTalents(page)
  await choose(page, 'Jenis kelamin', 'Wanita')
  await pressSearch(page)
  await expectSettled(page)
  for (const label of ['Nama depan', 'Nama belakang', 'Email', 'Nomor telepon']) {
    const text = { Email: 'ayu@surel.example', 'Nomor telepon': '0812' }[label] ?? 'Ayu'
    await field(page, label).fill(text)
    await pressSearch(page)
    // The previous search had the same number of chips.
    await expect(chips(page).filter({ hasText: `${label}: ` })).toBeVisible()
    await field(page, label).fill('')
  }
  await choose(page, 'Operator tanggal lahir', '=')
  await field(page, 'Tanggal lahir').fill('14/02/1997')
  await pressSearch(page)
  await expect(chips(page).filter({ hasText: 'Tanggal lahir' })).toBeVisible()
  await openMenu(page)
  await expect(recent).toHaveText(['Jenis kelamin: Wanita'])
  await recent.click()
  await expect(chips(page)).toHaveText(['Jenis kelamin: Wanita'])
  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  for (const secret of ['Ayu', 'surel', '0812', '14021997']) expect(stored).not.toContain(secret)
  await openTalents(page, '', 1)
  await openMenu(page)
  await expect(menu(page).getByRole('button', { name: 'Semua filter' })).toBeVisible()
  await expect(recent).toHaveCount(0)
})

test('shows the vacancy picker in place of the results when a search requires one', async ({ page, world }) => {
  for (const [path, name] of [
    [AT.applicants, 'vacancyCode'],
    [AT.matching, 'vacancyCodes'],
  ] as const) {
    await page.goto(path)
    await unfold(page)
    if (path === AT.applicants) await choose(page, 'Jenis kelamin', 'Wanita')
    await page.getByRole('button', { name: 'Pilih kode lowongan' }).click()
    const picker = page.getByRole('dialog', { name: 'Pilih lowongan' })
    await picker.getByRole('button', { name: 'Software Engineer', exact: true }).click()
    await expectSettled(page)
    // Earlier input is included.
    expect(urlQuery(page)).toMatchObject({
      [name]: ['VAC-AKTIF-01'],
      ...(path === AT.applicants ? { gender: ['F'] } : {}),
    })
    await expect(results(page)).toContainText('pelamar')
  }
  await page.goto('/dashboard/0/es-admin-query')
  await page.getByRole('button', { name: 'Isi Data Source' }).click()
  await expect(field(page, 'Data Source', 'combobox')).toBeFocused()
  expect(await world.calls('searchEsCandidates')).toEqual([])
})

test('reports codes of a link that no longer exist, and does not search for them', async ({ page, world }) => {
  await page.goto(
    `${TALENTS}?gender=F&language=LNG-EN&language=LNG-XX&setId=SET-9999&setStatuses=Complete&testGrit01=X`,
  )
  const notice = page.getByText(/^Sebagian isi tautan tidak sesuai dan diabaikan: /)
  await expect(notice).toContainText('Bahasa')
  await expect(notice).toContainText('Grit')
  await expect(notice).toContainText('Konten')
  await expect(chips(page)).toHaveText([/^Jenis kelamin: Wanita$/, /^Bahasa: Bahasa Inggris$/])
  await expectSettled(page)
  const queries = async () => (await world.calls('searchTalents')).map(({ query }) => JSON.stringify(query))
  const isClean = (query: string) => !query.includes('LNG-XX') && !query.includes('GRIT')
  await expect.poll(async () => (await queries()).filter(isClean)).not.toEqual([])
  expect((await queries()).at(-1)).not.toMatch(/LNG-XX|SET-9999/)
  // A vacancy that is gone is none: there is nothing to be searched.
  await page.goto(`${AT.applicants}?vacancyCode=VAC-HILANG`)
  await expect(page.getByText('Belum ada pencarian')).toBeVisible()
  await expect(notice).toContainText('Kode lowongan')
  // Nor are its stages.
  await page.goto(`${AT.tracking}?vacancyCode=VAC-HILANG&stageIds=VAC-HILANG.1`)
  await expect(notice).toContainText('Kode lowongan, Tahap')
  await expect(page.getByText('VAC-HILANG.1')).toBeHidden()
})

test('keeps every button on the screen despite a long name in a chip', async ({ page }) => {
  await page.goto(`${TALENTS}?position=${'Kepala Bagian '.repeat(7)}`)
  await expectSettled(page)
  for (const width of [1440, 1024, 900]) {
    await page.setViewportSize({ width, height: 768 })
    // From 1200 px on, the filter is beside the results.
    for (const name of [...(width < 1200 ? [/^Ubah filter/] : []), /^Salin tautan/, /^Hapus kriteria/])
      await expect(page.getByRole('button', { name }).first()).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
})

test('is accessible with sections expanded and filled, in both themes', async ({ page }) => {
  await openAt(page, AT.tracking, '?vacancyCode=VAC-AKTIF-01&gender=F&language=LNG-EN')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
})

const LONG = 'Pengembang Perangkat Lunak Senior Bidang Pembayaran dan Rekonsiliasi Lintas Negara'

test('a long name of a vacancy makes no field wider than the panel', async ({ page, world }) => {
  await world.seed({ vacancies: [{ corporateId: 'COR0001', klobVacancyCode: 'VAC-PANJANG', name: LONG }] })
  await page.goto(`${AT.applicants}?vacancyCode=VAC-PANJANG`)
  const vacancy = form(page).getByRole('button', { name: `Kode lowongan: ${LONG}` })
  await expect(vacancy).toBeInViewport({ ratio: 1 })
  const [inner, outer] = [(await vacancy.boundingBox())!, (await form(page).boundingBox())!]
  expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width)
})

test('cuts long names of saved filters and of who saved them, with the whole as a title', async ({ page, world }) => {
  const creator = { firstName: 'Raden Mas Suryadiningrat', lastName: 'Kusumawardhana' }
  await world.seed({ savedQueries: [{ family: 'talent', corporateId: 'COR0001', queryName: LONG, creator, body: {} }] })
  await page.goto(TALENTS)
  await openMenu(page)
  const entry = menu(page).getByTitle(`${LONG} · ${creator.firstName} ${creator.lastName}`)
  await expect(entry).toBeVisible()
  const cut = await entry.evaluate((button) =>
    [...button.querySelectorAll('*')]
      .filter((part) => getComputedStyle(part).textOverflow === 'ellipsis')
      .map((part) => part.scrollWidth > part.clientWidth && part.scrollHeight <= part.clientHeight + 1),
  )
  expect(cut).toEqual([true, true])
})
