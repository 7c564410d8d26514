import type { Page } from '@playwright/test'
import { field, form, openTalents, options, pressSearch, results, ROWS } from '../../support/talents'
import { expect, expectAccessibleInBoth, expectPendingAccessible, test } from '../../support/test'
import type { World } from '../../support/world'

/** The states of the screen, and how to reach each from the one before. */
const states: Record<string, (page: Page, world: World) => Promise<void>> = {
  'results and the columns': async (page) => {
    await openTalents(page, '?gender=F&language=LNG-EN&language=LNG-ID')
    await page.getByRole('button', { name: 'Kolom' }).click()
    await expect(page.getByRole('checkbox').first()).toBeVisible()
  },
  'an open list and selected values': async (page) => {
    await page.keyboard.press('Escape')
    await field(page, 'Bahasa', 'combobox').press('ArrowDown')
    await expect(options(page, 'Bahasa').first()).toBeVisible()
  },
  'the calendar': async (page) => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Buka kalender Tanggal lahir' }).click()
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
  },
  'the content picker': async (page) => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await form(page).getByRole('button', { name: 'Konten: Pilih', exact: true }).click()
    await page.getByRole('textbox', { name: 'Kata kunci konten' }).fill('dasar')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
    // Checked only after the fade-in.
    await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1')
  },
  'a failure': async (page, world) => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await world.fault({ endpoint: ROWS, kind: 'status', status: 403, times: 0 })
    await field(page, 'Nama depan').fill('Ayu')
    await pressSearch(page)
    await page.getByText('Rincian').click()
  },
  'the form with errors': async (page) => {
    await field(page, 'Nama depan').fill('R2D2')
    await field(page, 'IPK').fill('9')
    await pressSearch(page)
    await expect(field(page, 'Nama depan')).toHaveAccessibleDescription('hanya memuat alfabet')
  },
}

test('is accessible in both themes, in every state', async ({ page, world }) => {
  test.slow()
  for (const [what, come] of Object.entries(states))
    await test.step(what, async () => {
      await come(page, world)
      await expectAccessibleInBoth(page)
    })
})

test('is accessible in both themes: the skeleton', async ({ page, world }) => {
  await world.fault({ endpoint: ROWS, kind: 'hang' })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/dashboard/0/talentsearch?gender=F')
  await expect(results(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kolom' })).toBeVisible()
  await expectPendingAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expectPendingAccessible(page, ['color-contrast'])
})
