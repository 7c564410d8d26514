import { expect, type Page } from '@playwright/test'
import { expectSettled, unfold } from './talents'

/** The tests' vacancy, as its field shows it. */
export const VACANCY = 'Software Engineer (VAC-AKTIF-01)'
export const AT = {
  applicants: '/dashboard/0/recruitment',
  tracking: '/dashboard/0/recruitmentats',
  matching: '/dashboard/0/recruitmentmatching',
}
/** Opens a search of a vacancy's applicants, waits for its rows and unfolds all filters. */
export async function openAt(page: Page, path: string, query = ''): Promise<void> {
  await page.goto(path + query)
  await expectSettled(page)
  await unfold(page)
}
/** Picks the vacancy in the form. */
export async function pickVacancy(page: Page, name = 'Software Engineer'): Promise<void> {
  await page.getByRole('button', { name: /^Kode lowongan/ }).click()
  const picker = page.getByRole('dialog', { name: 'Pilih lowongan' })
  await picker.getByRole('textbox').fill(name)
  await picker.getByRole('button', { name, exact: true }).click()
  await expect(picker).toBeHidden()
}
