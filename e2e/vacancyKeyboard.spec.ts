import type { Page } from '@playwright/test'
import { expect, test } from './support/test'
import { vacanciesAt } from './support/vacancyForms'

/** Moves on with Tab until a control with that name has the focus. */
async function tabTo(page: Page, role: 'button' | 'textbox' | 'combobox' | 'radio', name: string | RegExp) {
  const control = page.getByRole(role, { name, exact: typeof name === 'string' }).first()
  await expect(control).toBeVisible()
  for (let press = 0; press < 60; press++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}
const type = (page: Page, text: string) => page.keyboard.type(text)
/** Picks the entry of a combobox that has the focus, and answers what is asked. */
async function becomes(page: Page, status: 'Active' | 'Closed') {
  await tabTo(page, 'combobox', 'Status Lowongan')
  await page.keyboard.press('Control+A')
  await type(page, status)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Konfirmasi Mengubah Status' })).toContainText(
    `Ubah status lowongan "Penjaga Mercusuar" di PT Nusantara Karya Digital menjadi ${status}?`,
  )
  await tabTo(page, 'button', 'YA, YAKIN')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Status Lowongan' })).toHaveValue(status)
}
async function save(page: Page) {
  // From within the form Enter saves it.
  await tabTo(page, 'textbox', 'Tanggal Ditutup')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Berhasil menyimpan job vacancy').first()).toBeVisible()
}

test('by keyboard alone a vacancy is made from nothing, opened to the public, and closed', async ({ page, world }) => {
  test.setTimeout(90_000)
  await page.goto(vacanciesAt())
  await tabTo(page, 'button', '+ Tambahkan Lowongan')
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', /^Buat Lowongan Baru/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Buat Lowongan Baru' })).toBeVisible()
  await tabTo(page, 'textbox', 'Nama Lowongan')
  await type(page, 'Penjaga Mercusuar')
  await tabTo(page, 'textbox', 'Tanggal Dibuka')
  await type(page, '16/11/2026')
  await tabTo(page, 'textbox', 'Tanggal Ditutup')
  await type(page, '31/12/2099')
  await tabTo(page, 'textbox', 'Deskripsi Lowongan')
  await type(page, 'Menjaga terang.')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, 'button', 'Simpan')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/edit\/KJV-000001$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Lowongan, Penjaga Mercusuar' })).toBeVisible()

  await tabTo(page, 'radio', /^Default/)
  await page.keyboard.press('Space')
  await becomes(page, 'Active')
  await save(page)
  const [list] = await seen(page)
  expect(list).toMatchObject({ klobVacancyCode: 'KJV-000001', status: 'Active' })
  expect((await license(page)).used).toBe(8)

  await becomes(page, 'Closed')
  await save(page)
  expect((await seen(page))[0]).toMatchObject({ status: 'Closed' })
  expect((await license(page)).used).toBe(7)
  expect((await world.calls('saveVacancyPrimary')).map(({ body }) => (body as { status: string }).status)).toEqual([
    'Draft',
    'Active',
    'Closed',
  ])
})

async function answer(page: Page, path: string) {
  return page.evaluate(async (address) => {
    const cookie = document.cookie.split('; ').find((one) => one.startsWith('sessionToken='))!
    const response = await fetch(address, { headers: { Authorization: cookie.slice('sessionToken='.length) } })
    return (await response.json()).result
  }, path)
}
const seen = async (page: Page) =>
  (await answer(page, '/rest/console/adminvacancy/index/list?corporateId=COR0001&start=0&length=5')).content
const license = async (page: Page) =>
  (await answer(page, '/rest/console/corporate/dashboard/license/table?corporateId=COR0001')).license.find(
    ({ unit }: { unit: string }) => unit === 'Job Vacancy',
  )
