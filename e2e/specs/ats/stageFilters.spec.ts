import type { Page } from '@playwright/test'
import { openStage, urlParam, SEARCH, stageId } from '../../support/stages'
import { expect, expectAccessible, test } from '../../support/test'

const menu = (page: Page) => page.getByRole('button', { name: 'Filter di browser ini' })
const popup = (page: Page) => page.getByRole('dialog', { name: 'Filter di browser ini' })
const nameField = (page: Page) => popup(page).getByRole('textbox', { name: 'Simpan filter saat ini sebagai' })

test('stores a named filter in this browser, opens it in another vacancy, and deletes it', async ({ page }) => {
  await openStage(page, { genders: 'F', order: '2' })
  await menu(page).click()
  await expect(popup(page)).toContainText('Beri nama pada filter yang sering Anda pakai')
  await nameField(page).press('Enter')
  await expect(popup(page)).toContainText('Ketik nama filter dahulu.')
  await nameField(page).fill('Perempuan')
  await nameField(page).press('Enter')
  await expect(popup(page).getByRole('list', { name: 'Filter tersimpan' })).toContainText('Perempuan')
  await expectAccessible(page)
  await nameField(page).fill('Perempuan')
  await nameField(page).press('Enter')
  await expect(popup(page)).toContainText('Nama ini sudah dipakai.')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeFocused()
  await openStage(page, {}, 2)
  await menu(page).click()
  await popup(page).getByRole('button', { name: 'Perempuan', exact: true }).click()
  await expect(page).toHaveURL(/genders=F/)
  expect(urlParam(page, 'id')).toBe(stageId(2))
  await menu(page).click()
  await popup(page).getByRole('button', { name: 'Hapus filter Perempuan' }).click()
  await expect(nameField(page)).toBeFocused()
  await expect(popup(page).getByRole('list')).toHaveCount(0)
})

test('is folded on arrival but for the sections with a value', async ({ page }) => {
  const sections = page.getByRole('form', { name: 'Filter pencarian' }).locator('details')
  const open = page.getByRole('form', { name: 'Filter pencarian' }).locator('details[open] > summary')
  await openStage(page)
  await expect(sections).toHaveCount(9)
  await expect(open).toHaveCount(0)
  await openStage(page, { firstNames: 'Ayu' })
  await expect(open).toHaveText(/^Informasi Dasar/)
})

test('does not store filters about a person in the browser', async ({ page }) => {
  for (const [filters, reason] of [
    [{}, 'Cari dengan filter dahulu.'],
    [{ firstNames: 'Ayu' }, 'Filter memuat Nama depan. Data pribadi tidak disimpan di browser.'],
    [{ field2: 'baik', email: 'a@b' }, 'Filter memuat Catatan 2, Email. Data pribadi tidak disimpan di browser.'],
    [{ position: '0812 3456 7890' }, 'Filter memuat nomor telepon. Data pribadi tidak disimpan di browser.'],
  ] as const) {
    await openStage(page, filters)
    await menu(page).click()
    await nameField(page).fill('Saya')
    await nameField(page).press('Enter')
    await expect(popup(page)).toContainText(reason)
  }
  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  expect(stored).not.toContain('stage-filters')
})

test('does not show the filters of one user to the next one in the same browser', async ({ page, context }) => {
  await context.addInitScript(() =>
    localStorage.setItem(
      'klob:setting:stage-filters:siti.aminah:COR0001',
      JSON.stringify([{ name: 'Milik Siti', search: '?genders=F' }]),
    ),
  )
  await openStage(page)
  await menu(page).click()
  await expect(nameField(page)).toBeVisible()
  await expect(popup(page).getByText('Milik Siti')).toHaveCount(0)
})

test('drops and names options that the next stage lacks when the tab changes', async ({ page, world }) => {
  await page.route(`**/masterdata/list?*stageId=${stageId(2)}*`, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { result: { genders: { id: string }[] } }
    answer.result.genders = answer.result.genders.filter(({ id }) => id !== 'F')
    await route.fulfill({ response, json: answer })
  })
  await openStage(page, { genders: 'F', minGrade: '3' })
  await expect(page.getByRole('navigation', { name: 'Tahap lowongan' })).toBeVisible()
  await world.forget()
  await page.keyboard.press(']')
  await expect(
    page.getByText('Tidak tersedia di tahap Seleksi Berkas dan diabaikan: Jenis kelamin', { exact: true }),
  ).toBeVisible()
  await expect(page).not.toHaveURL(/genders/)
  expect([urlParam(page, 'id'), urlParam(page, 'minGrade')]).toEqual([stageId(2), '3'])
  await expect.poll(() => world.lastQuery(SEARCH)).not.toHaveProperty('genders')
  await page.keyboard.press('[')
  await expect(page).toHaveURL(new RegExp(stageId(1)))
  expect(urlParam(page, 'minGrade')).toBe('3')
})

test('says which values of a link do not fit, and searches without them', async ({ page, world }) => {
  await openStage(page, { ageMin: '30', maxGrade: '9', genders: 'F' })
  await expect(
    page.getByText(/^Sebagian isi tautan tidak sesuai dan diabaikan: Umur minimum, IPK maksimum\./),
  ).toBeVisible()
  const names = (await world.calls(SEARCH)).at(-1)!.query.map(([name]) => name)
  expect(names).toContain('genders')
  expect(names.filter((name) => /^age|Grade/.test(name))).toEqual([])
})
