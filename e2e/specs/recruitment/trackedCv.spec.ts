import type { Page } from '@playwright/test'
import { conversation } from '../../support/messages'
import { blobOf, isAlive, withViewer } from '../../support/pdfViewer'
import { AT, openAt } from '../../support/recruitment'
import { alterMenus, withoutChild } from '../../support/rights'
import { acceptNarrowWindow } from '../../support/screens'
import { expectSettled, pressSearch, unfold } from '../../support/talents'
import { expect, test } from '../../support/test'

const AYU = 'Ayu Wulandari'
const CV = 'downloadCv'
const menu = (page: Page) => page.getByRole('button', { name: `Tindakan lain ${AYU}` })
const dialog = (page: Page) => page.getByRole('dialog', { name: `CV ${AYU}` })
async function openCv(page: Page): Promise<void> {
  await menu(page).click()
  await page.getByRole('menuitem', { name: `Lihat CV ${AYU}` }).click()
}

test('tracking shows a CV above the list and gives the focus back', async ({ page, world }) => {
  await withViewer(page)
  await openAt(page, AT.tracking, '?vacancyCode=VAC-AKTIF-01')
  expect(await world.calls(CV)).toEqual([])
  await openCv(page)
  const frame = dialog(page).getByTitle(`CV ${AYU}`)
  const blob = await blobOf(frame)
  await dialog(page).getByRole('button', { name: 'Tutup CV' }).press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(menu(page)).toBeFocused()
  expect(await isAlive(page, blob)).toBe(false)
  expect((await world.calls(CV)).map(({ hasToken }) => hasToken)).toEqual([true])
})

test('the CV of tracking fits a phone', async ({ page }) => {
  await withViewer(page)
  await acceptNarrowWindow(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${AT.tracking}?vacancyCode=VAC-AKTIF-01`)
  await openCv(page)
  await expect(dialog(page).getByTitle(`CV ${AYU}`)).toBeVisible()
  expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
})

test.describe('without the right', () => {
  test.use({ account: 'rudi.hartono' })
  test('the menu says why there is no CV', async ({ page, world }) => {
    await page.goto('/dashboard/1/recruitmentats')
    await unfold(page)
    await page.getByRole('button', { name: /^Kode lowongan/ }).click()
    await page.getByRole('table', { name: 'Lowongan' }).getByRole('button').first().click()
    await pressSearch(page)
    await expectSettled(page)
    await page
      .getByRole('button', { name: /^Tindakan lain / })
      .first()
      .click()
    await expect(page.getByRole('menuitem', { name: /^Lihat CV / })).toContainText(/hak AUTH\S+ belum diberikan/)
    expect(await world.calls(CV)).toEqual([])
  })
})

test('tracking shows the CV beside the conversation, with the right to download CVs only', async ({ page, world }) => {
  await withViewer(page)
  await openAt(page, AT.tracking, '?vacancyCode=VAC-AKTIF-01')
  await page.getByRole('button', { name: `Pesan ${AYU}` }).click()
  const talk = conversation(page, AYU)
  await talk.getByRole('button', { name: `Lihat CV ${AYU}` }).click()
  await expect(talk.getByTitle(`CV ${AYU}`)).toHaveAttribute('src', /^blob:/)
  expect(await world.calls(CV)).toHaveLength(1)
  await alterMenus(page, withoutChild('AUTH1044'))
  await openAt(page, AT.tracking, '?vacancyCode=VAC-AKTIF-01')
  await page.getByRole('button', { name: `Pesan ${AYU}` }).click()
  await expect(conversation(page, AYU)).toBeVisible()
  await expect(talk.getByRole('button', { name: `Lihat CV ${AYU}` })).toBeHidden()
})
