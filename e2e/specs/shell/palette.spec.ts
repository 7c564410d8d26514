import type { Page } from '@playwright/test'
import { alterResult } from '../../support/figures'
import { unfold } from '../../support/talents'
import { expect, expectAccessible, expectAccessibleInBoth, holdBack, test } from '../../support/test'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Cari atau buka halaman, lowongan, atau tindakan' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Cari atau buka halaman, lowongan, atau tindakan' })
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, level: 1 })
const LISTS = ['listVacancies', 'listAtsVacancies', 'getVacancyPermission']

async function open(page: Page, path = '/dashboard/0/infographic') {
  await page.goto(path)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+K')
  await expect(field(page)).toBeFocused()
}

test('requests nothing before it opens, then finds a vacancy by its code', async ({ page, world }) => {
  await page.goto('/dashboard/0/infographic')
  await expect(heading(page, 'Infografik')).toBeVisible()
  const listCalls = async () =>
    (await world.calls()).flatMap(({ endpoint }) => LISTS.find((one) => one === endpoint) ?? [])
  expect(await listCalls()).toEqual([])
  await page.keyboard.press('Control+K')
  await expect(field(page)).toBeFocused()
  await expect.poll(async () => (await listCalls()).toSorted()).toEqual(LISTS.toSorted())
  await field(page).fill('vac-draf-01')
  await expect(palette(page).getByRole('option')).toHaveCount(1)
  await expect(option(page, /VAC-DRAF-01/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/0/create-job-vacancy/edit/VAC-DRAF-01')
  await expect(palette(page)).toBeHidden()
})

test('goes to a screen and another company by keyboard alone, and returns the focus', async ({ page }) => {
  await open(page)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await page.getByRole('button', { name: 'Cari atau buka halaman, lowongan, atau tindakan' }).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Cari atau buka halaman, lowongan, atau tindakan' })).toBeFocused()

  await page.keyboard.press('Control+K')
  await field(page).fill('talenta')
  await expect(palette(page).getByRole('option', { name: 'Cari Talenta', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/0/talentsearch')
  await page.keyboard.press('Control+K')
  await field(page).fill('samudra')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === '/dashboard/1/talentsearch')
  await expect(page.getByRole('banner')).toContainText('PT Samudra Logistik Abadi')
})

test('wraps around with the arrow keys, and keeps the active option in view', async ({ page }) => {
  await open(page)
  await expect(option(page, 'Dasbor')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(option(page, 'Situs utama')).toHaveAttribute('aria-selected', 'true')
  await expect(option(page, 'Situs utama')).toBeInViewport()
  await page.keyboard.press('ArrowDown')
  await expect(option(page, 'Dasbor')).toHaveAttribute('aria-selected', 'true')
  await field(page).fill('tidak ada 123')
  await expect(palette(page).getByRole('status')).toHaveText('Tidak ada yang cocok dengan "tidak ada 123".')
  await expect(palette(page).getByRole('option')).toHaveCount(0)
})

test('opens a stage of a vacancy and records it like a tile, but not an empty one', async ({ page, world }) => {
  await open(page)
  await expectAccessibleInBoth(page)
  await field(page).fill('tahap wawancara lowongan software')
  await expect(palette(page).getByRole('option')).toHaveText([/^Wawancara · Software Engineer8 pelamar$/])
  await expectAccessibleInBoth(page)
  await world.forget()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === '/dashboard/0/atsreport/VAC-AKTIF-01')
  await expect
    .poll(async () => (await world.calls('logAction')).map(({ query }) => Object.fromEntries(query)))
    .toEqual([{ entity: 'atsreport', entityId: 'VAC-AKTIF-01', companyId: 'COR0001' }])
  await page.keyboard.press('Control+K')
  await field(page).fill('wawancara beasiswa')
  await expect(option(page, /0 pelamar/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(
    (url) => url.pathname.startsWith('/dashboard/0/atsreport/') && !url.pathname.includes('AKTIF-01'),
  )
  await expect(page.getByRole('navigation', { name: 'Tahap lowongan' }).locator('[aria-current=page]')).toContainText(
    'Wawancara',
  )
  expect(await world.calls('logAction')).toHaveLength(1)
})

test('lists the actions of the screen with their keys', async ({ page }) => {
  await page.goto('/dashboard/0/atsreport')
  await page.getByRole('list', { name: 'Tahap Software Engineer' }).getByRole('link', { name: 'Lamaran Masuk' }).click()
  await expect(page.getByRole('button', { name: 'Pintasan' })).toBeVisible()
  await page.keyboard.press('Control+K')
  await field(page).fill('pelamar berikutnya')
  await expect(option(page, /^Pelamar berikutnya\s*J$/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/open=/)
})

test('lists all shortcuts with ?, and does not open above a dialog', async ({ page }) => {
  await page.goto('/dashboard/0/chat-admin')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').click({ position: { x: 2, y: 2 } })
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Pintasan keyboard' })
  await expect(help).toContainText('Ctrl K')
  await expect(help).toContainText('?Tampilkan daftar pintasan')
  await expectAccessible(page)
  await page.keyboard.press('Control+K')
  await expect(palette(page)).toBeHidden()
  await help.getByRole('checkbox', { name: 'Pintasan satu tombol aktif' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('?')
  await page.keyboard.press('Control+K')
  await expect(palette(page)).toBeVisible()
  await expect(help).toBeHidden()
})

test.describe('of a user with few rights', () => {
  test.use({ account: 'rudi.hartono' })
  test('offers nothing that is not permitted, and requests no list', async ({ page, world }) => {
    await page.goto('/dashboard/0')
    await expect(page.getByRole('heading', { name: 'Tidak memiliki akses' })).toBeVisible()
    await page.keyboard.press('Control+K')
    await expect(field(page)).toHaveAttribute('placeholder', 'Halaman atau tindakan')
    await expect(palette(page).getByRole('group')).toHaveCount(2)
    await expect(palette(page).getByRole('option')).toHaveText([
      'PT Samudra Logistik Abadi',
      'Tindakan saya',
      'Pintasan keyboard?',
      'Ganti tema terang atau gelap',
      'Hak akses saya',
      'Logout',
      'Situs utama',
    ])
    const endpoints = (await world.calls()).map(({ endpoint }) => endpoint)
    expect(endpoints.filter((one) => one === 'listVacancies' || one === 'listAtsVacancies')).toEqual([])
  })
})

test('reports vacancies that fail to load, and retries', async ({ page, world }) => {
  await world.fault({ endpoint: 'listVacancies', kind: 'status', status: 500, times: 0 })
  await open(page)
  await expect(palette(page).getByRole('alert')).toContainText('Lowongan gagal dimuat.')
  // The other options are still offered.
  await expect(option(page, 'Cari Talenta')).toBeVisible()
  // It is not known that nothing matches.
  await field(page).fill('VAC-AKTIF-01')
  await expect(palette(page).getByRole('alert')).toContainText('Lowongan gagal dimuat.')
  await expect(palette(page).getByText('Tidak ada yang cocok')).toBeHidden()
  await world.heal()
  await palette(page).getByRole('button', { name: 'Coba lagi' }).click()
  await expect(palette(page).getByRole('alert')).toBeHidden()
  await expect(option(page, /VAC-AKTIF-01/)).toBeVisible()
})

test('finds a stage among those of 5,000 vacancies', async ({ page }) => {
  const name = (n: number) => `Lowongan nomor ${n} ${n % 2 === 0 ? 'Analis' : 'Teknisi'}`
  const codes = Array.from({ length: 5_000 }, (_, n) => `VAC-${n}`)
  const content = codes.map((klobVacancyCode, n) => ({ name: name(n), klobVacancyCode }))
  const stageCounter = [
    'Lamaran Masuk',
    'Tes',
    'Wawancara',
    'Psikotes',
    'Penawaran',
    'Diterima',
    'Cadangan',
    'Kontrak',
  ].map((stageName, n) => ({ id: `STG-0${n}`, stageName, count: n }))
  const report = codes.map((klobVacancyCode, n) => ({
    positionName: name(n),
    status: 'Active',
    closeDate: null,
    klobVacancyCode,
    stageCounter,
  }))
  const listed = (result: object) => ({ ...result, content, totalElements: content.length })
  await alterResult(page, 'console/search/vacancy/list/COR0001', listed)
  await alterResult(page, 'console/ats/pipeline/list/jobvacancy', () => report)
  await open(page)
  await expect(palette(page).getByRole('status')).not.toHaveText(/^Memuat/)
  await field(page).pressSequentially('tahap wawancara lowongan 4321')
  await expect(option(page, /^Wawancara · Lowongan nomor 4321 /)).toBeVisible()
})

test('changes neither the active option nor what Enter runs when results arrive late', async ({ page }) => {
  const release = await holdBack(page, /auth\/menu\/jobvacancy/)
  await open(page)
  await page.keyboard.press('ArrowUp')
  await expect(option(page, 'Situs utama')).toHaveAttribute('aria-selected', 'true')
  for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowUp')
  await expect(option(page, 'Tindakan saya')).toHaveAttribute('aria-selected', 'true')
  await expect(option(page, 'Buat lowongan baru')).toHaveCount(0)
  release()
  await expect(option(page, 'Buat lowongan baru')).toBeAttached()
  await expect(option(page, 'Tindakan saya')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Tindakan saya')).toBeVisible()
})

test('offers the latest searches, which wait for nothing, and the saved filters of the screen beneath', async ({
  page,
}) => {
  const release = await holdBack(page, /population\/listQuery/)
  await page.goto('/dashboard/0/talentsearch')
  const search = page.getByRole('form', { name: 'Filter pencarian' })
  await unfold(page)
  await search.getByRole('combobox', { name: 'Jenis kelamin', exact: true }).fill('Wanita')
  await page.keyboard.press('Tab')
  await search.getByRole('button', { name: 'Cari' }).click()
  await expect(page).toHaveURL(/gender=F/)
  await page.getByRole('button', { name: 'Hapus kriteria Jenis kelamin: Wanita' }).click()
  await expect(page).not.toHaveURL(/gender=F/)
  await page.keyboard.press('Control+K')
  await field(page).fill('wanita')
  const recent = palette(page).getByRole('group', { name: 'Pencarian terakhir di halaman ini' }).getByRole('option')
  await expect(recent).toHaveText(['Jenis kelamin: Wanita'])
  await expect(palette(page).getByRole('group', { name: 'Filter tersimpan' })).toHaveCount(0)
  release()
  await recent.click()
  await expect(page).toHaveURL(/gender=F/)
  await page.keyboard.press('Control+K')
  const saved = palette(page).getByRole('group', { name: 'Filter tersimpan' }).getByRole('option')
  await expect(saved.first()).toBeAttached()
  await saved.first().click()
  await expect(page).toHaveURL(/saved=/)
  await page.goto('/dashboard/0/infographic')
  await expect(heading(page, 'Infografik')).toBeVisible()
  await page.keyboard.press('Control+K')
  await expect(palette(page).getByRole('group', { name: 'Filter tersimpan' })).toHaveCount(0)
})

test('a saved filter that a colleague deleted is not offered again', async ({ page, world }) => {
  await page.goto('/dashboard/0/talentsearch')
  await expect(heading(page, 'Cari Talenta')).toBeVisible()
  const saved = palette(page).getByRole('group', { name: 'Filter tersimpan' }).getByRole('option')
  await page.keyboard.press('Control+K')
  await expect(saved.first()).toBeAttached()
  await world.fault({ endpoint: 'getTalentQuery', kind: 'status', status: 404 })
  await world.forget()
  await saved.first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await page.keyboard.press('Control+K')
  await expect.poll(async () => (await world.calls('listTalentQueries')).length).toBe(1)
})

test('what is pinned in the report stands first, also with nothing typed', async ({ page }) => {
  await page.goto('/dashboard/0/atsreport')
  await page.getByRole('button', { name: 'Sematkan Data Analyst', exact: true }).click()
  await page.keyboard.press('Control+K')
  const pinned = palette(page).getByRole('group', { name: 'Lowongan saya' })
  await expect(pinned.getByRole('option')).toHaveText([/Data Analyst/])
  await field(page).fill('data')
  await expect(palette(page).getByRole('group', { name: 'Lowongan' }).getByRole('option').first()).toContainText(
    'Data Analyst',
  )
})

test('offers the buttons of the screen, and presses them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/dashboard/0/talentsearch')
  await field(page).fill('salin tautan')
  await page.keyboard.press('Enter')
  await expect(palette(page)).toBeHidden()
  await expect(page.getByText('Tautan pencarian disalin')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Salin tautan' })).toBeFocused()
})

test('searches the platform for a typed name', async ({ page }) => {
  await open(page)
  await field(page).fill('Ayu Wulandari')
  await option(page, 'Cari talenta "Ayu Wulandari"').click()
  await expect(page).toHaveURL('/dashboard/0/talentsearch?firstNames=Ayu&lastNames=Wulandari')
})

test('shows the own rights', async ({ page }) => {
  await open(page)
  await field(page).fill('hak akses')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Hak akses saya' })).toBeVisible()
})

test('signs out', async ({ page }) => {
  await open(page)
  await field(page).fill('keluar')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})

test('says that more match than it shows', async ({ page }) => {
  await open(page)
  await field(page).fill('kepala cabang')
  await expect(palette(page).getByRole('status')).toHaveText(/^\d+ hasil$/)
  await field(page).fill('vac-')
  await expect(palette(page).getByRole('status')).toHaveText(/^Lebih dari \d+ hasil$/)
})
