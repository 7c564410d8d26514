import type { Locator, Page } from '@playwright/test'
import { openTalents } from '../../support/talents'
import { openStage, panel } from '../../support/stages'
import { expect, holdBack, test } from '../../support/test'

const dialogButton = (page: Page, dialog: string, name: string): Locator =>
  page.getByRole('dialog', { name: dialog }).getByRole('button', { name, exact: true })

/** What is pressed: the call, how to get to its button, and the button. */
const actions: [what: string, endpoint: string, path: RegExp, come: (page: Page) => Promise<Locator>][] = [
  [
    'saving a filter',
    'saveTalentQuery',
    /population\/saveQuery/,
    async (page) => {
      await openTalents(page, '?firstNames=Ayu')
      await page.getByRole('button', { name: 'Simpan Filter' }).click()
      // The dialog has moved the focus to its first field.
      await expect(page.getByRole('textbox', { name: 'Masukan nama filter:' })).toBeFocused()
      await page.keyboard.type('Si Ayu')
      return dialogButton(page, 'SIMPAN FILTER', 'Simpan')
    },
  ],
  [
    'a download',
    'startTalentExport',
    /populationexport\/export/,
    async (page) => {
      await openTalents(page, '?firstNames=Ayu')
      await page.getByRole('button', { name: 'Download', exact: true }).click()
      await expect(dialogButton(page, 'Download', 'Unduh')).toBeFocused()
      return page.getByRole('dialog', { name: 'Download' }).getByRole('button', { name: /^(Unduh|Coba lagi)$/ })
    },
  ],
  [
    'a reply to a ticket',
    'replyEsTicket',
    /detail\/messagePost/,
    async (page) => {
      await page.goto('/dashboard/0/contact-us/ES-BARU')
      const form = page.getByRole('form', { name: 'Balas tiket' })
      await form.getByRole('textbox', { name: 'Body' }).fill('Segera kami kabari.')
      return form.getByRole('button', { name: 'Submit' })
    },
  ],
]

for (const [what, endpoint, path, come] of actions)
  test(`the button of ${what} keeps the focus while it is busy and when it fails`, async ({ page, world }) => {
    await world.fault({ endpoint, kind: 'status', status: 500, times: 0 })
    const button = await come(page)
    for (const press of [() => button.click(), () => button.press('Enter')]) {
      const release = await holdBack(page, path)
      await press()
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await expect(button).toBeFocused()
      release()
      await expect(button).toHaveAttribute('aria-busy', 'false')
      await expect(page.getByRole('alert').first()).toBeVisible()
      await expect(button).toBeFocused()
    }
  })

test('the buttons of notes stay where they are while a note is saved', async ({ page }) => {
  await openStage(page, { open: 'USR-AYU' })
  const ayu = panel(page, /^Ayu/)
  await ayu.getByRole('textbox', { name: 'Catatan 1', exact: true }).fill('Komunikasi baik')
  const next = ayu.getByRole('button', { name: 'Simpan dan berikutnya' })
  const save = ayu.getByRole('button', { name: 'Simpan', exact: true })
  await expect(ayu.getByText('Belum disimpan')).toBeVisible()
  const before = [await next.boundingBox(), await save.boundingBox()]
  const release = await holdBack(page, /pipeline\/stage\/update/)
  await save.click()
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await expect(save).toBeFocused()
  expect([await next.boundingBox(), await save.boundingBox()]).toEqual(before)
  release()
  await expect(page.getByText('Perubahan Berhasil dilakukan')).toBeVisible()
})
