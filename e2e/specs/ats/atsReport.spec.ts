import type { Page } from '@playwright/test'
import { alterResult } from '../../support/figures'
import { card as applicant, moveOpenApplicant, openStage, returnToWindow } from '../../support/stages'
import { expect, expectAccessible, expectReadable, test } from '../../support/test'

const LIST = 'listAtsVacancies'
const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

test('shows state, last day and stage tiles of each vacancy; a click is recorded and opens the stage', async ({
  page,
  world,
}) => {
  await page.goto('/dashboard/0/atsreport')
  const card = cardOf(page, 'Software Engineer')
  await expect(card).toContainText('Aktif')
  await expect(card).toContainText('Postingan Akan Berakhir pada 31 Desember 2026')
  await expect(card.getByRole('listitem')).toHaveText([
    '54Lamaran Masuk',
    '18Seleksi Berkas',
    '11Tes',
    '8Wawancara',
    '5Penawaran',
    '0Diterima',
  ])
  await expectAccessible(page)
  // An empty stage: the tile can be reached and reports it.
  await card.getByRole('button', { name: 'Diterima' }).press('Enter')
  await expect(page.getByText('Data di Diterima kosong')).toBeVisible()
  expect(await world.calls('logAction')).toEqual([])

  await world.fault({ endpoint: 'logAction', kind: 'status', status: 500 })
  await card.getByRole('link', { name: 'Wawancara' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Software Engineer, Stage: Wawancara' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/dashboard/0/atsreport/VAC-AKTIF-01')
  expect([...new URL(page.url()).searchParams].filter(([name]) => name !== 'c')).toEqual([
    ['id', 'VAC-AKTIF-01.STG-4'],
    ['stage', 'Wawancara'],
  ])
  await expect.poll(() => world.calls('logAction')).toHaveLength(1)
  const [log] = await world.calls('logAction')
  expect(new Map(log!.query)).toEqual(
    new Map([
      ['entity', 'atsreport'],
      ['entityId', 'VAC-AKTIF-01'],
      ['companyId', 'COR0001'],
    ]),
  )
})

test('searches vacancies while typing; the search is in the URL; an empty CARI requires a name', async ({
  page,
  world,
}) => {
  await page.goto('/dashboard/0/atsreport')
  await expect(page.getByText('60 lowongan')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Nama lowongan' })
  await page.getByRole('button', { name: 'CARI', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Yuk, Ketikan lowongan pekerjaan dahulu')
  await expect(field).toBeFocused()
  await field.pressSequentially('  STAF akuntansi ')
  await expect(page.getByText('1 lowongan', { exact: true })).toBeVisible()
  await expect(cardOf(page, 'Staf Akuntansi')).toContainText('Tutup')
  await expect(page).toHaveURL(/keyword=STAF\+akuntansi$/)
  await expect(field).toHaveValue('  STAF akuntansi ')
  await field.fill('tidak ada yang begini')
  await expect(page.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
  await expect(page.getByText('Maaf kami tidak menemukan lowongan pekerjaan yang kamu cari.')).toBeVisible()
  await page.getByRole('button', { name: 'Hapus pencarian' }).click()
  await expect(page.getByText('60 lowongan')).toBeVisible()
  await expect(field).toBeFocused()
  // Each key replaces the history entry: Back leaves the report.
  await field.pressSequentially('magang')
  await expect(cardOf(page, 'Magang Umum')).toBeVisible()
  await page.getByRole('button', { name: 'CARI', exact: true }).click()
  await cardOf(page, 'Magang Umum').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /Magang Umum/ })).toBeVisible()
  await page.goBack()
  await expect(field).toHaveValue('magang')
  await expect(cardOf(page, 'Magang Umum')).toBeVisible()
  await page.goto('/dashboard/0/atsreport?keyword=magang')
  await expect(cardOf(page, 'Magang Umum')).toBeVisible()
  await world.forget()
  await field.press('End')
  await field.pressSequentially(' umum')
  await expect(page).toHaveURL(/keyword=magang\+umum/)
  expect(await world.calls(LIST)).toEqual([])
  await page.goto('/dashboard/0/atsreport?keyword=Kepala+Cabang')
  await expect(cardOf(page, 'Kepala Cabang')).toContainText('Draft')
  await page.goto('/dashboard/0/atsreport?keyword=magang')
  await expect(cardOf(page, 'Magang Umum')).toContainText('Postingan Akan Berakhir pada -')
})

test('keeps the report for some minutes, says from when it is, and renews it at a press', async ({ page, world }) => {
  await page.clock.install()
  await page.goto('/dashboard/0/atsreport')
  await expect(page.getByText(/^Menurut data pukul \d\d\.\d\d$/)).toBeVisible()
  await world.forget()
  await page.getByRole('link', { name: 'Dasbor' }).click()
  await expect(page.getByRole('heading', { name: 'Perlu perhatian' })).toBeVisible()
  await page.goBack()
  await expect(cardOf(page, 'Software Engineer')).toBeVisible()
  await returnToWindow(page)
  await page.getByRole('button', { name: 'Perbarui' }).click()
  await expect.poll(async () => (await world.calls(LIST)).length).toBe(1)
})

test('filters the report by status and sorts it, both in the URL', async ({ page }) => {
  await page.goto('/dashboard/0/atsreport?keyword=s')
  const statuses = page.getByRole('group', { name: 'Status lowongan' }).getByRole('button')
  await expect(statuses).toHaveText([/^Semua \d+$/, /^Aktif \d+$/, /^Draft \d+$/, /^Tutup \d+$/])
  const counts = (await statuses.allTextContents()).map((text) => Number(text.replace(/\D/g, '')))
  expect(counts[0]).toBe(counts[1]! + counts[2]! + counts[3]!)
  await statuses.filter({ hasText: 'Tutup' }).click()
  await expect(page.getByText(`${counts[3]} lowongan`, { exact: true })).toBeVisible()
  await expect(statuses.filter({ hasText: 'Tutup' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel('Urutan').selectOption('Nama')
  await expect(page).toHaveURL('/dashboard/0/atsreport?keyword=s&status=Closed&order=name')
  const names = () => page.getByRole('article').getByRole('heading').allTextContents()
  const inOrder = (some: readonly string[]) => some.toSorted((a, b) => a.localeCompare(b, 'id', { numeric: true }))
  await expect.poll(async () => String(await names())).toBe(String(inOrder(await names())))
  await page.goBack()
  await expect(page).toHaveURL('/dashboard/0/atsreport?keyword=s&status=Closed')
  await page.goto('/dashboard/0/atsreport?keyword=Kepala+Cabang&status=Closed&order=apa')
  await page.getByRole('button', { name: 'Hapus semua filter' }).click()
  await expect(page.getByText('60 lowongan')).toBeVisible()
})

test('a pin of another tab is shown here, and both tabs keep the pins of the other', async ({ page, context }) => {
  const pinned = (tab: Page) => tab.getByRole('region', { name: 'Lowongan saya' }).getByRole('heading', { level: 3 })
  const pin = (tab: Page, name: string) => tab.getByRole('button', { name: `Sematkan ${name}`, exact: true }).click()
  const another = await context.newPage()
  for (const tab of [another, page]) {
    await tab.goto('/dashboard/0/atsreport')
    await expect(cardOf(tab, 'Software Engineer')).toBeVisible()
  }
  await pin(page, 'Data Analyst')
  await expect(pinned(another)).toHaveText(['Data Analyst'])
  await pin(another, 'Software Engineer')
  for (const tab of [another, page])
    await expect(pinned(tab).filter({ hasText: /Data Analyst|Software Engineer/ })).toHaveCount(2)
})

test('pinned vacancies come first, for this person and company, and keep the focus', async ({ page }) => {
  await page.goto('/dashboard/0/atsreport')
  const pinned = page.getByRole('region', { name: 'Lowongan saya' })
  await expect(cardOf(page, 'Software Engineer')).toBeVisible()
  await expect(pinned).toHaveCount(0)
  const pin = page
    .getByRole('article')
    .nth(5)
    .getByRole('button', { name: /^Sematkan/ })
  const name = (await pin.getAttribute('aria-label'))!.replace('Sematkan ', '')
  await pin.press('Enter')
  await expect(pinned.getByRole('heading', { level: 3 })).toHaveText([name])
  await expect(pinned.getByRole('button', { name: `Sematkan ${name}` })).toBeFocused()
  await expect(pinned.getByRole('button', { name: `Sematkan ${name}` })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await page.reload()
  await expect(pinned.getByRole('heading', { level: 3 })).toHaveText([name])
  await page.goto('/dashboard/1/atsreport')
  await expect(page.getByRole('heading', { name: 'ATS Report' })).toBeVisible()
  await expect(pinned).toHaveCount(0)
  await page.goto('/dashboard/0/atsreport')
  await pinned.getByRole('button', { name: `Sematkan ${name}` }).click()
  await expect(pinned).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Sematkan ${name}` })).toBeFocused()
})

test('shows eight stages in a row, the others behind a button, and ten rows a page', async ({ page }) => {
  const stages = (count: number) =>
    Array.from({ length: count }, (_, s) => ({ id: `S${s}`, stageName: `Tahap ${s + 1}`, count: s }))
  const vacancies = Array.from({ length: 12 }, (_, n) => ({
    positionName: `Posisi ${n + 1}`,
    status: 'Active',
    closeDate: '31/12/2026',
    klobVacancyCode: `V-${n}`,
    stageCounter: stages(n),
  }))
  await page.route('**/ats/pipeline/list/jobvacancy?*', (route) =>
    route.fulfill({ json: { status: 'SUCCESS', message: null, result: vacancies } }),
  )
  await page.goto('/dashboard/0/atsreport')
  await expect(cardOf(page, 'Posisi 10')).toBeInViewport({ ratio: 1 })
  await expect(cardOf(page, 'Posisi 9').getByRole('listitem')).toHaveCount(8)
  await expect(cardOf(page, 'Posisi 9').getByRole('button', { name: /tahap lagi/ })).toHaveCount(0)
  await cardOf(page, 'Posisi 11').getByRole('button', { name: '2 tahap lagi dari Posisi 11' }).press('Enter')
  const rest = page.getByRole('dialog', { name: 'Tahap lain dari Posisi 11' })
  await expect(rest.getByRole('listitem')).toHaveText(['8Tahap 9', '9Tahap 10'])
  const printed = cardOf(page, 'Posisi 11').getByRole('button', { name: /tahap lagi/ })
  await page.emulateMedia({ media: 'print' })
  expect(await printed.evaluate((element) => getComputedStyle(element, '::after').content)).toBe(
    '"Tahap 9 8, Tahap 10 9"',
  )
  await page.emulateMedia({ media: 'screen' })
  await expectAccessible(page)
  await rest.getByRole('link', { name: 'Tahap 10' }).press('Enter')
  await expect(page).toHaveURL('/dashboard/0/atsreport/V-10?id=S9&stage=Tahap+10')
})

test('reports a company without vacancies and a report that fails', async ({ page, world }) => {
  for (const search of ['', '?keyword=apa+saja']) {
    await page.goto(`/dashboard/2/atsreport${search}`)
    await expect(page.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
    await expect(page.getByText('Belum ada lowongan pekerjaan yang disedang publish.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Buka Lowongan Kerja' })).toHaveAttribute(
      'href',
      /^\/dashboard\/2\/create-job-vacancy/,
    )
  }
  await world.fault({ endpoint: LIST, kind: 'status', status: 403, times: 0 })
  await page.goto('/dashboard/0/atsreport')
  const retry = page.getByRole('button', { name: 'Coba lagi' })
  await expect(retry).toBeVisible()
  await world.heal()
  await retry.click()
  await expect(cardOf(page, 'Software Engineer')).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
})

test('scrolls a thousand vacancies like ten, rendering only the visible ones', async ({ page }) => {
  const vacancies = Array.from({ length: 1_000 }, (_, n) => ({
    positionName: `Posisi ${n + 1}`,
    status: 'Active',
    closeDate: null,
    klobVacancyCode: `V-${n}`,
    stageCounter: Array.from({ length: 6 }, (__, s) => ({ id: `V-${n}.S${s}`, stageName: `Tahap ${s}`, count: s })),
  }))
  await page.route('**/ats/pipeline/list/jobvacancy?*', (route) =>
    route.fulfill({ json: { status: 'SUCCESS', message: null, result: vacancies } }),
  )
  await page.goto('/dashboard/0/atsreport')
  await expect(page.getByText('1.000 lowongan')).toBeVisible()
  await expect(cardOf(page, 'Posisi 1')).toBeVisible()
  expect(await page.getByRole('article').count()).toBeLessThan(32)
  await page.keyboard.press('End')
  await expect(cardOf(page, 'Posisi 1000')).toBeInViewport()
  expect(await page.getByRole('article').count()).toBeLessThan(32)
})

test('shows ten vacancies in a small window', async ({ page }) => {
  await page.goto('/dashboard/0/atsreport')
  const row = (n: number) => page.getByRole('article').nth(n)
  for (const width of [1366, 1024]) {
    await page.setViewportSize({ width, height: 768 })
    for (const n of [0, 9]) await expect(row(n)).toBeInViewport({ ratio: 1 })
    await expect(row(0)).toContainText('Postingan Akan Berakhir pada 31 Desember 2026')
    // The text of the documents fits on one line.
    const closes = row(0).getByText('Postingan Akan Berakhir')
    expect((await closes.boundingBox())!.height, `at ${width}`).toBeLessThan(22)
  }
})

test('says how long active vacancies have left, or have been overdue', async ({ page }) => {
  type Vacancies = { positionName: string; status: string; closeDate: string }[]
  await alterResult(page, 'console/ats/pipeline/list/jobvacancy', ([first, second]: Vacancies) => [
    { ...first, positionName: 'Software Engineer', status: 'Active', closeDate: '01/11/2026' },
    { ...second, positionName: 'Staf Gudang', status: 'Active', closeDate: '19/11/2026' },
  ])
  await page.goto('/dashboard/0/atsreport')
  await expect(cardOf(page, 'Software Engineer')).toContainText('Lewat 15 hari')
  await expect(cardOf(page, 'Staf Gudang')).toContainText('3 hari lagi')
})

/** Adds a second vacancy of the name 'Software Engineer'. */
async function shareTheName(page: Page, name = 'Software Engineer') {
  type Vacancies = { klobVacancyCode: string; positionName: string }[]
  await alterResult(page, 'console/ats/pipeline/list/jobvacancy', (vacancies: Vacancies) => [
    ...vacancies.map((one) => (one.klobVacancyCode === 'VAC-AKTIF-01' ? { ...one, positionName: name } : one)),
    {
      ...vacancies.find((one) => one.klobVacancyCode === 'VAC-AKTIF-01')!,
      positionName: name,
      klobVacancyCode: 'VAC-AKTIF-99',
    },
  ])
}

test('cuts a long name before the code that tells it apart', async ({ page }) => {
  const name = 'Manajer Pengembangan Bisnis dan Kemitraan Strategis Wilayah Indonesia Timur'
  await shareTheName(page, name)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/dashboard/0/atsreport?keyword=Manajer%20Pengembangan')
  const heading = cardOf(page, `${name} (VAC-AKTIF-99)`).getByRole('heading')
  await expect(heading).toBeVisible()
  // Its parts fit in one line, so the code at its end is whole.
  const [hidden, height] = await heading.evaluate((one) => [one.scrollWidth - one.clientWidth, one.clientHeight])
  expect([hidden, height]).toEqual([0, 22])
})

test('tells two vacancies of one name apart by their code, in the report and at their stages', async ({ page }) => {
  await shareTheName(page)
  await page.goto('/dashboard/0/atsreport?keyword=Software%20Engineer')
  await expect(cardOf(page, 'Software Engineer (VAC-AKTIF-01)')).toBeVisible()
  await expect(cardOf(page, 'Software Engineer (VAC-AKTIF-99)')).toBeVisible()
  await cardOf(page, 'Software Engineer (VAC-AKTIF-01)').getByRole('link', { name: 'Wawancara' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Software Engineer (VAC-AKTIF-01), Stage: Wawancara' }),
  ).toBeVisible()
  await expect(page).toHaveTitle(/Software Engineer \(VAC-AKTIF-01\)/)
})

test('tells two vacancies of one name apart by their code, on the board', async ({ page }) => {
  await shareTheName(page)
  await openStage(page, { view: 'board' })
  await expect(page.getByRole('region', { name: 'Papan tahap' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Software Engineer (VAC-AKTIF-01)')
})

test("tells two vacancies of one name apart by their code, in one's own actions", async ({ page }) => {
  await shareTheName(page)
  await page.goto('/dashboard/0/atsreport?keyword=Software%20Engineer')
  await cardOf(page, 'Software Engineer (VAC-AKTIF-01)').getByRole('link', { name: 'Lamaran Masuk' }).click()
  await applicant(page, 'Ayu Wulandari').click()
  await moveOpenApplicant(page, 'Ayu Wulandari', 'Tes')
  await page.getByRole('button', { name: 'Menu Budi' }).click()
  await page.getByRole('menuitem', { name: 'Tindakan saya' }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
    'Software Engineer (VAC-AKTIF-01) · Berhasil',
  )
})
