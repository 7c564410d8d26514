import { expect, test } from '../../support/test'
import { expectWalk } from '../../support/screenReader'
import { openForm } from '../../support/vacancyForms'

/** The longest phrase that is no text to be read itself, such as the name of a region. */
const MAX_NAME = 200

test('a vacancy form is walked as it is written down', async ({ page }) => {
  await openForm(page, null)
  await expect(page.locator('[contenteditable=true]').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectWalk(page, 'vacancy', 'main')
})

test('a conversation is walked as it is written down, and never read whole as a description', async ({ page }) => {
  await page.goto('/dashboard/0/talentsearch')
  await page.getByRole('button', { name: 'Pesan Bayu Pratama' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Pesan', exact: true })).toBeVisible()
  await expect(dialog.getByRole('link', { name: /Bayu Pratama.pdf|Unduh|Download|Lampiran/i }).first()).toBeVisible()
  await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
  const phrases = await expectWalk(page, 'conversation', '[role=dialog]')
  expect(phrases.filter((phrase) => phrase.startsWith('dialog') && phrase.length > MAX_NAME)).toEqual([])
})
