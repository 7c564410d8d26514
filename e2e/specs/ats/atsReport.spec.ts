import { expect, expectAccessible, expectReadable, test } from '../../support/test'

const LIST = 'listAtsVacancies'
const cardOf = (page: import('@playwright/test').Page, name: string) => page.getByRole('article', { name, exact: true })

test('each vacancy shows its state, its last day and a tile for each stage; a click is recorded and opens the stage', async ({
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
  // Nobody is there: the tile can be reached and says so.
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
  const [log] = await world.calls('logAction')
  expect(new Map(log!.query)).toEqual(
    new Map([
      ['entity', 'atsreport'],
      ['entityId', 'VAC-AKTIF-01'],
      ['companyId', 'COR0001'],
    ]),
  )
  // Who comes back sees what the stages have become.
  await world.forget()
  await page.getByRole('navigation', { name: 'Remah roti' }).getByRole('link', { name: 'ATS Report' }).click()
  await expect(cardOf(page, 'Software Engineer')).toBeVisible()
  await expect.poll(async () => (await world.calls(LIST)).length).toBe(1)
})

test('vacancies are found by name in the browser; the search stands in the URL; an empty one asks for a name', async ({
  page,
  world,
}) => {
  await page.goto('/dashboard/0/atsreport')
  await expect(page.getByText('60 lowongan')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Nama lowongan' })
  await page.getByRole('button', { name: 'CARI' }).click()
  await expect(page.getByRole('alert')).toHaveText('Yuk, Ketikan lowongan pekerjaan dahulu')
  await expect(field).toBeFocused()
  await field.fill('  STAF akuntansi ')
  await field.press('Enter')
  await expect(page.getByText('1 lowongan', { exact: true })).toBeVisible()
  await expect(cardOf(page, 'Staf Akuntansi')).toContainText('Tutup')
  expect(new URL(page.url()).searchParams.get('keyword')).toBe('STAF akuntansi')
  await field.fill('tidak ada yang begini')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
  await expect(page.getByText('Maaf kami tidak menemukan lowongan pekerjaan yang kamu cari.')).toBeVisible()
  await page.goBack()
  await expect(field).toHaveValue('STAF akuntansi')
  await page.getByRole('button', { name: 'Hapus pencarian' }).click()
  await expect(page.getByText('60 lowongan')).toBeVisible()
  await expect(field).toBeFocused()
  expect(await world.calls(LIST)).toHaveLength(1)
  // Drafts, and vacancies without a last day.
  await page.goto('/dashboard/0/atsreport?keyword=Kepala+Cabang')
  await expect(cardOf(page, 'Kepala Cabang')).toContainText('Draft')
  await page.goto('/dashboard/0/atsreport?keyword=magang')
  await expect(cardOf(page, 'Magang Umum')).toContainText('Postingan Akan Berakhir pada -')
})

test('a company without vacancies, and a report that does not come', async ({ page, world }) => {
  for (const search of ['', '?keyword=apa+saja']) {
    await page.goto(`/dashboard/2/atsreport${search}`)
    await expect(page.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
    await expect(page.getByText('Belum ada lowongan pekerjaan yang disedang publish.')).toBeVisible()
  }
  await world.fault({ endpoint: LIST, kind: 'status', status: 403, times: 0 })
  await page.goto('/dashboard/0/atsreport')
  const again = page.getByRole('button', { name: 'Coba lagi' })
  await expect(again).toBeVisible()
  await world.heal()
  await again.click()
  await expect(cardOf(page, 'Software Engineer')).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
})

test('a thousand vacancies scroll like ten: only those in sight are in the page', async ({ page }) => {
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
  expect(await page.getByRole('article').count()).toBeLessThan(20)
  await page.keyboard.press('End')
  await expect(cardOf(page, 'Posisi 1000')).toBeInViewport()
  expect(await page.getByRole('article').count()).toBeLessThan(20)
})
