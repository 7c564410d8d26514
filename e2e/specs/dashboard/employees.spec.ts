import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, rowOf, test } from '../../support/test'

const table = (page: Page): Locator => page.getByRole('table')
const rows = (page: Page): Locator => table(page).locator('tbody:not([aria-hidden]) tr')
const exactText = (page: Page, text: string): Locator => page.getByText(text, { exact: true })
async function open(page: Page, query: string): Promise<void> {
  await page.goto(`/dashboard/0/employees?${query}`)
  await expect(page.getByRole('heading', { level: 1, name: /^Karyawan: / })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

test('shows ten at a time, with the page in the URL and the next one prefetched', async ({ page, world }) => {
  await open(page, 'by=all')
  await expect(page).toHaveTitle('Karyawan: Semua karyawan · PT Nusantara Karya Digital · Klob')
  await expect(exactText(page, '850 karyawan')).toBeVisible()
  await expect(rows(page)).toHaveCount(10)
  expect(await rowOf(page, 'Dian')).toEqual({
    'Nama depan': 'Dian',
    'Nama belakang': 'Purnama',
    'ID pengguna': 'USR-DIAM',
  })
  const starts = async () =>
    (await world.calls('listDemographicEmployees')).map(({ query }) => Object.fromEntries(query)['start'])
  await expect.poll(starts).toEqual(['0', '1'])
  await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
  await expect(page).toHaveURL('/dashboard/0/employees?by=all&page=2')
  await expect(exactText(page, '11–20 dari 850')).toBeVisible()
  await page.getByRole('button', { name: 'Halaman terakhir' }).click()
  await expect(exactText(page, '841–850 dari 850')).toBeVisible()
  await page.goBack()
  await expect(exactText(page, '11–20 dari 850')).toBeVisible()
  await page.getByRole('link', { name: 'Dasbor' }).first().click()
  await expect(page).toHaveURL('/dashboard/0')
})

test('shows a hostile employee as text', async ({ page }) => {
  await open(page, 'by=all')
  expect(await rowOf(page, /^Jahat/)).toEqual({
    'Nama depan': 'Jahat <img src=x onerror="alert(1)">',
    'Nama belakang': '<script>alert("jahat")</script>',
    'ID pengguna': 'USR-JAHAT',
  })
  await expect(table(page).locator('img, script, [onerror]')).toHaveCount(0)
  await expectAccessible(page)
})

test('names every kind of list, even when opened directly', async ({ page }) => {
  const lists: [query: string, title: string][] = [
    ['by=notJoin', 'Belum bergabung'],
    ['by=sex&sex=notStated', 'Jenis kelamin Tidak disebutkan'],
    ['by=tenure&category=upper', 'Masa kerja >=5 tahun'],
    ['by=office&officeLocationId=OFF-JKT', 'Kantor Pusat Jakarta'],
    ['by=test&testId=grit01', 'Tes Grit · Sudah tes'],
    ['by=age&testId=INT-SOC&groupId=GRP-INT01-AGE&category=around', 'Tes Minat kerja · Social · Umur 18 - 24'],
    ['by=business&testId=INT-SOC&groupId=GRP-INT01-BUS&businessId=BUS-001', 'Tes Minat kerja · Social · Teknologi'],
  ]
  for (const [query, title] of lists) {
    await page.goto(`/dashboard/0/employees?${query}`)
    await expect(page.getByRole('heading', { level: 1, name: `Karyawan: ${title}`, exact: true })).toBeVisible()
    await expect(rows(page).first()).toBeVisible()
  }
})

test('redirects home from a URL that names no list, and requests none', async ({ page, world }) => {
  for (const query of ['', '?by=sex', '?by=planet', '?by=age&category=middle', '?page=2']) {
    await page.goto(`/dashboard/0/employees${query}`)
    await expect(page).toHaveURL('/home')
  }
  expect(await world.calls('listDemographicEmployees')).toEqual([])
  expect(await world.calls('listTestEmployees')).toEqual([])
})

test('reports failures, an empty list and a page beyond the end in place of the rows', async ({ page, world }) => {
  await world.fault({ endpoint: 'listDemographicEmployees', kind: 'status', status: 403, times: 0 })
  await open(page, 'by=notJoin')
  const failure = page.getByRole('alert').filter({ hasText: 'Coba lagi' })
  await expect(failure).toContainText('Maaf kamu tidak bisa mengakses fitur ini')
  await world.heal()
  await failure.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(exactText(page, '37 karyawan')).toBeVisible()
  await open(page, 'by=notJoin&page=9')
  await expect(page.getByText('Halaman 9 tidak ada; daftar berakhir di halaman 4.')).toBeVisible()
  await page.getByRole('button', { name: 'Buka halaman terakhir' }).click()
  await expect(exactText(page, '31–37 dari 37')).toBeVisible()
  await page.goto('/dashboard/2/employees?by=all')
  await expect(page.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
  await page.goto('/dashboard/0/employees?by=office&officeLocationId=OFF-MARS')
  await expect(page.getByRole('alert').filter({ hasText: 'Data tidak ditemukan' })).toBeVisible()
})
