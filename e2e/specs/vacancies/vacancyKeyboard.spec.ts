import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test'
import { vacanciesAt } from '../../support/vacancyForms'

/** Presses Tab until the control has the focus. */
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
/** Picks the next status, and confirms it. */
async function changeStatus(page: Page, status: 'Active' | 'Closed') {
  await tabTo(page, 'combobox', 'Status Lowongan')
  // Enter opens a closed list; nothing is saved.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox', { name: 'Status Lowongan' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Konfirmasi Mengubah Status' })).toContainText(
    `Ubah status lowongan "Penjaga Mercusuar" di PT Nusantara Karya Digital menjadi ${status}?`,
  )
  await tabTo(page, 'button', 'YA, YAKIN')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Status Lowongan' })).toHaveValue(status)
  // Enter within the form saves it.
  await tabTo(page, 'textbox', 'Tanggal Ditutup')
  await page.keyboard.press('Enter')
}

test('creates a vacancy, opens it to the public and closes it by keyboard alone', async ({ page, context, world }) => {
  test.setTimeout(90_000)
  const sent = async () =>
    (await world.calls('saveVacancyPrimary')).flatMap(({ status, body }) =>
      status === 200 ? (body as { status: string }).status : [],
    )
  const list = async () => {
    await page.goto(vacanciesAt('?keyword=KJV-000001'))
    return page.getByRole('row', { name: /Penjaga Mercusuar/ })
  }
  const visitor = await context.newPage()
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
  // The toolbar of a text is a single tab stop.
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Tebal' }).first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('combobox', { name: 'Event Klobfair' })).toBeFocused()
  await tabTo(page, 'button', 'Simpan')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/edit\/KJV-000001$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Lowongan, Penjaga Mercusuar' })).toBeVisible()
  await visitor.goto('/vacancy?id=KJV-000001&corporateId=COR0001')
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('Penjaga Mercusuar')

  await tabTo(page, 'radio', /^Default/)
  await page.keyboard.press('Space')
  await changeStatus(page, 'Active')
  await expect.poll(sent).toEqual(['Draft', 'Active'])
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Penjaga Mercusuar' })).toBeVisible()
  await expect(visitor.getByText('Menjaga terang.')).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'KIRIM LAMARAN KERJA' })).toBeVisible()

  await changeStatus(page, 'Closed')
  await expect.poll(sent).toEqual(['Draft', 'Active', 'Closed'])
  await visitor.reload()
  await expect(visitor.getByText('LOWONGAN SUDAH TIDAK TERSEDIA')).toBeVisible()
  await expect(await list()).toContainText('Closed')
})
