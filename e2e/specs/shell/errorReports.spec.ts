import type { Page } from '@playwright/test'
import { AGAINST_CONTRACT, expect, test } from '../../support/test'

/** Lets the console report to an address of its own origin, and collects the reports. */
async function collectReports(page: Page): Promise<object[]> {
  const reports: object[] = []
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), errorReportUrl: '/reports' } })
  })
  await page.route('**/reports', async (route) => {
    reports.push(JSON.parse(route.request().postData()!) as object)
    await route.fulfill({ status: 204 })
  })
  return reports
}

test(
  'an answer of the wrong shape is reported once, with its field and the pattern of the page',
  AGAINST_CONTRACT,
  async ({ page, world }) => {
    const reports = await collectReports(page)
    await world.fault({ endpoint: 'searchTalents', kind: 'shape', times: 0 })
    await page.goto('/dashboard/0/talentsearch?firstNames=Ayu')
    await page.getByRole('button', { name: 'Coba lagi' }).first().click()
    await expect
      .poll(() => reports)
      .toEqual([
        expect.objectContaining({
          kind: 'shape',
          endpoint: 'searchTalents',
          route: expect.stringMatching(/^\/dashboard\/\$index\/.*talentsearch/),
        }),
      ])
    expect(JSON.stringify(reports)).not.toContain('Ayu')
  },
)

test('at most ten failures of a page are reported', async ({ page }) => {
  const reports = await collectReports(page)
  await page.goto('/dashboard/0')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    for (let n = 0; n < 20; n++) {
      const failure = new Error('uji')
      failure.name = `Uji${n}`
      window.dispatchEvent(new ErrorEvent('error', { error: failure }))
    }
  })
  await expect.poll(() => reports.length).toBe(10)
})
