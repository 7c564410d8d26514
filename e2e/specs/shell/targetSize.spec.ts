import type { Page } from '@playwright/test'
import { checkCard, openStage } from '../../support/stages'
import { openTalents, pressSearch } from '../../support/talents'
import { expect, expectPendingAccessible, test } from '../../support/test'
import { openForm } from '../../support/vacancyForms'

/** Screens with many small controls, and how to reach them. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  'a search with chips, values and a calendar': async (page) => {
    await openTalents(page, '?language=LNG-EN&language=LNG-ID&firstName=Ayu')
    await pressSearch(page)
    await page.getByRole('button', { name: 'Buka kalender Tanggal lahir' }).click()
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
  },
  'a stage with an open and a ticked applicant': async (page) => {
    await openStage(page, { open: 'USR-AYU' })
    await expect(page.getByRole('heading', { level: 3, name: 'Riwayat Lamaran' })).toBeAttached()
    await checkCard(page, 'Bayu Pratama')
  },
  'the board': async (page) => {
    await openStage(page, { view: 'board' })
    await expect(page.getByRole('link', { name: 'Ayu Wulandari' })).toBeVisible()
  },
  'a vacancy': async (page) => {
    await openForm(page, null)
    await expect(page.locator('[contenteditable=true]').first()).toBeVisible()
  },
}
for (const [name, open] of Object.entries(screens))
  test(`${name} has targets of 24 px`, async ({ page }) => {
    await open(page)
    await expectPendingAccessible(page, ['target-size'])
    const small = await page
      .locator('.mantine-CloseButton-root, .mantine-ActionIcon-root, .mantine-Pill-remove')
      .evaluateAll((targets) =>
        targets.flatMap((target) => {
          const { width, height } = target.getBoundingClientRect()
          return width > 0 && Math.min(width, height) < 24 ? [target.ariaLabel ?? target.className] : []
        }),
      )
    expect(small).toEqual([])
  })
