import type { Locator, Page } from '@playwright/test'
import { onlyCall, openConversation, pickVacancy, sendAndConfirm, textOf } from '../../support/messages'
import { expect, expectAccessible, test } from '../../support/test'

const AYU = 'Ayu Wulandari'
const insert = (dialog: Locator) => dialog.getByRole('button', { name: 'Sisipkan tautan lowongan' })
const remove = (dialog: Locator) => dialog.getByRole('button', { name: 'Hapus tautan lowongan' })
/** The public address of the vacancy that the invitation is about. */
const linkIn = async (dialog: Locator) => /Halaman lowongan: (\S+)/.exec(await textOf(dialog).inputValue())?.[1]
async function changeVacancy(page: Page, dialog: Locator, vacancy: string) {
  await dialog.getByRole('button', { name: 'Ganti lowongan' }).click()
  await page.getByRole('dialog', { name: 'Pilih lowongan' }).getByRole('button', { name: vacancy }).first().click()
}
/** Opens the invitation to Ayu and chooses a vacancy. */
async function invite(page: Page, vacancy: string) {
  const dialog = await openConversation(page, 'USR-AYU', AYU)
  await pickVacancy(page, vacancy)
  return dialog
}

test('an invitation is sent with the link to its vacancy', async ({ page, world }) => {
  const dialog = await invite(page, 'Data Analyst')
  await insert(dialog).click()
  const link = (await linkIn(dialog))!
  await sendAndConfirm(page, AYU)
  const { body } = await onlyCall(world, 'createTalentTicket')
  expect(JSON.stringify(body)).toContain(link.replaceAll('&', '&amp;'))
})
test('the link of an invitation opens the vacancy', async ({ page }) => {
  const dialog = await invite(page, 'Data Analyst')
  await insert(dialog).click()
  await page.goto((await linkIn(dialog))!)
  await expect(page.getByRole('heading', { level: 1, name: 'Data Analyst' })).toBeVisible()
})
test('the link stands before the signature, and is taken out by the same button', async ({ page }) => {
  const dialog = await invite(page, 'Data Analyst')
  const before = await textOf(dialog).inputValue()
  await insert(dialog).press('Enter')
  await expect(textOf(dialog)).toHaveValue(/Halaman lowongan: \S+\n\nSalam,/)
  await expect(remove(dialog)).toBeFocused()
  await expectAccessible(page)
  await remove(dialog).press('Enter')
  await expect(textOf(dialog)).toHaveValue(before)
})
test('another vacancy replaces the link', async ({ page }) => {
  const dialog = await invite(page, 'Data Analyst')
  await insert(dialog).click()
  const first = await linkIn(dialog)
  await changeVacancy(page, dialog, 'HR Generalist')
  await expect.poll(() => linkIn(dialog)).not.toBe(first)
  await expect(textOf(dialog)).toHaveValue(/posisi HR Generalist/)
})
test('an invitation without its vacancy has no link', async ({ page }) => {
  const dialog = await invite(page, 'Data Analyst')
  await insert(dialog).click()
  await dialog.getByRole('button', { name: 'Lepas lowongan Data Analyst' }).click()
  await expect(textOf(dialog)).not.toHaveValue(/Halaman lowongan/)
})
test('a draft keeps the link of its own vacancy when another one was chosen for somebody else since', async ({
  page,
}) => {
  const dialog = await invite(page, 'Data Analyst')
  await textOf(dialog).press('End')
  const own = await openConversation(page, 'USR-DIAM', 'Diam')
  await changeVacancy(page, own, 'HR Generalist')
  const again = await openConversation(page, 'USR-AYU', AYU)
  await insert(again).click()
  const link = (await linkIn(again))!
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Data Analyst' })).toBeVisible()
})
test('a message to many keeps its vacancy and link across a reload', async ({ page }) => {
  await page.goto('/dashboard/0/talentsearch?firstNames=Ayu')
  await page
    .getByRole('checkbox', { name: /^Pilih Ayu/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Pesan ke yang dipilih' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pesan untuk 1 orang' })
  await pickVacancy(page, 'Data Analyst')
  await insert(dialog).click()
  await expect(textOf(dialog)).toHaveValue(/Halaman lowongan: /)
  await page.reload()
  await page
    .getByRole('checkbox', { name: /^Pilih Ayu/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Pesan ke yang dipilih' }).click()
  await expect(dialog.getByText('Lowongan: Data Analyst')).toBeVisible()
  await remove(dialog).click()
  await expect(textOf(dialog)).not.toHaveValue(/Halaman lowongan/)
})
