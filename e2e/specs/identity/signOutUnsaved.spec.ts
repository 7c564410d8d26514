import type { Page } from '@playwright/test'
import { loseSession, signIn } from '../../support/signIn'
import { expect, test } from '../../support/test'

const AT = '/dashboard/0/chat-admin'
const time = (page: Page, name: string) =>
  page.getByRole('form', { name: 'Chat Schedule On' }).getByRole('combobox', { name, exact: true })
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('klob:draft:')).length)
async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu Budi' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}

test('asks before signing out with unsaved forms, then deletes drafts in every tab', async ({ page, context }) => {
  const other = await context.newPage()
  for (const one of [page, other]) {
    await one.goto(AT)
    await time(one, 'Sabtu mulai').fill('08:00:00')
  }
  const question = page.getByRole('dialog', { name: 'Keluar dengan isian yang belum disimpan?' })
  await logOut(page)
  await expect(question).toContainText('Ada 2 isian yang belum disimpan')
  await question.getByRole('button', { name: 'Batal' }).click()
  await expect(time(page, 'Sabtu mulai')).toHaveValue('08:00:00')
  await page.reload()
  await expect(time(page, 'Sabtu mulai')).toHaveValue('08:00:00')
  await logOut(page)
  await question.getByRole('button', { name: 'Keluar dan hapus draf' }).click()
  // Neither tab shows the browser's question, and neither stores its draft again while leaving.
  for (const one of [page, other]) await expect(one).toHaveURL('/')
  expect(await drafts(page)).toBe(0)
})

test('stores no draft after a sign-out that the page missed', async ({ page }) => {
  await page.goto(AT)
  await expect(time(page, 'Sabtu mulai')).toBeVisible()
  // A frozen tab misses the message of the other tab.
  await page.evaluate(() => localStorage.setItem('klob:sign-out', '1'))
  await time(page, 'Sabtu mulai').fill('08:00:00')
  expect(await drafts(page)).toBe(0)
})

test("hides the first user's work from another one who signs in where a session just ended", async ({ page }) => {
  await page.goto(AT)
  await time(page, 'Sabtu mulai').fill('08:00:00')
  await expect.poll(() => drafts(page)).toBe(1)
  await page.waitForLoadState('networkidle')
  await loseSession(page)
  await page.goto('/login')
  await signIn(page, { id: 'siti.aminah' })
  await expect(page).toHaveURL('/dashboard/0')
  expect(await drafts(page)).toBe(0)
})
