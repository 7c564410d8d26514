import type { Page } from '@playwright/test'

/** Hides the page behind another tab, or shows it again. */
export const show = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: now })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)
