import type { Page } from '@playwright/test'
import type { Entry } from '../../support/rights'
import { unfold } from '../../support/talents'
import { expect, expectAccessible, expectReadable, test } from '../../support/test'

const NUSANTARA = 'PT Nusantara Karya Digital'
const CAKRAWALA = 'PT Cakrawala Energi'
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Ganti perusahaan/ })
const popup = (page: Page) => page.getByRole('dialog', { name: 'Ganti perusahaan' })
const entry = (page: Page, name: string) => popup(page).getByRole('link', { name })
const results = (page: Page) => page.getByRole('heading', { name: /^Hasil pencarian/ })

async function switchTo(page: Page, name: string) {
  await button(page).click()
  await entry(page, name).click()
  await expect(page.getByRole('banner')).toContainText(name)
}

test('keeps the screen and platform-wide parameters, and requests the data of the new company', async ({
  page,
  world,
}) => {
  await page.goto('/dashboard/0/talentsearch?gender=F&firstNames=Ayu&size=20&page=2')
  await expect(results(page)).toContainText('orang')
  await expect(button(page)).toHaveAccessibleName(`Ganti perusahaan, sekarang ${NUSANTARA}`)
  await button(page).click()
  await expect(popup(page).getByRole('link')).toHaveCount(3)
  await expect(entry(page, NUSANTARA)).toHaveAttribute('aria-current', /.+/)
  await expect(popup(page).getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
  await page.waitForLoadState('networkidle')
  await world.forget()
  await entry(page, CAKRAWALA).hover()
  await entry(page, CAKRAWALA).click()
  await expect(page).toHaveURL('/dashboard/2/talentsearch?gender=F&firstNames=Ayu&size=20')
  await expect(results(page)).toContainText('orang')
  await expect(popup(page)).toBeHidden()
  expect((await world.lastQuery('searchTalents'))['corporateId']).toEqual(['COR0003'])
  await page.goBack()
  await expect(page).toHaveURL(/^[^?]*\/dashboard\/0\/talentsearch/)
  await expect(button(page)).toContainText(NUSANTARA)
})

test('drops what belongs to the previous company, and names it', async ({ page }) => {
  await page.goto('/dashboard/0/recruitmentats?vacancyCode=VAC-AKTIF-01&gender=M')
  await expect(results(page)).toBeVisible()
  await switchTo(page, CAKRAWALA)
  await expect(page).toHaveURL('/dashboard/2/recruitmentats?gender=M')
  await expect(page.getByText(`Tidak dibawa ke ${CAKRAWALA}: lowongan.`)).toBeVisible()
})

test('goes from a record to its list, and replaces the company in the URL', async ({ page }) => {
  await page.goto('/dashboard/0/contact-us/ES-BARU?c=COR0001')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await switchTo(page, CAKRAWALA)
  await expect(page).toHaveURL(/\/dashboard\/2\/contact-us\?(.+&)?c=COR0003$/)
})

test('asks before leaving a record with unsaved input for another company, and keeps its draft', async ({ page }) => {
  await page.goto('/dashboard/0/chat-admin')
  const start = page.getByRole('form', { name: 'Chat Schedule On' }).getByRole('combobox', { name: 'Sabtu mulai' })
  await start.fill('08:00:00')
  const question = page.getByRole('dialog', { name: 'Perubahan belum disimpan' })
  await button(page).click()
  await entry(page, CAKRAWALA).click()
  await question.getByRole('button', { name: 'Tetap di sini' }).click()
  await expect(page).toHaveURL('/dashboard/0/chat-admin')
  await expect(start).toHaveValue('08:00:00')
  await button(page).click()
  await entry(page, CAKRAWALA).click()
  await question.getByRole('button', { name: 'Tinggalkan halaman' }).click()
  await expect(page).toHaveURL(/^[^?]*\/dashboard\/2\//)
  await page.goto('/dashboard/0/chat-admin')
  await expect(start).toHaveValue('08:00:00')
})

test('does not show input typed for one company in the other', async ({ page }) => {
  await page.goto('/dashboard/0/talentsearch')
  await unfold(page)
  const field = page.getByRole('textbox', { name: 'Nama depan' })
  await field.fill('Sri')
  await switchTo(page, CAKRAWALA)
  await expect(page).toHaveURL('/dashboard/2/talentsearch')
  await unfold(page)
  await expect(field).toHaveValue('')
})

test.describe('a user with few rights', () => {
  test.use({ account: 'rudi.hartono' })
  test('gets the first permitted screen there', async ({ page }) => {
    await page.goto('/dashboard/0')
    await expect(page.getByRole('heading', { name: 'Tidak memiliki akses' })).toBeVisible()
    await button(page).click()
    await popup(page).getByRole('link').nth(1).click()
    await expect(page).toHaveURL('/dashboard/1/talentsearch')
  })
})

test.describe('a user with one company', () => {
  test.use({ account: 'siti.aminah' })
  test('has no switcher', async ({ page }) => {
    await page.goto('/dashboard/0')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(button(page)).toHaveCount(0)
  })
})

test('is searchable from eight companies on, by keyboard alone, in both themes', async ({ page }) => {
  type Answer = { result: { content: { corporateId: string; corporateName: string; menu: Entry[] }[] } }
  await page.route('**/rest/console/auth/menu/corporate?*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as Answer
    const [first] = answer.result.content
    for (let n = 1; n <= 6; n++)
      answer.result.content.push({ ...first!, corporateId: `COR100${n}`, corporateName: `PT Tambahan ${n}` })
    await route.fulfill({ response, json: answer })
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/dashboard/0')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await button(page).focus()
  await page.keyboard.press('Enter')
  const box = popup(page).getByRole('textbox', { name: 'Cari perusahaan' })
  await expect(box).toBeFocused()
  await expectReadable(page)
  await page.keyboard.type('tidak ada')
  await expect(popup(page).getByRole('status')).toHaveText('Tidak ada perusahaan dengan nama itu.')
  await box.fill('cakra')
  await expect(popup(page).getByRole('link')).toHaveText([CAKRAWALA])
  await page.keyboard.press('ArrowDown')
  await expect(entry(page, CAKRAWALA)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  // Keyboard users do not wait for the browser's next frame.
  await page.evaluate(() => (window.requestAnimationFrame = (callback) => setTimeout(callback, 1_000, 0) as never))
  await page.keyboard.press('Enter')
  await page.keyboard.type('cakra')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/2')
})

test.describe('of 302 companies', () => {
  test.use({ account: 'siti.aminah' })
  test.beforeEach(async ({ world }) => {
    const corporates = Array.from({ length: 302 }, (_, n) => ({ corporateId: `COR2${String(n).padStart(3, '0')}` }))
    await world.seed({
      corporates: corporates.map((one, n) => ({ ...one, corporateName: `PT Anak Usaha ${n + 1}` })),
      accounts: [{ username: 'siti.aminah', corporates: corporates.map((one) => ({ ...one, rights: 'everything' })) }],
    })
  })

  test('the chooser draws 50, unfolds 50 more, and finds the others by name', async ({ page }) => {
    await page.goto('/home')
    const companies = page.getByRole('main').getByRole('link')
    await expect(companies).toHaveCount(50)
    await page.getByRole('button', { name: 'Tampilkan 252 lainnya' }).click()
    await expect(companies).toHaveCount(100)
    await page.getByRole('textbox', { name: 'Cari perusahaan' }).fill('usaha 302')
    await expect(companies).toHaveText(['PT Anak Usaha 302'])
    await companies.click()
    await expect(page).toHaveURL('/dashboard/301')
  })

  test('the popup draws 50 and finds the others by name', async ({ page }) => {
    await page.goto('/dashboard/0')
    await button(page).click()
    await expect(popup(page).getByRole('link')).toHaveCount(50)
    await popup(page).getByRole('textbox', { name: 'Cari perusahaan' }).fill('usaha 302')
    await expect(popup(page).getByRole('link')).toHaveText(['PT Anak Usaha 302'])
  })
})
