import type { Locator, Page } from '@playwright/test'

/**
 * Presses every 'Coba lagi': each failed part has its own, and one may heal others. Returns whether a dialog above one had
 * to be closed.
 */
export async function retryAll(page: Page, waitUntilIdle: () => Promise<unknown>): Promise<boolean> {
  const retry = (where: Page | Locator) =>
    where.getByRole('button', { name: /^(Coba lagi|Muat ulang|Muat ulang halaman)$/ }).first()
  const modal = page.locator('[role=dialog][aria-modal=true]').last()
  let isClosed = false
  for (let n = 0; n < 8 && (await retry(page).isVisible()); n += 1) {
    // A dialog may appear just now.
    if (!(await modal.isVisible()))
      await retry(page)
        .click({ timeout: 2_000 })
        .catch(() => {})
    else if (await retry(modal).isVisible()) await retry(modal).click()
    else {
      await page.keyboard.press('Escape')
      isClosed = true
    }
    await waitUntilIdle()
  }
  return isClosed
}
