import { expect, type Page, type Request } from '@playwright/test'

/**
 * Advances a paused clock in steps of milliseconds while no answer is pending: answers take real time, and start the
 * next wait. So a slow machine passes no more of the page's time than a fast one.
 */
export async function runUntil(page: Page, isSo: () => Promise<boolean>, stepMs = 500): Promise<void> {
  const underWay = new Set<Request>()
  const sent = (request: Request) => void underWay.add(request)
  const answered = (request: Request) => void underWay.delete(request)
  page.on('request', sent).on('requestfinished', answered).on('requestfailed', answered)
  await expect
    .poll(
      async () => {
        if (underWay.size === 0) await page.clock.runFor(stepMs)
        return isSo()
      },
      { intervals: [20], timeout: 15_000 },
    )
    .toBe(true)
  page.off('request', sent).off('requestfinished', answered).off('requestfailed', answered)
}
