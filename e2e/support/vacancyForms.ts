import { expect, type Locator, type Page } from '@playwright/test'
import type { World } from './world'

/** The address of the posting list; `more` is appended. */
export const vacanciesAt = (more = '', index = 0): string => `/dashboard/${index}/create-job-vacancy${more}`

export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true })
/** Opens the form and waits until it is loaded. */
export async function openForm(page: Page, code: string | null, index = 0): Promise<Locator> {
  await page.goto(vacanciesAt(code === null ? '/add' : `/edit/${code}`, index))
  const form = page.getByRole('form', { name: 'Lowongan' })
  await expect(form).toBeVisible({ timeout: 15_000 })
  return form
}
export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Simpan', exact: true })
/** Saves and waits until the server has received that number of calls of the endpoint. */
export async function save(page: Page, world: World, endpoint: string, times = 1): Promise<void> {
  await saveButton(page).click()
  await expect.poll(async () => (await world.calls(endpoint)).length).toBe(times)
  await expect(saveButton(page)).toBeEnabled()
}
/** Picks an option of a field's list. */
export async function choose(page: Page, label: string, text: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  const exact = typeof text === 'string'
  await page.getByRole('listbox', { name: label, exact: true }).getByRole('option', { name: text, exact }).click()
}
export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })
/** Fills in the required fields of a new vacancy. */
export async function fillNew(page: Page, name: string): Promise<void> {
  await field(page, 'Nama Lowongan').fill(name)
  await field(page, 'Tanggal Dibuka').fill('16/11/2026')
  await field(page, 'Tanggal Ditutup').fill('31/12/2099')
  await field(page, 'Deskripsi Lowongan').fill('Menjaga terang.')
}
/** The open dialog with that text. */
export const dialog = (page: Page, text: string | RegExp): Locator => page.getByRole('dialog').filter({ hasText: text })
/** Expects an alert and closes it. */
export async function closeAlert(page: Page, text: string | RegExp): Promise<void> {
  await dialog(page, text).getByRole('button', { name: 'OK' }).click()
  await expect(dialog(page, text)).toBeHidden()
}
/** Answers a confirmation dialog. */
export async function answer(page: Page, text: string | RegExp, button: string): Promise<void> {
  await dialog(page, text).getByRole('button', { name: button, exact: true }).click()
  await expect(dialog(page, text)).toBeHidden()
}

/** Sends a call outside the page with the session of its user. */
export async function call<T>(page: Page, method: 'GET' | 'POST', path: string, data?: object): Promise<T> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'sessionToken')?.value ?? ''
  const response = await page.request.fetch(`/rest/console/adminvacancy/${path}`, {
    method,
    headers: { Authorization: token },
    ...(data ? { data } : {}),
  })
  expect(response.ok(), `${path}: ${response.status()}`).toBe(true)
  return (await response.json()).result
}
/** Copies a vacancy to a draft with the code KJV-000001. */
export const copyOf = (page: Page, code: string): Promise<{ klobVacancyCode: string }> =>
  call(page, 'POST', `index/duplicate?corporateId=COR0001&klobVacancyCode=${code}`)
/** Saves a part of a vacancy as if by another user. */
export const changeElsewhere = async (page: Page, code: string, part: object): Promise<unknown> =>
  call(page, 'POST', 'form/primary/save', {
    ...(await call<object>(page, 'GET', `form/edit/primary/${code}`)),
    ...part,
  })
