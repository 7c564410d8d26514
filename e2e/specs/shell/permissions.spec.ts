import type { Page } from '@playwright/test'
import { alterMenus, withoutChild } from '../../support/rights'
import { openStage } from '../../support/stages'
import { AGAINST_CONTRACT, expect, expectAccessible, test } from '../../support/test'

const rightsDialog = (page: Page) => page.getByRole('dialog', { name: 'Hak akses saya' })
const company = (page: Page, name: string) => rightsDialog(page).getByRole('group').filter({ hasText: name })
const right = (page: Page, name: string, text: string) =>
  company(page, name).getByRole('listitem').filter({ hasText: text })
async function openRights(page: Page, name: string) {
  await page.getByRole('button', { name: `Menu ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Hak akses saya' }).click()
  await expect(rightsDialog(page)).toBeVisible()
}
const NUSANTARA = 'PT Nusantara Karya Digital'

test.describe('a user with few rights', () => {
  test.use({ account: 'rudi.hartono' })

  test('reads which right a screen requires, and gets a link to a permitted one', async ({ page }) => {
    await page.goto('/dashboard/1/infographic')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Tidak memiliki akses' })).toBeVisible()
    await expect(main).toContainText(
      /Membuka dasbor dan infografik: hak AUTH2001 belum diberikan kepada Anda di PT .+\./,
    )
    await expectAccessible(page)
    await main.getByRole('link', { name: 'Buka Cari Talenta' }).click()
    await expect(page).toHaveURL('/dashboard/1/talentsearch')
    await expect(page.getByRole('heading', { level: 1, name: 'Cari Talenta' })).toBeVisible()
  })

  test('without any right only gets a link to another company', async ({ page }) => {
    await page.goto('/dashboard/0/talentsearch')
    const main = page.getByRole('main')
    await expect(main).toContainText('hak AUTH2009>AUTH2010 belum diberikan kepada Anda')
    await expect(main.getByRole('link')).toHaveText(['Pilih perusahaan lain'])
  })

  test('sees the permissions in each company; vacancy rights are requested on expanding one', async ({
    page,
    world,
  }) => {
    await page.goto('/dashboard/1/talentsearch')
    await expect(page.getByRole('heading', { name: /^Hasil pencarian/ })).toContainText('orang')
    await page.waitForLoadState('networkidle')
    await world.forget()
    await openRights(page, 'Rudi')
    const other = (
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Ganti perusahaan/ })
        .innerText()
    ).trim()
    await expect(company(page, other)).toContainText('4 dari 15 hak')
    await expect(right(page, other, 'Mencari talenta')).toContainText(': diizinkan')
    await expect(right(page, other, 'Mengirim pesan kepada talenta')).toContainText(': tidak diizinkan')
    await expect(right(page, other, 'Mengubah lowongan')).toContainText(': tidak diizinkan')
    await expect(company(page, NUSANTARA)).toContainText('0 dari 15 hak')
    await expectAccessible(page)
    const calls = async () => (await world.calls()).map(({ endpoint, path }) => `${endpoint} ${path.split('/').at(-1)}`)
    expect(await calls()).toEqual(['getVacancyPermission COR0002'])
    await company(page, NUSANTARA).getByText(NUSANTARA).click()
    await expect(right(page, NUSANTARA, 'Melihat lowongan')).toContainText(': tidak diizinkan')
    expect(await calls()).toEqual(['getVacancyPermission COR0002', 'getVacancyPermission COR0001'])
    await page.keyboard.press('Escape')
    await expect(rightsDialog(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu Rudi' })).toBeFocused()
  })

  test('reads in the documents’ alert which right a message requires', async ({ page }) => {
    await page.goto('/dashboard/1/talentsearch?userId=USR-AYU&msgId=x&name=Ayu')
    const dialog = page.getByRole('dialog', { name: /^maaf ada tidak bisa mengakses menu ini/ })
    await expect(dialog).toContainText('Mengirim pesan kepada talenta: hak AUTH2009>AUTH2042 belum diberikan')
  })
})

test('sees failed vacancy rights reported in their place, and can retry', async ({ page, world }) => {
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Pilih perusahaan' })).toBeVisible()
  await openRights(page, 'Budi')
  await world.fault({ endpoint: 'getVacancyPermission', kind: 'status', status: 500, times: 0 })
  await company(page, NUSANTARA).getByText(NUSANTARA).click()
  await expect(company(page, NUSANTARA).getByRole('alert')).toContainText('Hak lowongan gagal dimuat.')
  await expect(right(page, NUSANTARA, 'Mencari talenta')).toContainText(': diizinkan')
  await world.heal()
  await company(page, NUSANTARA).getByRole('button', { name: 'Coba lagi' }).click()
  await expect(right(page, NUSANTARA, 'Mengubah lowongan')).toContainText(': diizinkan')
})

test('reads the missing flag of a denied vacancy form', AGAINST_CONTRACT, async ({ page }) => {
  await page.route('**/auth/menu/jobvacancy/*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { result: object }
    await route.fulfill({ response, json: { ...answer, result: { ...answer.result, add: false } } })
  })
  await page.goto('/dashboard/0/create-job-vacancy/add')
  await expect(page.getByRole('main')).toContainText(
    `Membuat dan menduplikasi lowongan: hak lowongan "add" belum diberikan kepada Anda di ${NUSANTARA}.`,
  )
})

test('reads the missing right when moving', async ({ page }) => {
  await alterMenus(page, withoutChild('AUTH1046'))
  await openStage(page, { open: 'USR-AYU' })
  // In the list of stages, below the documents' text.
  await page.getByRole('combobox', { name: 'Pindahkan Ayu Wulandari ke tahap' }).click()
  await expect(page.getByRole('listbox').getByRole('option').nth(1)).toHaveText(
    `Memindahkan pelamar antartahap: hak AUTH1038>AUTH1046 belum diberikan kepada Anda di ${NUSANTARA}.`,
  )
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('2')
  const dialog = page.getByRole('dialog', { name: /^Maaf kamu tidak bisa mengakses fitur ini/ })
  await expect(dialog).toContainText(
    `Memindahkan pelamar antartahap: hak AUTH1038>AUTH1046 belum diberikan kepada Anda di ${NUSANTARA}.`,
  )
})

test('counts the rights of a company where they are listed', async ({ page }) => {
  await page.goto('/dashboard/0/chat-admin')
  await openRights(page, 'Budi')
  const lists = rightsDialog(page).getByRole('list')
  await expect(rightsDialog(page).getByText('15 dari 15 hak menu').first()).toBeVisible()
  await expect(lists.nth(0).getByRole('listitem')).toHaveCount(15)
  await expect(rightsDialog(page).getByText('3 dari 3 hak lowongan')).toBeVisible()
  await expect(lists.nth(1).getByRole('listitem')).toHaveCount(3)
})
