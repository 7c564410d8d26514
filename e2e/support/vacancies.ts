import { expect, type Locator, type Page } from '@playwright/test'

/** The address of a vacancy's public page. */
export const vacancyPath = (code: string, { corporateId = 'COR0001', path = '/vacancy', more = '' } = {}): string =>
  `${path}?id=${code}&corporateId=${corporateId}${more}`

/** Opens a vacancy and waits until it is loaded. */
export async function openVacancy(page: Page, code: string, where: Parameters<typeof vacancyPath>[1] = {}) {
  await page.goto(vacancyPath(code, where))
  await expect(page.getByRole('main').getByText(code, { exact: true })).toBeVisible()
}
export const applyButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(KIRIM LAMARAN|LAMARAN TERKIRIM)/ })
export const headings = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 })
