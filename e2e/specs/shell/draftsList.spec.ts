import type { Page } from '@playwright/test'
import { textOf } from '../../support/messages'
import { checkCard, openHeading, openStage, panel } from '../../support/stages'
import { expect, expectAccessible, test } from '../../support/test'
import { field, openForm, vacanciesAt } from '../../support/vacancyForms'

const note = (page: Page) => panel(page, /^Ayu Wulandari/).getByRole('textbox', { name: 'Catatan 1', exact: true })

/** Types a note about an applicant without saving it. */
async function typeNote(page: Page): Promise<void> {
  await openStage(page, { open: 'USR-AYU' })
  await note(page).fill('Komunikasi baik')
}
async function openUserMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu Budi' }).click()
}

test('signing out names each draft and leads to it', async ({ page }) => {
  await typeNote(page)
  await page.goto('/dashboard/0/my-actions')
  await openUserMenu(page)
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  const question = page.getByRole('dialog', { name: 'Keluar dengan isian yang belum disimpan?' })
  await expectAccessible(page)
  const link = question.getByRole('listitem').getByRole('link', { name: /Catatan Ayu Wulandari/ })
  await expect(link).toHaveAttribute('href', /open=USR-AYU/)
  await link.click()
  await expect(question).toBeHidden()
  await expect(note(page)).toHaveValue('Komunikasi baik')
})

test('the own actions list the drafts with links', async ({ page }) => {
  await typeNote(page)
  await page.goto('/dashboard/0/my-actions')
  const drafts = page.getByRole('region', { name: 'Draf Anda' })
  await expectAccessible(page)
  await drafts.getByRole('link', { name: /^Buka draf: / }).click()
  await expect(note(page)).toHaveValue('Komunikasi baik')
})

const others: [what: string, title: RegExp, write: (page: Page) => Promise<void>][] = [
  [
    'a message to many',
    /^Pesan untuk 2 orang, Software Engineer/,
    async (page) => {
      await openStage(page)
      for (const name of ['Ayu Wulandari', 'Bayu Pratama']) await checkCard(page, name)
      await page.getByRole('button', { name: 'Pesan ke yang dipilih' }).click()
      await textOf(page.getByRole('dialog', { name: 'Pesan untuk 2 pelamar' })).fill('Kami kabari.')
    },
  ],
  [
    'a vacancy, whose name may be that of another one',
    /^VAC-DRAF-01, Edit Lowongan, Kepala Cabang/,
    async (page) => {
      await openForm(page, 'VAC-DRAF-01')
      await field(page, 'Nama Lowongan').fill('Kepala Wilayah')
    },
  ],
]
for (const [what, title, write] of others)
  test(`the own actions say of which record the draft of ${what} is`, async ({ page }) => {
    await write(page)
    await page.goto('/dashboard/0/my-actions')
    await expect(page.getByRole('region', { name: 'Draf Anda' }).getByRole('listitem').getByText(title)).toBeVisible()
  })

test('the card of somebody whose refusal is being written is marked', async ({ page }) => {
  await openStage(page, { open: 'USR-AYU' })
  await expect(openHeading(page, /^Ayu/)).toBeFocused()
  await page.keyboard.press('d')
  await textOf(page.getByRole('dialog', { name: 'Tolak Ayu Wulandari', exact: true })).fill('Kami kabari.')
  await openStage(page)
  await expect(page.getByRole('list', { name: 'Ringkasan Ayu Wulandari' })).toContainText('Draf penolakan')
})

const lists: [what: string, list: string, row: string | RegExp, write: (page: Page) => Promise<void>][] = [
  [
    'a ticket with an unsent reply',
    '/dashboard/0/contact-us',
    'ES-PROSES',
    async (page) => {
      await page.goto('/dashboard/0/contact-us/ES-PROSES')
      await page.getByRole('textbox', { name: 'Body' }).fill('Kami periksa')
    },
  ],
  [
    'a vacancy with unsaved changes',
    vacanciesAt(),
    'Kepala Cabang',
    async (page) => {
      await openForm(page, 'VAC-DRAF-01')
      await field(page, 'Nama Lowongan').fill('Kepala Wilayah')
    },
  ],
  [
    'a longlist user with unsaved changes',
    '/dashboard/0/es-longlist',
    'Hendra',
    async (page) => {
      await page.goto('/dashboard/0/es-longlist/form/MUC03-HENDRA')
      await page.getByLabel('Remarks').fill('Bersedia pindah')
    },
  ],
  [
    'a longlist user with an unsaved language',
    '/dashboard/0/es-longlist',
    'Hendra',
    async (page) => {
      await page.goto('/dashboard/0/es-longlist/form/MUC03-HENDRA')
      await page.getByRole('button', { name: '+ Tambahkan Bahasa' }).click()
      const language = page.getByRole('dialog', { name: 'Tambah bahasa' }).getByRole('combobox').first()
      await language.fill('Indonesia')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(language).toHaveValue(/Indonesia/)
    },
  ],
]
for (const [what, list, row, write] of lists)
  test(`${what} is marked in its list`, async ({ page }) => {
    await write(page)
    await page.goto(list)
    await expect(page.getByRole('table').locator('tbody tr').filter({ hasText: row })).toContainText(
      'Draf belum disimpan',
    )
    await expect(page.getByText('Draf belum disimpan')).toHaveCount(1)
  })
