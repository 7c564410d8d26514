import type { Page } from '@playwright/test'
import { expect, holdBack, test } from '../../support/test'
import { elsewhere } from '../../support/secondBrowser'

const AT = '/dashboard/0/es-admin-query?dataSource=KLOBBER&firstName=Ayu&lastName=Wulandari'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Catatan: Ayu Wulandari' })
const text = (page: Page) => dialog(page).getByRole('textbox', { name: 'Catatan' })
const add = (page: Page) => dialog(page).getByRole('button', { name: 'Add Notes' })
async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Catatan Ayu Wulandari' }).click()
  await expect(text(page)).toBeVisible()
}
async function choose(page: Page, marker: string): Promise<void> {
  await dialog(page).getByRole('combobox', { name: 'Marker' }).fill(marker)
  await page.getByRole('option', { name: marker }).click()
}

test('asks about a note that was also changed elsewhere, and never overwrites it', async ({
  page,
  browser,
  world,
  baseURL,
}) => {
  const other = await elsewhere(browser, world, baseURL!, 'siti.aminah')
  for (const one of [page, other]) {
    await one.goto(AT)
    await open(one)
  }
  await text(other).fill('Dari rekan')
  await choose(other, 'Potensial')
  await add(other).click()
  await expect(dialog(other)).toBeHidden()
  await text(page).fill('Dari saya')
  await choose(page, 'Potensial')
  await add(page).click()
  const question = page.getByRole('dialog', { name: 'Data ini juga diubah dari perangkat atau tab lain' })
  // Both chose the same marker, so only the text is in conflict.
  await expect(question.getByRole('group')).toHaveCount(1)
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0)
  await question.getByRole('radio', { name: 'Versi lain Dari rekan' }).check()
  await question.getByRole('button', { name: 'Simpan pilihan' }).click()
  await expect(dialog(page)).toBeHidden()
  expect((await world.calls('saveEsNote')).map(({ body }) => (body as { notes: string }).notes)).toEqual(['Dari rekan'])
})

test('marks the row of a candidate whose note is not saved yet', async ({ page }) => {
  await page.goto(AT)
  await open(page)
  await text(page).fill('Belum selesai')
  await dialog(page).getByRole('button', { name: 'Tutup' }).click()
  await expect(page.getByRole('row', { name: /Ayu Wulandari/ }).last()).toContainText('Draf belum disimpan')
})

test('keeps the window open with text typed while a note is being saved', async ({ page, world }) => {
  await page.goto(AT)
  await open(page)
  await text(page).fill('Pertama')
  await choose(page, 'Potensial')
  const release = await holdBack(page, /query\/notes\/write/)
  await add(page).click()
  await text(page).fill('Pertama dan kedua')
  release()
  await expect(page.getByText('Catatan untuk Ayu Wulandari berhasil disimpan.')).toBeVisible()
  await expect(text(page)).toHaveValue('Pertama dan kedua')
  await add(page).click()
  await expect(dialog(page)).toBeHidden()
  expect((await world.calls('saveEsNote')).map(({ body }) => (body as { notes: string }).notes)).toEqual([
    'Pertama',
    'Pertama dan kedua',
  ])
})

test('a note and its marker are marked as required', async ({ page }) => {
  await page.goto(AT)
  await open(page)
  await expect(text(page)).toHaveAttribute('required')
  await expect(dialog(page).getByText('*', { exact: true })).toHaveCount(2)
})
