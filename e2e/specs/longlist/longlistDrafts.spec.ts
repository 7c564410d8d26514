import type { Page } from '@playwright/test'
import { storedIn } from '../../support/stored'
import { expect, test } from '../../support/test'

const HENDRA = '/dashboard/0/es-longlist/form/MUC03-HENDRA'
const form = (page: Page) => page.getByRole('form', { name: 'Informasi Dasar' })
const phone = (page: Page) => form(page).getByLabel('Nomor Telepon 1')
const remarks = (page: Page) => form(page).getByLabel('Remarks')

/** Types a private and another field of a person. */
async function type(page: Page): Promise<void> {
  await page.goto(HENDRA)
  await phone(page).fill('081298765432')
  await remarks(page).fill('Bersedia pindah')
}

test('the draft of a phone number survives a reload', async ({ page }) => {
  await type(page)
  await page.reload()
  await expect(phone(page)).toHaveValue('081298765432')
  await expect(remarks(page)).toHaveValue('Bersedia pindah')
})

test('the draft of a phone number is not stored beyond the tab', async ({ page }) => {
  await type(page)
  const { local } = await storedIn(page)
  expect(JSON.stringify(local)).toContain('Bersedia pindah')
  expect(JSON.stringify(local)).not.toContain('081298765432')
})

test('the draft of a closed tab is offered without its private fields', async ({ page, context }) => {
  await type(page)
  const next = await context.newPage()
  await page.close()
  await next.goto(HENDRA)
  const stored = await phone(next).inputValue()
  await expect(form(next)).toContainText('tanpa data pribadi')
  await form(next).getByRole('button', { name: 'Pulihkan' }).click()
  await expect(remarks(next)).toHaveValue('Bersedia pindah')
  await expect(phone(next)).toHaveValue(stored)
})

/** Renames a field in the stored draft, as if another build of the console had written it. */
const renameInDraft = (page: Page, from: string, to: string) =>
  page.evaluate(
    ([name, other]) => {
      for (const key of Object.keys(localStorage).filter((one) => one.startsWith('klob:draft:')))
        localStorage.setItem(key, localStorage.getItem(key)!.replaceAll(`"${name}":`, `"${other}":`))
    },
    [from, to],
  )

test.describe('a draft with a field of another build', () => {
  test.beforeEach(async ({ page }) => {
    await type(page)
    await renameInDraft(page, 'notes', 'remarks')
    await page.reload()
  })

  test('shows what was typed into it', async ({ page }) => {
    await expect(form(page).getByRole('alert')).toContainText('Bersedia pindah')
  })

  test('restores the other fields', async ({ page }) => {
    await expect(phone(page)).toHaveValue('081298765432')
  })

  test('is deleted when what it shows is dismissed', async ({ page }) => {
    await form(page).getByRole('button', { name: 'Hapus draf' }).click()
    await expect(form(page).getByRole('alert')).toBeHidden()
    expect(JSON.stringify((await storedIn(page)).local)).not.toContain('Bersedia pindah')
  })
})
