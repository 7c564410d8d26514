import { expect, type Locator, type Page } from '@playwright/test'

/** The address of the posting list; `more` is what comes after it. */
export const vacanciesAt = (more = '', index = 0): string => `/dashboard/${index}/create-job-vacancy${more}`

export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true })
/** The form, once all of it is there. */
export async function openForm(page: Page, code: string | null, index = 0): Promise<Locator> {
  await page.goto(vacanciesAt(code === null ? '/add' : `/edit/${code}`, index))
  const form = page.getByRole('form', { name: 'Lowongan' })
  await expect(form).toBeVisible({ timeout: 15_000 })
  return form
}
export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Simpan', exact: true })
/** Saves and waits until it is told that all of it was. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click()
  await expect(page.getByText('Berhasil menyimpan job vacancy')).toBeVisible()
}
/** Chooses an entry of a field's list. */
export async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('listbox', { name: label, exact: true }).getByRole('option', { name: text, exact: true }).click()
}
/** Fills in what a new vacancy must have. */
export async function fillNew(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Nama Lowongan' }).fill(name)
  await page.getByRole('textbox', { name: 'Tanggal Dibuka' }).fill('16/11/2026')
  await page.getByRole('textbox', { name: 'Tanggal Ditutup' }).fill('31/12/2099')
  await page.getByRole('textbox', { name: 'Deskripsi Lowongan' }).fill('Menjaga terang.')
}
/** An open dialog by its title. */
export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })
