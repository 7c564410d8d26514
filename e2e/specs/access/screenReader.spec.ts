import { expect, test } from '../../support/test'
import { expectWalk } from '../../support/screenReader'
import { openHeading, stageLink } from '../../support/stages'
import { expectSettled, field } from '../../support/talents'
import { openForm } from '../../support/vacancyForms'

/** The longest phrase that is no text to be read itself, such as the name of a region. */
const MAX_NAME = 200

test('a talent search is walked as it is written down', async ({ page }) => {
  await page.goto('/dashboard/0/talentsearch?firstNames=Ayu')
  await expectSettled(page)
  // The fields of a section come after its title.
  await expect(field(page, 'Nama depan')).toHaveValue('Ayu')
  await expect(field(page, 'Nomor telepon')).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectWalk(page, 'talents', 'main')
})

test('a stage with an open applicant is walked as it is written down, without a current page on the way back', async ({
  page,
}) => {
  await page.goto(stageLink({ open: 'USR-AYU' }))
  await expect(openHeading(page, /^Ayu Wulandari/)).toBeFocused()
  await expect(page.getByText('3 pertanyaan', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Riwayat Lamaran' })).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(await expectWalk(page, 'stage', 'main')).toContain('link, ATS Report')
})

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
